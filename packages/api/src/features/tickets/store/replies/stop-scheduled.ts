import { now } from '../../../../database/ids.ts';
import { prepare } from '../../../../database/prepare.ts';
import type { ScheduledReplyRow } from '../../../../database/rows/tickets.ts';
import type { P, Tx } from '../../../../database/types.ts';
import type { Actor, Changes, EventPayloads } from '../../../../event-catalog.ts';
import { ticketFacts } from '../../present.ts';
import { mustFind, type TicketWithPeople } from '../../read/tickets.ts';

type Because = EventPayloads['scheduled_reply.stopped']['because'];
type Stopped = Pick<ScheduledReplyRow, 'id' | 'user_id'>;

const ofTicket = prepare((org, p: P<'ticket'>) =>
  org
    .from('scheduled_replies')
    .where('ticket_id', p.ticket)
    .whereNull('hold_seconds')
    .whereNotNull('due_at')
    .select('id', 'user_id'),
);

interface Step {
  said: { visibility: string; userId: string | null } | undefined;
  changes: Changes;
}

/** Replies with a chosen time to stop because the ticket changed: their author should read the change first. */
export async function overtakenBy(
  tx: Tx,
  ticketId: string,
  { said, changes }: Step,
): Promise<{ replies: readonly Stopped[]; because: Because }> {
  const closes = changes.status?.to === 'closed';
  if (!closes && said?.visibility !== 'public') return { replies: [], because: 'newer_message' };
  const waiting = await tx.all<Stopped>(ofTicket({ ticket: ticketId }));
  return closes
    ? { replies: waiting, because: 'ticket_closed' }
    : {
        replies: waiting.filter((reply) => reply.user_id !== said?.userId),
        because: 'newer_message',
      };
}

/** Stops a reply with a chosen time; its text stays on the ticket for its author, who is notified. */
export async function stopReply(
  tx: Tx,
  ticket: TicketWithPeople,
  { id, user_id: userId }: Stopped,
  because: Because,
  actor: Actor,
): Promise<void> {
  await tx.update('scheduled_replies', { id }, { stopped: because, due_at: null });
  const facts = { ticket: ticketFacts(ticket), actor };
  await tx.record('scheduled_reply.stopped', { ...facts, replyId: id, userId, because });
}

/** Stops the replies with a chosen time of a ticket that is merged: their authors should read the other conversation first. */
export async function stopWaiting(tx: Tx, ticket: TicketWithPeople, actor: Actor): Promise<void> {
  for (const reply of await tx.all<Stopped>(ofTicket({ ticket: ticket.id }))) {
    await stopReply(tx, ticket, reply, 'ticket_merged', actor);
  }
}

const stoppedByMerging = prepare((org, p: P<'ticket' | 'now'>) =>
  org
    .from('scheduled_replies')
    .where('ticket_id', p.ticket)
    .where('stopped', 'ticket_merged')
    .where('send_at', '>', p.now)
    .select('id', 'user_id', 'send_at'),
);

/** Schedules them again once the merge is undone; those that would be late stay stopped for their author. */
export async function resumeWaiting(tx: Tx, ticketId: string): Promise<void> {
  const rows = await tx.all<Stopped & { send_at: string }>(
    stoppedByMerging({ ticket: ticketId, now: now() }),
  );
  for (const { id, user_id: userId, send_at: due } of rows) {
    await tx.update('scheduled_replies', { id }, { stopped: null, due_at: due });
    await tx.record('scheduled_reply.changed', { ticketId, replyId: id, userId });
  }
}

const ofAuthor = prepare((org, p: P<'user'>) =>
  org
    .from('scheduled_replies')
    .where('user_id', p.user)
    .whereNull('hold_seconds')
    .select('id', 'user_id', 'ticket_id'),
);

/** Stops the scheduled replies of a member who leaves the staff; replies in their undo delay are still sent. */
export async function stopRepliesOf(tx: Tx, userId: string, actor: Actor): Promise<void> {
  const theirs = await tx.all<Stopped & { ticket_id: string }>(ofAuthor({ user: userId }));
  for (const reply of theirs) {
    await stopReply(tx, await mustFind(tx, reply.ticket_id), reply, 'author_left', actor);
  }
}
