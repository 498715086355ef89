import { isStaff } from '@helpdesk/sdk/rules/roles';
import { now } from '../../../../database/ids.ts';
import type { Tx } from '../../../../database/types.ts';
import type { Actor } from '../../../../event-catalog.ts';
import { type Cc, readCcs } from '../../read/ccs.ts';
import { roleOf } from '../../read/joined.ts';
import { readFollowers } from '../../read/people.ts';
import type { TicketWithPeople } from '../../read/tickets.ts';
import { addFollowers } from '../people/add-followers.ts';
import { type CcMove, ccLines, maxCcs, moveCcs } from '../people/ccs.ts';
import { maxFollowers } from '../people/followers.ts';
import { keepFormer } from '../people/requester.ts';
import { writeTimeline } from '../timeline.ts';
import type { Kept, OnTarget } from './keep-apart.ts';

interface How {
  /** Whether both tickets have the same requester. */
  isSame: boolean;
  at: string;
  actor: Actor;
}

/**
 * Moves the followers of a merged ticket to the remaining one. People in its Cc move only if both tickets have the same
 * requester; otherwise they would get replies not meant for them. People who are dropped appear in the timeline.
 */
export async function joinPeople(
  tx: Tx,
  one: TicketWithPeople,
  target: TicketWithPeople,
  { isSame, at, actor }: How,
): Promise<OnTarget['people']> {
  const following = new Set((await readFollowers(tx, target.id)).map(({ id }) => id));
  const followers = (await readFollowers(tx, one.id))
    .map(({ id }) => id)
    .filter((id) => !following.has(id))
    .slice(0, Math.max(0, maxFollowers - following.size));
  await addFollowers(tx, target.id, followers);

  const theirs = await readCcs(tx, one.id);
  const before = await readCcs(tx, target.id);
  const known = new Set(before.map(({ email }) => email));
  const isNew = ({ email }: Cc) => !known.has(email) && email !== target.customer_email;
  const added = isSame ? theirs.filter(isNew).slice(0, Math.max(0, maxCcs - before.length)) : [];
  const stays = new Set([...known, ...added.map(({ email }) => email)]);
  const removed = theirs.map(({ email }) => email).filter((email) => !stays.has(email));
  const move: CcMove = { before, added, removed: [] };
  await moveCcs(tx, target.id, move, at);
  await writeTimeline(tx, target.id, at, ccLines({ before, added, removed }, actor));
  // Emails that they still send open a new ticket of theirs.
  for (const email of removed) await keepFormer(tx, target.id, email);
  return { followers, ccs: added.map(({ email }) => email) };
}

/** Restores the people of a ticket that is unmerged, and removes them from the other ticket. */
export async function partPeople(
  tx: Tx,
  id: string,
  rootId: string,
  { followers, ccs, on: { people } }: Kept,
): Promise<void> {
  for (const user_id of people.followers) {
    await tx.remove('ticket_followers', { ticket_id: rootId, user_id });
  }
  for (const email of people.ccs) await tx.remove('ticket_ccs', { ticket_id: rootId, email });
  const staff = new Set<string>();
  for (const user of followers) if (isStaff((await roleOf(tx, user)) ?? '')) staff.add(user);
  await addFollowers(tx, id, [...staff]);
  await moveCcs(tx, id, { before: [], added: ccs, removed: [] }, now());
}
