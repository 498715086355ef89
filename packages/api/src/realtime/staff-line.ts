import type { Schema } from '@helpdesk/sdk/contract/operations';
import { SocketResume } from '@helpdesk/sdk/contract/schemas';
import type { WebSocket } from 'ws';
import type { StoredEvent } from '../events/catalog.ts';
import { eventsAfter } from '../events/read.ts';
import type { Desk } from '../http/desk.ts';
import type { Listener } from './admit-socket.ts';

/** What may wait unsent for one reader before he is dropped; he comes back and resumes. */
const maxBuffered = 1024 * 1024;
const framesPerWindow = 20;
const window = 10_000;
const pageSize = 500;

/**
 * Tells one member of the staff what happens in his organization, from where he left off: what he missed comes
 * before anything that happens from now on.
 */
export function openStaffLine(
  { live, log }: Desk,
  socket: WebSocket,
  { org }: Listener,
  after: number | null,
) {
  let sent = Number.POSITIVE_INFINITY;
  let frames = 0;

  const deliver = (event: StoredEvent) => {
    if (event.seq <= sent || socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > maxBuffered) return socket.terminate();
    sent = event.seq;
    const { seq, name, payload, createdAt } = event;
    send(socket, { type: 'event', seq, name, payload, createdAt });
  };

  /** One thing after the other: what happens during a replay waits behind it. */
  let turn: Promise<void> = Promise.resolve();
  const inTurn = (work: () => void | Promise<void>) => {
    turn = turn.then(work).catch((error: unknown) => {
      log.error({ err: error }, 'A socket lost its line');
      socket.close(1013, 'Try again');
    });
  };

  const replay = async (after: number) => {
    sent = Math.min(sent, after);
    for (let last = after; socket.readyState === socket.OPEN; ) {
      const page = await eventsAfter(org, last, pageSize);
      page.forEach(deliver);
      const end = page.at(-1);
      if (!end || page.length < pageSize) return;
      last = end.seq;
    }
  };

  socket.on('message', (data, isBinary) => {
    frames += 1;
    if (frames > framesPerWindow) return refuse(socket, 'rate_limited', 'Too many frames');
    const frame = isBinary ? null : parseResume(String(data));
    if (frame) inTurn(() => replay(frame.after));
  });
  const counting = setInterval(() => {
    frames = 0;
  }, window).unref();
  socket.once('close', () => clearInterval(counting));

  inTurn(async () => {
    const { seq, stop } = await live.subscribe(org.id, (event) => inTurn(() => deliver(event)));
    socket.once('close', stop);
    if (socket.readyState !== socket.OPEN) return stop();
    sent = seq;
    send(socket, { type: 'hello', seq });
    if (after !== null) await replay(after);
  });
}

type Frame = Schema<'SocketHello'> | Schema<'SocketEvent'> | Schema<'SocketError'>;

const send = (socket: WebSocket, frame: Frame) => socket.send(JSON.stringify(frame));

/** Frames that cannot be read are ignored, as the specification says. */
function parseResume(text: string): Schema<'SocketResume'> | null {
  try {
    const parsed = SocketResume.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function refuse(socket: WebSocket, code: string, message: string) {
  send(socket, { type: 'error', code, message });
  socket.close(1000);
}
