import type { Schema } from '@helpdesk/sdk/contract/operations';
import { SocketLook, SocketResume, SocketTyping } from '@helpdesk/sdk/schema/operations';
import type { WebSocket } from 'ws';
import { refuseUnclearJson } from '../http/bodies/unclear-json.ts';

type Incoming = Schema<'SocketResume'> | Schema<'SocketLook'> | Schema<'SocketTyping'>;

type Outgoing =
  | Schema<'SocketHello'>
  | Schema<'SocketEvent'>
  | Schema<'SocketError'>
  | Schema<'SocketPresence'>;

const schemas = [SocketResume, SocketLook, SocketTyping];

/** Malformed frames are ignored, as the specification requires. */
export function parseFrame(text: string): Incoming | null {
  try {
    const value: unknown = JSON.parse(text);
    refuseUnclearJson(text);
    for (const schema of schemas) {
      const parsed = schema.safeParse(value);
      if (parsed.success) return parsed.data;
    }
  } catch {
    // Not JSON, or ambiguous JSON.
  }
  return null;
}

export const send = (socket: WebSocket, frame: Outgoing) => socket.send(JSON.stringify(frame));

/** Sends the reason and closes with the code for "do not reconnect". */
export function refuseSocket(socket: WebSocket, code: string, message: string) {
  send(socket, { type: 'error', code, message });
  socket.close(1000);
}
