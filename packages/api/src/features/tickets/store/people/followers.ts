import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../../../database/types.ts';
import type { Actor } from '../../../../event-catalog.ts';
import { invalid } from '../../../../refusal.ts';
import { readFollowers, staffNamed } from '../../read/people.ts';
import { findTicket } from '../../read/tickets.ts';
import { recordFollowers } from '../change.ts';
import { ticketMissing } from '../update.ts';
import { addFollowers } from './add-followers.ts';

export const maxFollowers = 50;

type UserRef = Schema<'UserRef'>;

/** Makes staff members follow a ticket; returns its followers. */
export function followTicket(
  org: Org,
  ticketId: string,
  userIds: readonly string[],
  actor: Actor,
): Promise<UserRef[]> {
  return org.write(async (tx) => {
    const ticket = await findTicket(tx, ticketId, null);
    if (!ticket) throw ticketMissing();
    const names = await staffNamed(tx, userIds);
    if (names.size < new Set(userIds).size) {
      throw invalid('userIds', 'Only staff can follow a ticket');
    }
    const before = new Set((await readFollowers(tx, ticketId)).map(({ id }) => id));
    const added = [...names.keys()].filter((id) => !before.has(id));
    if (before.size + added.length > maxFollowers) {
      throw invalid('userIds', `A ticket can have up to ${maxFollowers} followers`);
    }
    await addFollowers(tx, ticketId, added);
    await recordFollowers(tx, ticket, { added, removed: [], names }, actor);
    return readFollowers(tx, ticketId);
  });
}

/** Removes a follower from a ticket; returns its followers. */
export function unfollowTicket(
  org: Org,
  ticketId: string,
  userId: string,
  actor: Actor,
): Promise<UserRef[]> {
  return org.write(async (tx) => {
    const ticket = await findTicket(tx, ticketId, null);
    if (!ticket) throw ticketMissing();
    const names = await staffNamed(tx, [userId]);
    const gone = await tx.remove('ticket_followers', { ticket_id: ticketId, user_id: userId });
    const removed = gone > 0 ? [userId] : [];
    await recordFollowers(tx, ticket, { added: [], removed, names }, actor);
    return readFollowers(tx, ticketId);
  });
}
