import type { WebSocket } from 'ws';
import type { Desk } from '../http/desk.ts';
import { type Listener, mayListen } from './admit-socket.ts';

const askEvery = 30_000;

/** Closes the socket of somebody who has left the staff, as soon as that is told, or who has signed out. */
export async function stayWhileStaff(desk: Desk, socket: WebSocket, listener: Listener) {
  const ask = async () => {
    const may = await mayListen(desk.database, listener).catch(() => true);
    if (may || socket.readyState !== socket.OPEN) return;
    socket.send(
      JSON.stringify({ type: 'error', code: 'forbidden', message: 'You are signed out here' }),
    );
    socket.close(1000);
  };
  const asking = setInterval(ask, askEvery).unref();
  socket.once('close', () => clearInterval(asking));
  try {
    const { stop } = await desk.live.subscribe(listener.org.id, ({ name, payload }) => {
      const isAboutRights = name === 'member.removed' || name === 'member.role_changed';
      if (isAboutRights && payload.userId === listener.userId) void ask();
    });
    socket.once('close', stop);
    if (socket.readyState !== socket.OPEN) return stop();
    // What happened while the socket opened was told to nobody.
    await ask();
  } catch (error) {
    desk.log.warn({ err: error }, 'A socket will be late to hear that its member has left');
  }
}
