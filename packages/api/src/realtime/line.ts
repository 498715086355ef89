import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { atOnce, type Departures } from './departures.ts';

/** A text frame as bytes on the wire. Servers don't mask, so they are the same for every client. */
export type Frame = Buffer;

export function frameOf(text: string): Frame {
  const length = Buffer.byteLength(text);
  const start = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = 0x81;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
}

export interface Line {
  send(frame: Frame | string): void;
  /** Whether the client has more than this many unread bytes. */
  isBehind(bytes: number): boolean;
}

/**
 * The connection to one client. Frames until the next departure are sent in one write, in order. Frames sent directly on the
 * socket, such as a ping or the close, keep their position, because they use the same stream. A slow client with more than
 * `maxUnsent` unsent bytes is disconnected; it reconnects and resumes.
 */
export function openLine(
  socket: WebSocket,
  stream: Duplex,
  maxUnsent: number,
  nextDeparture: Departures = atOnce,
): Line {
  let isGathering = false;

  function leave() {
    if (!isGathering) return;
    isGathering = false;
    stream.uncork();
  }

  function isBehind(bytes: number): boolean {
    if (socket.bufferedAmount <= bytes) return false;
    // The bytes may only be waiting for the next departure.
    leave();
    return socket.bufferedAmount > bytes;
  }

  return {
    isBehind,
    send(frame) {
      if (socket.readyState !== socket.OPEN) return;
      if (isBehind(maxUnsent)) return socket.terminate();
      if (!isGathering) {
        isGathering = true;
        stream.cork();
        nextDeparture(leave);
      }
      if (typeof frame === 'string') socket.send(frame);
      else stream.write(frame);
    },
  };
}
