import type { WebSocket } from 'ws';
import { prepare } from '../database/prepare.ts';
import type { Org, P } from '../database/types.ts';
import type { Listener } from './admit-socket.ts';
import { send } from './frames.ts';
import type { Presence, Seat } from './presence.ts';

const memberName = prepare((org, p: P<'user'>) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .where('memberships.user_id', p.user)
    .select('users.first_name', 'users.last_name', 'users.email'),
);

/** A seat for the socket's member, under his own name; it is left when the socket closes. */
export async function takeSeat(
  presence: Presence,
  socket: WebSocket,
  { org, userId }: Listener,
): Promise<Seat> {
  const name = await nameOf(org, userId);
  const seat = presence.sit({ organizationId: org.id, userId, name }, (frame) => {
    if (socket.readyState === socket.OPEN) send(socket, frame);
  });
  socket.once('close', () => seat.look(null));
  return seat;
}

async function nameOf(org: Org, userId: string): Promise<string> {
  const row = await org.first<{ first_name: string; last_name: string; email: string }>(
    memberName({ user: userId }),
  );
  return [row?.first_name, row?.last_name].filter(Boolean).join(' ') || row?.email || '';
}
