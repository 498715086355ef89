import { newId, now } from '../../../../database/ids.ts';
import type { FormSubmissionRow } from '../../../../database/rows/forms.ts';
import type { Input, Tx } from '../../../../database/types.ts';
import type { Actor } from '../../../../event-catalog.ts';
import { ticketFacts } from '../../present.ts';
import { mustFind } from '../../read/tickets.ts';
import { automatic } from '../auto-assignment.ts';
import { insertTicketRow, type NewTicket, newRow, nextNumber } from '../create.ts';
import { moveTags } from '../tags.ts';
import { writeTimeline } from '../timeline.ts';
import { takeOut } from './content.ts';
import { storeArchived } from './delete.ts';

interface Came {
  blockedBy: string;
  mailId?: string;
  /** Stored with the ticket, and counted if the ticket turns out not to be spam. */
  submission?: Omit<Input<FormSubmissionRow>, 'ticket_id'>;
}

/** Stores a ticket from a blocked sender as spam, without notifications. */
export async function openAsSpam(
  tx: Tx,
  input: NewTicket,
  actor: Actor,
  { blockedBy, mailId, submission }: Came,
): Promise<{ id: string; number: string }> {
  const at = now();
  const id = newId();
  const { number } = await nextNumber(tx, at);
  const row = newRow(input, actor, { id, number, at, agentId: null });
  await insertTicketRow(tx, { ...row, mail_id: mailId ?? null });
  await moveTags(tx, id, { added: input.tags ?? [], removed: [] }, at);
  await writeTimeline(tx, id, at, [{ kind: 'created', from: null, to: null, actor }]);
  const ticket = await mustFind(tx, id);
  const content = await takeOut(tx, ticket);
  if (submission) content.submission = { ...submission, ticket_id: id };
  await storeArchived(tx, ticket, content, { place: 'spam', actor: automatic, at, blockedBy });
  await tx.record('ticket.marked_as_spam', { ticket: ticketFacts(ticket), actor: automatic });
  return { id, number };
}
