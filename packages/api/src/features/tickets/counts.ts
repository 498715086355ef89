import type { Tx } from '../../database/types.ts';
import { type Moments, marksOf } from './marks.ts';

/** What of a ticket is counted. */
interface Counted extends Moments {
  status: string;
  assigned_agent_id: string | null;
}

/**
 * Moves the kept counts as a ticket comes (from null), changes or goes (to null): how many tickets are in each status,
 * by how much each day changed the number of open ones, how many each agent has on his desk, and what each day brought.
 */
export async function moveCounts(tx: Tx, from: Counted | null, to: Counted | null, at: string) {
  if (from?.status !== to?.status) {
    if (from) await tx.add(`tickets.${from.status}`, -1);
    if (to) await tx.add(`tickets.${to.status}`, 1);
    const opened = Number(to?.status === 'open') - Number(from?.status === 'open');
    if (opened !== 0) await tx.add(openedOn(at), opened);
  }
  const [before, after] = [namesOf(from), namesOf(to)];
  for (const name of before) if (!after.includes(name)) await tx.add(name, -1);
  for (const name of after) if (!before.includes(name)) await tx.add(name, 1);
}

function namesOf(ticket: Counted | null) {
  const onDesk = load(ticket);
  return onDesk ? [onDesk, ...marksOf(ticket)] : marksOf(ticket);
}

/** The counter of a day (UTC), whose names sort by time. */
export const openedOn = (at: string) => `opened.${at.slice(0, 10)}`;

/** The counter of the tickets on an agent's desk. */
const loadOf = (userId: string) => `load.${userId}`;

/** Clears away the counter of somebody who has left. */
export const forgetLoad = (tx: Tx, userId: string) =>
  tx.remove('counters', { name: loadOf(userId) });

const onDesk = ['open', 'in_progress'];

function load(ticket: Counted | null): string | null {
  if (!ticket?.assigned_agent_id || !onDesk.includes(ticket.status)) return null;
  return loadOf(ticket.assigned_agent_id);
}
