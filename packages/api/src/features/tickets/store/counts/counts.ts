import type { Tx } from '../../../../database/types.ts';
import {
  hoursOfMessages,
  hoursOfTicket,
  type Moments,
  movesBetween,
} from '../../../../figures/names.ts';
import { taggedAs } from '../../../tags/read/counters.ts';
import { type Tagged, tagsIn } from '../../../tags/read/on-ticket.ts';
import {
  type Listed,
  listedAs,
  snoozedAs,
  type Turn,
  waitingAs,
} from '../../read/listed-counters.ts';
import { openedOn } from '../../read/opened.ts';

/** The counted fields of a ticket. */
type Counted = Moments &
  Tagged &
  Listed & {
    turn: Turn | null;
    snoozed_at: string | null;
  };

/**
 * Updates the counters when a ticket is created (from null), changed or deleted (to null): tickets by status and by list
 * filters, change of open tickets, load of each agent, and figures by hour.
 */
export async function moveCounts(
  tx: Pick<Tx, 'addAll'>,
  from: Counted | null,
  to: Counted | null,
  at: string,
) {
  const moves: [name: string, delta: number][] = [];
  if (from?.status !== to?.status) {
    if (from) moves.push([`tickets.${from.status}`, -1]);
    if (to) moves.push([`tickets.${to.status}`, 1]);
    const opened = Number(to?.status === 'open') - Number(from?.status === 'open');
    if (opened !== 0) moves.push([openedOn(at), opened]);
  }
  moves.push(...movesBetween(namesOf(from), namesOf(to)));
  await tx.addAll(moves);
}

/** Counts the replies among messages that a ticket gains (1) or loses (-1). */
export async function moveHoursOfMessages(
  tx: Pick<Tx, 'addAll'>,
  messages: Parameters<typeof hoursOfMessages>[0],
  delta: 1 | -1,
) {
  const sums = new Map<string, number>();
  for (const name of hoursOfMessages(messages)) sums.set(name, (sums.get(name) ?? 0) + delta);
  await tx.addAll([...sums]);
}

function namesOf(ticket: Counted | null) {
  if (!ticket) return [];
  const { status, assigned_agent_id: assignee, turn } = ticket;
  const onServer = load(ticket);
  const names = [listedAs(ticket), ...hoursOfTicket(ticket)];
  if (turn) names.push(waitingAs(turn, assignee));
  if (ticket.snoozed_at) names.push(snoozedAs(assignee));
  for (const { id } of tagsIn(ticket)) names.push(taggedAs(id, status));
  return onServer ? [onServer, ...names] : names;
}

/** The name of the counter for an agent's load. */
const loadOf = (userId: string) => `load.${userId}`;

/** Removes the load counter of an agent who has left. */
export const forgetLoad = (tx: Tx, userId: string) =>
  tx.remove('counters', { name: loadOf(userId) });

const onServer = ['open', 'in_progress'];

function load(ticket: Counted | null): string | null {
  if (!ticket?.assigned_agent_id || !onServer.includes(ticket.status)) return null;
  return loadOf(ticket.assigned_agent_id);
}
