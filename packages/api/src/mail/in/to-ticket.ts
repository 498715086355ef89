import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import { languageCode } from '@helpdesk/sdk/rules/languages';
import { fullName } from '@helpdesk/sdk/rules/names';
import type { InboundMailRow } from '../../database/rows/mail.ts';
import { markTickets } from '../../database/ticket-marks.ts';
import type { Tx } from '../../database/types.ts';
import type { Actor } from '../../event-catalog.ts';
import { replyAsCustomer } from '../../features/tickets/customer-reply.ts';
import type { Merged } from '../../features/tickets/read/merged.ts';
import { openAsSpam } from '../../features/tickets/store/archive/open-as-spam.ts';
import { createTicket, type NewTicket } from '../../features/tickets/store/create.ts';
import { findRestToo } from '../../features/tickets/store/index-again.ts';
import {
  noteLanguage,
  type SaidLanguage,
} from '../../features/tickets/store/people/customer-language.ts';
import { addMessage } from '../../features/tickets/store/replies/reply.ts';
import { type Html, keepHtml } from '../../formatting/store/message-html.ts';
import { keepFilesOf } from '../../stored-files/store/message-files.ts';
import { oneLine } from '../sending/address.ts';
import type { Arrived } from './arrived.ts';
import { mayConfirm } from './confirmations.ts';
import type { Participant } from './participants.ts';
import { noSender } from './people.ts';
import type { StaffMember } from './read.ts';
import { isForged } from './sender-check.ts';
import { Unreadable } from './thread.ts';
import { subjectOf } from './words.ts';
import { isMachine } from './writer.ts';

/** Opens a ticket for an email: as spam from a blocked sender; without a confirmation for a program or a forged sender. */
export async function openByMail(
  tx: Tx,
  arrived: Arrived,
  blocked: string | null,
): Promise<string> {
  const { id, mail, words, rest, html, kind, files, check, people, forward } = arrived;
  if (!people) throw new Unreadable(noSender);
  const { email, name } = people.writer;
  const actor: Actor =
    kind === 'person' &&
    !isForged(check) &&
    mayConfirmForward(arrived) &&
    !isMachine(email) &&
    // The text of a program names this person, who may not have written here.
    people.writer.decidedBy !== 'form' &&
    // An answer to our email from a person who didn't get that email may come from a program.
    !arrived.isAnswerToOurs &&
    (await mayConfirm(tx, email))
      ? { type: 'customer', userId: null, name: name ?? email }
      : { type: 'system', userId: null, name: null };
  // Collapses only quotes that another ticket contains.
  const isAnswer = arrived.isAnswerToOurs && !forward;
  const formatted = {
    ...(forward ? (forward.html ?? onlyText(html.whole)) : isAnswer ? html.news : html.whole),
    mail_people: JSON.stringify(people.shown),
    rest: forward ? null : isAnswer ? rest.news : rest.whole,
  };
  const opened: NewTicket = {
    subject: subjectOf(mail),
    description: forward ? forward.text || words.whole : isAnswer ? words.news : words.whole,
    customerName: name,
    customerEmail: email,
    source: 'email',
    agentId: people.support?.assignee_id ?? null,
    language: languageIn(arrived),
  };
  if (blocked) {
    const spam = await openAsSpam(tx, opened, actor, { blockedBy: blocked, mailId: id });
    await keepFilesOf(tx, spam.id, files);
    await keepHtml(tx, spam.id, formatted);
    return spam.id;
  }
  const ticketId = await createTicket(tx, opened, actor);
  await markTickets(tx, { id: ticketId }, { mail_id: id });
  await keepFilesOf(tx, ticketId, files);
  await keepHtml(tx, ticketId, formatted);
  if (formatted.rest !== null) await findRestToo(tx, ticketId);
  if (forward?.note) await noteOfForward(tx, ticketId, arrived);
  return ticketId;
}

/** A person named in a forwarded email hasn't written here, unless the organization's own mailbox forwards it. */
const mayConfirmForward = ({ forward }: Arrived) =>
  !forward || (forward.by?.member === null && forward.by.isProved);

const onlyText = ({ sender_check }: Html): Html => ({ html: null, folded: null, sender_check });

/** Adds the text above a forwarded email as a note, in a member's name only if their domain confirms it. */
async function noteOfForward(tx: Tx, ticketId: string, { id, mail, forward }: Arrived) {
  if (!forward?.by) return;
  const { member, isProved } = forward.by;
  const email = member?.email ?? normalizeEmail(mail.from?.address ?? '');
  const said = { type: 'system', userId: null, name: null } as const;
  const name = member && nameOf(member);
  const own = member && isProved ? { id: member.id, name } : null;
  const messageId = await addMessage(
    tx,
    ticketId,
    {
      body: forward.note,
      authorType: 'staff',
      visibility: 'internal',
      userId: own?.id ?? null,
      authorName: own ? own.name : oneLine(mail.from?.name || email, 200),
      authorEmail: email,
    },
    own ? { type: 'staff', userId: own.id, name: own.name ?? email } : said,
  );
  await tx.update('ticket_messages', { id: messageId }, { mail_id: id });
}

const nameOf = (member: StaffMember) =>
  fullName({ firstName: member.first_name, lastName: member.last_name }) || null;

type Said = Pick<InboundMailRow, 'outcome' | 'ticket_id'>;

/** Adds an email to its ticket, under its writer's name; an answer to a closed ticket opens a follow-up of their own. */
export async function replyByMail(
  tx: Tx,
  arrived: Arrived,
  { ticket, as, staff, cc }: Participant,
): Promise<Said> {
  const { id, words, mail, files, sender } = arrived;
  const formatted = { ...arrived.html.news, rest: arrived.rest.news };
  const body = words.news;
  if (staff) {
    const messageId = await replyAsStaff(tx, ticket.id, as, staff, body);
    await tx.update('ticket_messages', { id: messageId }, { mail_id: id });
    await keepFilesOf(tx, messageId, files);
    await keepHtml(tx, messageId, formatted);
    if (formatted.rest !== null) await findRestToo(tx, ticket.id);
    return { outcome: 'reply', ticket_id: ticket.id };
  }
  await noteLanguage(tx, sender, languageIn(arrived));
  const named = cc && { ...cc, name: cc.name ?? (oneLine(mail.from?.name ?? '', 200) || null) };
  const { messageId, followUp } = await replyAsCustomer(tx, ticket.id, body, as, named);
  if (followUp) {
    await markTickets(tx, { id: followUp.id }, { mail_id: id });
    await keepFilesOf(tx, followUp.id, files);
    await keepHtml(tx, followUp.id, formatted);
    if (formatted.rest !== null) await findRestToo(tx, followUp.id);
    return { outcome: 'follow_up', ticket_id: followUp.id };
  }
  await tx.update('ticket_messages', { id: String(messageId) }, { mail_id: id });
  await keepFilesOf(tx, String(messageId), files);
  await keepHtml(tx, String(messageId), formatted);
  if (formatted.rest !== null) await findRestToo(tx, ticket.id);
  return { outcome: 'reply', ticket_id: ticket.id };
}

/** Returns the language that a person's own email declares. */
function languageIn({ mail, kind, check }: Arrived): SaidLanguage | null {
  if (kind !== 'person' || isForged(check)) return null;
  const said = mail.headers.find(({ key }) => key === 'content-language')?.value;
  const language = languageCode(said);
  return language ? { language, from: 'mail' } : null;
}

/** Adds a public reply: email never becomes an internal note. A reply to a merged ticket goes only to that ticket's requester. */
function replyAsStaff(
  tx: Tx,
  ticketId: string,
  as: Merged | null,
  member: StaffMember,
  body: string,
) {
  const name = fullName({ firstName: member.first_name, lastName: member.last_name }) || null;
  return addMessage(
    tx,
    ticketId,
    {
      body,
      authorType: 'staff',
      visibility: 'public',
      userId: member.id,
      authorName: name,
      authorEmail: member.email,
      mergedFrom: as?.number,
    },
    { type: 'staff', userId: member.id, name: name ?? member.email },
  );
}
