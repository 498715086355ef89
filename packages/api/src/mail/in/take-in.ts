import { hash } from 'node:crypto';
import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import { fullName } from '@helpdesk/sdk/rules/names';
import type { Config } from '../../config.ts';
import { now } from '../../database/ids.ts';
import type { InboundMailRow } from '../../database/rows/mail.ts';
import type { Input, Org, Tx } from '../../database/types.ts';
import type { Actor } from '../../event-catalog.ts';
import { blockedBy } from '../../features/blocked-senders/store/blocked-senders.ts';
import { markUndelivered } from '../../features/dead-letters/store/undelivered.ts';
import { linkByMail } from '../../features/tickets/store/links.ts';
import { copyToRecipients } from '../../features/tickets/store/people/ccs-of-mail.ts';
import { remarkOnTicket } from '../../features/tickets/store/timeline.ts';
import { testOf } from '../mailbox/loop-test.ts';
import { isDeliverable, oneLine, productAddress } from '../sending/address.ts';
import { ownMessage } from '../sending/message-id.ts';
import {
  keepConfirmation,
  type Proved,
  proveAddress,
  readSupportAddresses,
} from '../store/support-addresses.ts';
import type { Arrived } from './arrived.ts';
import { picturesIn, placeAttached } from './attached.ts';
import { type Bounce, readBounce } from './bounce.ts';
import { answerChat, answeredChat, chatOfToken, remarkBounce, requesterOf } from './chats.ts';
import { conversationOf, earlierOf } from './earlier.ts';
import { forwardsIn } from './forwarded.ts';
import { forwardingConfirmationIn } from './forwarding-confirmation.ts';
import { htmlOfMail, innerHtml } from './html-of-mail.ts';
import { kindOf } from './kind.ts';
import {
  inCc,
  type Participant,
  participantOf,
  recipientOf,
  ticketOfMail,
} from './participants.ts';
import { noSender, peopleOf } from './people.ts';
import type { StaffMember } from './read.ts';
import { replyTokensIn } from './recipients.ts';
import { isSameMailbox } from './same-mailbox.ts';
import { isForged, type SenderCheck } from './sender-check.ts';
import { findSame, findWaiting, hasSent } from './store.ts';
import { type ParsedMail, Unreadable } from './thread.ts';
import { openByMail, replyByMail } from './to-ticket.ts';
import { restOfWords, wordsOf } from './words.ts';

/** More emails from one sender within an hour count as a loop. */
const maxPerHour = 60;
const maxReferences = 50;
const maxTokens = 10;

type Became = Pick<InboundMailRow, 'state'> &
  Partial<Pick<InboundMailRow, 'outcome' | 'error' | 'ticket_id' | 'fingerprint'>>;

/**
 * Turns an email into a ticket or message, in one transaction with its state, so it happens exactly once. Returns why an email was
 * quarantined; null if it wasn't.
 */
export async function takeIn(
  config: Config,
  org: Org,
  mailId: string,
  mail: ParsedMail,
  check: SenderCheck | null,
  proved: Proved | null = null,
): Promise<string | null> {
  const sender = senderIn(mail);
  const forwards = forwardsIn(mail);
  const fingerprint = fingerprintOf(mail, sender);
  // Outside of the transaction, because parsing and storing files take longer than writing rows.
  const { placed: files, left } = await placeAttached(config, org, mail.parts);
  const words = {
    whole: wordsOf(mail, false, left),
    news: wordsOf(mail, true, left),
  };
  const rest = { whole: restOfWords(mail, false, left), news: restOfWords(mail, true, left) };
  const pictures = picturesIn(files);
  const html = htmlOfMail(mail, left, pictures, check);
  const inner = new Map(
    forwards.map((forwarded) => [forwarded, innerHtml(mail, forwarded, pictures, check)]),
  );
  return org.write(async (tx) => {
    const row = await findWaiting(tx, mailId);
    if (!row) return null;
    const kind = kindOf(mail, row.envelope_from);
    const recipients = JSON.parse(row.recipients) as string[];
    const addresses = await readSupportAddresses(tx);
    const found = { forwards, check, addresses };
    const people = await peopleOf(config, tx, mail, row, recipients, found);
    const test = testOf(config, tx.id, mail.messageId);
    // The helpdesk's own test emails may come from an address that can't receive answers.
    if (kind !== 'bounce' && !people && !test && !proved) throw new Unreadable(noSender);
    const forwarded = people?.forwarded ?? null;
    const forward = forwarded && { ...forwarded, html: inner.get(forwarded) ?? null };
    const said = {
      words,
      rest,
      html,
      forward: forward && { ...forward, by: people?.forwardedBy ?? null },
    };
    const isAnswerToOurs = answersOurs(mail, recipients);
    const about = { sender, people, recipients, kind, isAnswerToOurs };
    const arrived = { id: mailId, mail, ...said, ...about, files, check };
    const confirmation = forwardingConfirmationIn(addresses, mail, recipients, check);
    if (proved) await proveAddress(tx, proved);
    if (confirmation) await keepConfirmation(tx, confirmation.id, confirmation.url);
    const became: Became =
      proved || confirmation
        ? { state: 'done', outcome: 'test' }
        : test
          ? ({ state: 'done', outcome: 'test', fingerprint: test } as const)
          : row.outcome === 'wanted'
            ? await takeInAnyway(config, tx, arrived)
            : await become(config, tx, arrived, fingerprint);
    const done: Input<InboundMailRow> = {
      sender: people?.writer.email ?? (sender || null),
      fingerprint,
      done_at: now(),
      due_at: null,
      ...(became.ticket_id && became.outcome !== 'note' ? conversationOf(arrived) : {}),
    };
    await tx.update('inbound_mails', { id: mailId }, { ...done, ...became, leased_until: null });
    return became.state === 'held' ? (became.error ?? null) : null;
  });
}

async function become(
  config: Config,
  tx: Tx,
  arrived: Arrived,
  fingerprint: string,
): Promise<Became> {
  const { kind, words, sender, check, mail } = arrived;
  const same = await findSame(tx, fingerprint);
  if (same) return { state: 'done', outcome: 'repeated', ticket_id: same.ticket_id };
  if (isOurs(config, arrived)) return held('It is one of our own emails that came back');
  if (kind === 'bounce') return noteBounce(config, tx, arrived);
  const chat = await chatOf(config, tx, arrived);
  const known = (await authorOf(config, tx, arrived)) ?? (chat && (await requesterOf(tx, chat)));
  const openChat = known || chat?.ticket_id ? null : chat;
  const earlier = known || openChat ? null : await earlierOf(tx, arrived, answeredIds(mail));
  const author = known ?? earlier?.author ?? null;
  if (author?.staff && isForged(check)) return held(forged);
  if (author && (kind === 'reply' || kind === 'notice')) {
    const text = oneLine(words.news, 200);
    const mergedFrom = author.as?.number ?? null;
    const remark = { from: sender, to: text, actor: theSystem, mergedFrom };
    await remarkOnTicket(tx, author.ticket.id, { ...remark, kind: 'mail_automatic' });
    return { state: 'done', outcome: 'note', ticket_id: author.ticket.id };
  }
  if (openChat && (kind === 'reply' || kind === 'notice'))
    return { state: 'done', outcome: 'note' };
  const { writer } = arrived.people ?? {};
  const blocked = author?.staff
    ? null
    : await blockedBy(tx, author || openChat || !writer ? sender : writer.email);
  if (author && !blocked) {
    const replied = await replyByMail(tx, arrived, author);
    if (kind === 'person' && check?.result !== 'failed') {
      await addCcs(config, tx, arrived, author);
    }
    return { state: 'done', ...replied };
  }
  if (openChat && !blocked) {
    await answerChat(tx, arrived, openChat);
    return { state: 'done', outcome: 'chat' };
  }
  if (kind === 'reply') return held('It is an automatic reply without a ticket');
  // Applies only to unknown senders, so a known one can't be blocked by emails in their name.
  if (await hasSent(tx, writer?.email ?? sender, maxPerHour))
    return held('The sender sent too many emails at once');
  const ticketId = await openByMail(tx, arrived, blocked);
  const about = earlier?.ticket ?? (await ticketOfAnother(config, tx, arrived));
  if (about && !blocked) await linkByMail(tx, ticketId, about);
  return { state: 'done', outcome: blocked ? 'spam' : 'ticket', ticket_id: ticketId };
}

/** Processes an email released from quarantine: it joins its ticket or opens one. A program's email gets no confirmation. */
async function takeInAnyway(config: Config, tx: Tx, arrived: Arrived): Promise<Became> {
  const author =
    (await authorOf(config, tx, arrived)) ??
    (await earlierOf(tx, arrived, answeredIds(arrived.mail)))?.author;
  if (author) return { state: 'done', ...(await replyByMail(tx, arrived, author)) };
  const chat = await chatOf(config, tx, arrived);
  const requester = chat && (await requesterOf(tx, chat));
  if (requester) return { state: 'done', ...(await replyByMail(tx, arrived, requester)) };
  if (chat && !chat.ticket_id) {
    await answerChat(tx, arrived, chat);
    return { state: 'done', outcome: 'chat' };
  }
  const kind = isOurs(config, arrived) ? 'notice' : arrived.kind;
  const ticketId = await openByMail(tx, { ...arrived, kind }, null);
  return { state: 'done', outcome: 'ticket', ticket_id: ticketId };
}

/** Adds people in Cc of an answer by the requester or the staff to the ticket's Cc, so they get the next replies. */
async function addCcs(config: Config, tx: Tx, { mail, sender }: Arrived, author: Participant) {
  if (author.cc) return;
  const recipients = mail.recipients
    .map(({ address, name }) => ({
      email: normalizeEmail(address.trim()),
      name: oneLine(name, 200) || null,
    }))
    .filter(({ email }) => email !== sender && isDeliverable(email));
  const { staff } = author;
  await copyToRecipients(tx, config, author.ticket.id, recipients, (ticket) => ({
    type: staff ? 'staff' : 'customer',
    userId: staff?.id ?? ticket.customer_user_id,
    name: (staff ? nameOfStaff(staff) : ticket.customer_name) ?? sender,
  }));
}

const nameOfStaff = ({ first_name: firstName, last_name: lastName }: StaffMember) =>
  fullName({ firstName, lastName }) || null;

export const senderIn = (mail: ParsedMail) => normalizeEmail(mail.from?.address.trim() ?? '');

const forged = 'It claims to be from a team member, but their domain rejects it';

const held = (error: string): Became => ({ state: 'held', error });

const theSystem: Actor = { type: 'system', userId: null, name: null };

/** Finds the author of a reply: by the reply address created for them, or by the Message-ID of an email sent to them. */
async function authorOf(
  config: Config,
  tx: Tx,
  { recipients, mail, sender }: Arrived,
): Promise<Participant | null> {
  for (const token of replyTokensIn([...recipients, ...mail.to]).slice(0, maxTokens)) {
    const participant = await participantOf(config, tx, token);
    if (!participant || participant.isFormer) continue;
    if (isSameMailbox(participant.email, sender)) return participant;
    // A reply-all also uses others' reply addresses: allowed for people in Cc, but not with a Cc's address to pose as the requester.
    const cc = await inCc(tx, { ticket: participant.ticket, by: participant.as }, sender);
    if (cc) return cc;
  }
  for (const id of answeredIds(mail).slice(0, maxReferences)) {
    const participant = await recipientOf(config, tx, id, sender);
    if (participant) return participant;
  }
  return null;
}

const chatOf = (config: Config, tx: Tx, { recipients, mail, sender }: Arrived) =>
  answeredChat(config, tx, sender, {
    tokens: replyTokensIn([...recipients, ...mail.to]).slice(0, maxTokens),
    ids: answeredIds(mail).slice(0, maxReferences),
  });

/** Finds the ticket of a reply address that was created for another person. */
async function ticketOfAnother(config: Config, tx: Tx, { recipients, mail }: Arrived) {
  for (const token of replyTokensIn([...recipients, ...mail.to]).slice(0, maxTokens)) {
    const participant = await participantOf(config, tx, token);
    if (participant && !participant.isFormer) return participant.ticket;
  }
  return null;
}

/** Returns the Message-IDs that this email replies to, nearest first. */
function answeredIds({ headers }: ParsedMail): string[] {
  const ids = (name: string) =>
    (headers.find(({ key }) => key === name)?.value ?? '').match(/<[^<>\s]{3,300}>/g) ?? [];
  return [...new Set([...ids('in-reply-to'), ...ids('references').reverse()])];
}

/** Checks whether it answers one of our emails, no matter who got that email. */
const answersOurs = (mail: ParsedMail, recipients: readonly string[]) =>
  replyTokensIn([...recipients, ...mail.to]).length > 0 ||
  answeredIds(mail).some((id) => ownForm.test(id));

const ownForm = /^<(?:event|ticket|chat)\.\w+\.[\w.]+@/;

/** Detects our own email coming back because an address forwards to itself, or because a program replies in its name. */
function isOurs({ publicUrl }: Config, { mail, sender, recipients }: Arrived): boolean {
  return (
    sender === productAddress(publicUrl) ||
    recipients.includes(sender) ||
    replyTokensIn([sender]).length > 0 ||
    /^<event\.\w+\.\d+\.\w+\.[a-z2-7]+@/.test(mail.messageId ?? '')
  );
}

async function noteBounce(config: Config, tx: Tx, { mail, recipients }: Arrived): Promise<Became> {
  const bounce = readBounce(mail);
  const [token] = replyTokensIn(recipients);
  const returned = await returnedMail(config, tx, bounce);
  const participant = token && (await participantOf(config, tx, token));
  const { ticket, as } = participant || returned || { ticket: null, as: null };
  const chat = token && !ticket ? await chatOfToken(config, tx, token) : null;
  if (chat) {
    if (bounce.isFinal) await remarkBounce(tx, chat);
    return { state: 'done', outcome: 'note' };
  }
  if (!ticket) return held('It is about an email without a ticket');
  if (bounce.isDelivered) return { state: 'done', outcome: 'note', ticket_id: ticket.id };
  const to = bounce.recipient ?? returned?.to ?? bounce.to;
  await remarkOnTicket(tx, ticket.id, {
    kind: bounce.isFinal ? 'mail_bounced' : 'mail_delayed',
    from: to && oneLine(to),
    to: bounce.reason,
    actor: theSystem,
    mergedFrom: as?.number ?? null,
  });
  if (bounce.isFinal && returned) await markUndelivered(tx, ticket.id, returned.seq, bounce.reason);
  return { state: 'done', outcome: 'note', ticket_id: ticket.id };
}

/** Finds our email that a bounce returns: by a Message-ID that only its recipient and their servers have seen. */
async function returnedMail(config: Config, tx: Tx, bounce: Bounce) {
  const ids = [...(bounce.messageId ? [bounce.messageId] : []), ...bounce.ids];
  const addresses = [bounce.to, bounce.recipient, ...bounce.addresses].flatMap((one) => one ?? []);
  for (const id of ids) {
    for (const to of new Set(addresses)) {
      const origin = ownMessage(config, id, to);
      const led = origin && (await ticketOfMail(config, tx, id, to));
      if (led) return { ticket: led.ticket, as: led.by, to, seq: origin.seq };
    }
  }
  return null;
}

/** Hashes the content too, so a different email with the same Message-ID is also processed. */
function fingerprintOf(mail: ParsedMail, sender: string): string {
  const date = mail.headers.find(({ key }) => key === 'date')?.value;
  const parts = mail.parts.map(({ name, type, size, text }) => ({ name, type, size, text }));
  const said = [mail.messageId, date, sender, mail.subject, mail.text, mail.html, parts];
  return hash('sha256', JSON.stringify(said), 'base64url');
}
