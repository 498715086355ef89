import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** A fake server socket that records what is sent and done to it. */
export function fakeSocket() {
  const sent: { type: string; [field: string]: unknown }[] = [];
  const closed: (number | 'terminated')[] = [];
  const state = Object.assign(new EventEmitter().setMaxListeners(20), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send(text: string, done?: () => void) {
      sent.push(JSON.parse(text));
      done?.();
    },
    close(code: number) {
      closed.push(code);
      state.readyState = 3;
    },
    terminate() {
      closed.push('terminated');
      state.readyState = 3;
    },
  });
  const stream = Object.assign(new EventEmitter(), {
    cork() {},
    uncork() {},
    write: (frame: Buffer) => sent.push(JSON.parse(textOf(frame))),
  }) as unknown as Duplex;
  const hear = (frame: unknown, isBinary = false) =>
    state.emit('message', typeof frame === 'string' ? frame : JSON.stringify(frame), isBinary);
  return { socket: state as unknown as WebSocket, stream, state, sent, closed, hear };
}

/** The text in a server frame of fewer than 65,536 bytes. */
export const textOf = (frame: Buffer): string =>
  frame.toString('utf8', (frame[1] ?? 0) < 126 ? 2 : 4);
