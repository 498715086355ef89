import { fullName } from '@helpdesk/sdk/rules/names';
import type { WebSocket } from 'ws';
import type { Listener } from './admit-socket.ts';
import { send } from './frames.ts';
import type { Presence, Seat } from './presence.ts';
import { findMember } from './store.ts';

/** Registers the presence of the socket's member; removed when the socket closes. */
export async function reserveSocket(
  presence: Presence,
  socket: WebSocket,
  { org, userId }: Listener,
): Promise<Seat> {
  const member = await findMember(org, userId);
  const name =
    fullName({ firstName: member?.first_name, lastName: member?.last_name }) || member?.email;
  const seat = presence.sit({ organizationId: org.id, userId, name: name ?? '' }, (frame) => {
    if (socket.readyState === socket.OPEN) send(socket, frame);
  });
  socket.once('close', () => seat.look(null));
  return seat;
}
