import type { Schema } from '@helpdesk/sdk/contract/operations';
import { schemas } from '@helpdesk/sdk/contract/schemas';
import type { WebSocket } from 'ws';
import type { StoredEvent } from '../events/catalog.ts';
import { eventsAfter, listenLive } from '../events/live.ts';
import type { Desk } from '../http/desk.ts';
import type { Listener } from './admit-socket.ts';

/** What may wait unsent for one reader before he is dropped; he comes back and resumes. */
const maxBuffered = 1024 * 1024;
const framesPerWindow = 20;
const window = 10_000;
const pageSize = 500;

/** Tells one member of the staff what happens in his organization, from where he left off. */
export function openStaffLine({ database, log }: Desk, socket: WebSocket, { org }: Listener) {
  let sent = 0;
  let replaying: Promise<void> = Promise.resolve();
  let frames = 0;
  const counting = setInterval(() => {
    frames = 0;
  }, window).unref();

  const deliver = (event: StoredEvent) => {
    if (event.seq <= sent || socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > maxBuffered) return socket.terminate();
    sent = event.seq;
    socket.send(frameOf(event));
  };
  /** Everything after a sequence, in order; what happens meanwhile waits its turn behind it. */
  const replay = (after: number) => {
    replaying = replaying
      .then(async () => {
        sent = Math.min(sent, after);
        for (let last = after; socket.readyState === socket.OPEN; ) {
          const page = await eventsAfter(org, last, pageSize);
          page.forEach(deliver);
          const end = page.at(-1);
          if (!end || page.length < pageSize) return;
          last = end.seq;
        }
      })
      .catch((error: unknown) => {
        log.error({ err: error }, 'A socket could not resume');
        socket.close(1013, 'Try again');
      });
  };

  const stopListening = listenLive(database, org.id, (event) => {
    replaying = replaying.then(() => deliver(event));
  });
  socket.on('message', (data, isBinary) => {
    frames += 1;
    if (frames > framesPerWindow) return refuse(socket, 'rate_limited', 'Too many frames');
    const frame = isBinary ? null : parseResume(String(data));
    if (frame) replay(frame.after);
  });
  socket.once('close', () => {
    clearInterval(counting);
    stopListening();
  });

  greet();

  function greet() {
    replaying = replaying.then(async () => {
      const row = await org.first<{ seq: number }>(org.from('organizations').select('seq'));
      const hello: Schema<'SocketHello'> = { type: 'hello', seq: row?.seq ?? 0 };
      sent = hello.seq;
      socket.send(JSON.stringify(hello));
    });
  }
}

function frameOf({ seq, name, payload, createdAt }: StoredEvent): string {
  const frame: Schema<'SocketEvent'> = { type: 'event', seq, name, payload, createdAt };
  return JSON.stringify(frame);
}

/** Frames that cannot be read are ignored, as the specification says. */
function parseResume(text: string): Schema<'SocketResume'> | null {
  try {
    const parsed = schemas.SocketResume.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function refuse(socket: WebSocket, code: string, message: string) {
  const frame: Schema<'SocketError'> = { type: 'error', code, message };
  socket.send(JSON.stringify(frame));
  socket.close(1000);
}
