import type { Holder } from '@helpdesk/sdk/rules/roles';
import type { WebSocket } from 'ws';
import type { EventName } from '../event-catalog.ts';
import type { ServerContext } from '../server-context.ts';
import { type Listener, rightsOnSocket } from './admit-socket.ts';

const askEvery = 30_000;

/** Events after which a client may have lost its access. */
const ends: readonly EventName[] = [
  'member.removed',
  'member.role_changed',
  'organization.networks_changed',
  'organization.closed',
  'organization.second_factor_required',
  'organization.sso_required',
  'session.ended',
];

/** Closes the socket of a client that lost its permission or whose session ended, as soon as that is published. */
export async function stayWhileStaff(
  server: ServerContext,
  socket: WebSocket,
  listener: Omit<Listener, 'readsChats' | 'visibility'>,
  /** Continues with the current permissions; returns whether these allow the socket. */
  take: (rights: Holder) => boolean = () => true,
) {
  const ask = async (otherwise: boolean | null) => {
    const may = await rightsOnSocket(server.database, listener).then(
      (rights) => rights !== null && take(rights),
      () => otherwise,
    );
    if (may || socket.readyState !== socket.OPEN) return;
    // Access may have ended and can't be checked. A client that still has it reconnects and misses nothing.
    if (may === null) return socket.close(1013, 'Try again');
    socket.send(
      JSON.stringify({ type: 'error', code: 'forbidden', message: 'You are signed out here' }),
    );
    socket.close(1000);
  };
  // Without the database, no events are delivered either, so an open socket receives nothing it must not see.
  const asking = setInterval(() => void ask(true), askEvery).unref();
  socket.once('close', () => clearInterval(asking));
  try {
    const { stop } = await server.live.subscribe(
      listener.org.id,
      ({ payload }) => {
        const isOfOther = 'userId' in payload && payload.userId !== listener.userId;
        if (!isOfOther) void ask(null);
      },
      ends,
    );
    socket.once('close', stop);
    if (socket.readyState !== socket.OPEN) return stop();
    // Events while the socket was opening were not received.
    await ask(null);
  } catch (error) {
    server.log.warn({ err: error }, "Couldn't close a removed member's socket right away");
  }
}
