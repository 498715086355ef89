import type { Schema } from '@helpdesk/sdk/contract/operations';
import { newId } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { TicketRow, TicketSnoozeRow } from '../../../database/rows/tickets.ts';
import type { Input, P, Tx } from '../../../database/types.ts';
import type { Actor, Changes, EventPayloads } from '../../../event-catalog.ts';
import type { TicketWithPeople } from '../read/tickets.ts';
import { timeAhead } from './replies/time-ahead.ts';
import type { TimelineEntry } from './timeline.ts';

type Because = EventPayloads['ticket.unsnoozed']['because'];

/** The end of a snooze: a time, or null until the customer replies. */
export type Snooze = Schema<'SnoozeInput'>;
/** Starts or ends a snooze. */
export type SnoozeStep = Snooze | { because: Because };

interface Step {
  snooze?: SnoozeStep | undefined;
  said: { authorType: string; visibility: string } | undefined;
  changes: Changes;
}

export const notActive = 'Only open tickets and tickets in progress can be snoozed';

/** The requested end of a snooze as it is stored; rejects a time in the past or too far ahead. */
export const snoozeAsked = ({ until }: Snooze, field = 'until'): Snooze => ({
  until: until === null ? null : timeAhead(field, until),
});

export const isActive = ({ status }: { status: string }) =>
  status === 'open' || status === 'in_progress';

/** The current snooze of a ticket; null if there is none. */
export const snoozeOf = ({ snoozed_at: at, snoozed_until: until }: TicketRow): Snooze | null =>
  at === null ? null : { until };

export const isSameSnooze = (one: Snooze | null, other: Snooze | null) =>
  one === null || other === null ? one === other : one.until === other.until;

/** The effect of a step on the snooze of a ticket; null if there is none. */
export function snoozingBy(
  before: TicketWithPeople,
  { snooze, said, changes }: Step,
): SnoozeStep | null {
  const isSnoozed = before.snoozed_at !== null;
  const status = changes.status?.to ?? before.status;
  if (!isActive({ status })) return isSnoozed ? { because: 'done' } : null;
  if (snooze && 'until' in snooze) return isSameSnooze(snoozeOf(before), snooze) ? null : snooze;
  if (!isSnoozed) return null;
  if (snooze) return snooze;
  return said?.authorType === 'customer' && said.visibility === 'public'
    ? { because: 'reply' }
    : null;
}

/** The columns that change with the snooze; a ticket that comes back at its time is unread. */
export function columnsOfSnoozing(
  before: TicketRow,
  { said, changes }: Step,
  step: SnoozeStep | null,
  at: string,
): Input<TicketRow> {
  if (step === null) {
    const isAnswered = said?.authorType === 'staff' && said.visibility === 'public';
    const isDone = !isActive({ status: changes.status?.to ?? before.status });
    return before.unsnoozed_at && (isAnswered || isDone) ? { unsnoozed_at: null } : {};
  }
  if ('until' in step) return { snoozed_at: at, snoozed_until: step.until, unsnoozed_at: null };
  const { because } = step;
  return {
    snoozed_at: null,
    snoozed_until: null,
    unsnoozed_at: because === 'time' || because === 'reply' ? at : null,
    ...(because === 'time' ? { news_at: at } : {}),
  };
}

/** Timeline entries of the step; a ticket that is resolved or closed has an entry for that already. */
export function linesOfSnoozing(step: SnoozeStep | null, actor: Actor): TimelineEntry[] {
  if (step === null) return [];
  if ('until' in step) return [{ kind: 'snoozed', from: null, to: step.until, actor }];
  const { because } = step;
  return because === 'done' ? [] : [{ kind: 'unsnoozed', from: null, to: because, actor }];
}

const ofTicket = prepare((org, p: P<'ticket'>) =>
  org.from('ticket_snoozes').where('ticket_id', p.ticket).select('user_id'),
);

/** Stores when the ticket comes back, for the worker; returns the member who had snoozed it. */
export async function keepSnoozing(
  tx: Tx,
  ticketId: string,
  step: SnoozeStep,
  actor: Actor,
): Promise<string | null> {
  const before = await tx.first<{ user_id: string | null }>(ofTicket({ ticket: ticketId }));
  if (before) await tx.remove('ticket_snoozes', { ticket_id: ticketId });
  if ('until' in step) {
    await tx.insert('ticket_snoozes', {
      id: newId(),
      ticket_id: ticketId,
      user_id: actor.userId,
      due_at: step.until,
      leased_until: null,
    });
  }
  return before?.user_id ?? null;
}

/** Restores a snooze; if its time has passed, it ends at once. */
export const snoozeAgain = (
  tx: Tx,
  ticketId: string,
  { user_id, due_at }: Pick<TicketSnoozeRow, 'user_id' | 'due_at'>,
): Promise<void> =>
  tx.insert('ticket_snoozes', {
    id: newId(),
    ticket_id: ticketId,
    user_id,
    due_at,
    leased_until: null,
  });
