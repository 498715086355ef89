import type { TimeEntryRow } from '../../../database/rows/time.ts';
import type { Tx } from '../../../database/types.ts';
import type { Actor, EventPayloads } from '../../../event-catalog.ts';
import { ticketFacts } from '../../tickets/present.ts';
import type { TicketWithPeople } from '../../tickets/read/tickets.ts';
import { type Remark, remarkOnTicket } from '../../tickets/store/timeline.ts';
import { entryFacts } from '../present.ts';

type How = EventPayloads['time_entry.changed']['how'];

/** Timeline entries by kind of change. A change of day or note, and the start of a timer, have no entry. */
const kinds = {
  added: 'time_added',
  stopped: 'time_added',
  restored: 'time_added',
  changed: 'time_changed',
  deleted: 'time_deleted',
  started: null,
} as const satisfies Record<How, Remark['kind'] | null>;

interface What {
  how: How;
  actor: Actor;
  /** The entry before the change. */
  before?: TimeEntryRow;
}

/** Adds a timeline entry if the change has one, and records the event. */
export async function tell(
  tx: Tx,
  ticket: TicketWithPeople,
  entry: TimeEntryRow,
  { how, actor, before }: What,
): Promise<void> {
  const kind = kinds[how];
  const wasNoted = before !== undefined && before.started_at === null;
  const isSaid =
    how === 'changed' ? before?.minutes !== entry.minutes : how !== 'deleted' || wasNoted;
  if (kind && isSaid) {
    const from = how === 'changed' ? String(before?.minutes) : null;
    await remarkOnTicket(tx, ticket.id, { kind, from, to: String(entry.minutes), actor });
  }
  await tx.record('time_entry.changed', {
    ticket: ticketFacts(ticket),
    actor,
    timeEntry: entryFacts(entry),
    how,
  });
}
