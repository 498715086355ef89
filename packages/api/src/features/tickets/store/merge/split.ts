import { choicesOf } from '@helpdesk/sdk/rules/ticket-fields';
import type { Parsed } from '@helpdesk/sdk/schema/operations';
import { now } from '../../../../database/ids.ts';
import type { TicketMessageRow } from '../../../../database/rows/tickets.ts';
import { markTickets } from '../../../../database/ticket-marks.ts';
import type { Org, Tx } from '../../../../database/types.ts';
import type { Actor } from '../../../../event-catalog.ts';
import { moveHtml } from '../../../../formatting/store/message-html.ts';
import { invalid } from '../../../../refusal.ts';
import { moveFiles } from '../../../../stored-files/store/message-files.ts';
import { tagsIn } from '../../../tags/read/on-ticket.ts';
import { readingOf } from '../../parts.ts';
import { presentRef, ticketFacts } from '../../present.ts';
import { findMergedNumber, type Merged, mergedInto } from '../../read/merged.ts';
import { findMessageRow } from '../../read/splits.ts';
import {
  type MessageWithAuthor,
  mustFind,
  readMessages,
  type TicketWithPeople,
} from '../../read/tickets.ts';
import { changeTicket } from '../change.ts';
import { moveHoursOfMessages } from '../counts/counts.ts';
import { type NewTicket, openTicket } from '../create.ts';
import { linkSplit } from '../links.ts';
import { moveMentions } from '../replies/mentions.ts';
import { writeTimeline } from '../timeline.ts';
import { mustWrite } from '../update.ts';
import { settleRest } from './rest.ts';

type Input = Parsed<'tickets.split'>['body'];

/** The data that undoes a split: the message that became the ticket, and the origin of messages that moved with it. */
export interface KeptSplit {
  first: TicketMessageRow;
  /** Whether it was the description of a merged ticket. */
  isDescription?: boolean;
  moved: { id: string; merged_from: string | null }[];
}

/** Creates a ticket from a message, and optionally the later messages that its requester may read. */
export function splitTicket(
  org: Org,
  id: string,
  { messageId, andLater, subject }: Input,
  actor: Actor,
): Promise<TicketWithPeople> {
  return org.write(async (tx) => {
    const { ticket: from } = await mustWrite(tx, id);
    const messages = await readMessages(tx, id);
    const at = messages.findIndex((one) => one.id === messageId);
    const first = messages[at];
    if (!first) throw invalid('messageId', "This message isn't on the ticket");
    if (first.visibility !== 'public') {
      throw invalid('messageId', "You can't create a ticket from an internal note");
    }
    const as = (first.merged_from && (await findMergedNumber(tx, first.merged_from))) || null;
    const goes = andLater ? await later(tx, from, as, messages.slice(at + 1), first) : [];
    const { customer_name, customer_email, customer_user_id } = as ?? from;
    const opened = await openTicket(
      tx,
      {
        subject: subject ?? (as ?? from).subject,
        description: first.body,
        ...choicesOf(from),
        customerName: customer_name,
        customerEmail: customer_email,
        customerUserId: customer_user_id,
        source: from.source as NewTicket['source'],
        domain: from.domain,
        tags: tagsIn(from),
      },
      actor,
    );
    const split = opened.ticket;
    await keepSplit(tx, split.id, from.id, { first, isDescription: as?.id === first.id, goes });
    const openedBy = first.author_type === 'customer' ? 'customer' : 'staff';
    const times = { created_at: first.created_at, opened_by: openedBy } as const;
    const settled = await settleRest(tx, await mustFind(tx, split.id), times);
    const { assigned_agent_id: assignedAgentId } = from;
    if (assignedAgentId) await changeTicket(tx, settled, { fields: { assignedAgentId } }, actor);
    const written = now();
    const kind = 'split';
    await writeTimeline(tx, split.id, written, [{ kind, from: from.number, to: null, actor }]);
    await writeTimeline(tx, from.id, written, [{ kind, from: null, to: split.number, actor }]);
    await linkSplit(tx, await mustFind(tx, split.id), from, actor);
    const ticket = ticketFacts(await settleRest(tx, from));
    await tx.record('ticket.split', { ticket, actor, split: presentRef(split) });
    return mustFind(tx, split.id);
  });
}

/** The later messages that its requester may read, and the internal notes. */
async function later(
  tx: Tx,
  from: TicketWithPeople,
  as: Merged | null,
  messages: readonly MessageWithAuthor[],
  first: MessageWithAuthor,
): Promise<MessageWithAuthor[]> {
  const { customer_email: email } = as ?? from;
  const mayRead = email && readingOf(from, await mergedInto(tx, from.id), { email });
  return messages.filter(
    (one) =>
      one.visibility !== 'public' ||
      (mayRead ? mayRead(one) : one.merged_from === first.merged_from),
  );
}

interface Going {
  first: MessageWithAuthor;
  isDescription: boolean;
  goes: readonly MessageWithAuthor[];
}

async function keepSplit(
  tx: Tx,
  splitId: string,
  fromId: string,
  { first, isDescription, goes }: Going,
): Promise<void> {
  const row = await findMessageRow(tx, first.id);
  if (!row) throw new Error(`The message ${first.id} vanished inside its own transaction`);
  const moved = goes.map(({ id, merged_from }) => ({ id, merged_from }));
  await tx.insert('ticket_splits', {
    ticket_id: splitId,
    from_id: fromId,
    split_at: now(),
    kept: { first: row, isDescription, moved },
  });
  for (const { id } of goes) {
    await tx.update('ticket_messages', { id }, { ticket_id: splitId, merged_from: null });
  }
  await moveMentions(tx, fromId, splitId);
  await tx.remove('ticket_messages', { id: first.id });
  await moveHoursOfMessages(tx, [row], -1);
  await moveFiles(tx, first.id, splitId);
  await moveHtml(tx, first.id, splitId);
  await markTickets(tx, { id: splitId }, { mail_id: first.mail_id });
  const mails = [first, ...goes].flatMap(({ mail_id: mail }) => (mail ? [mail] : []));
  await tx.update('inbound_mails', { id: mails }, { ticket_id: splitId });
}
