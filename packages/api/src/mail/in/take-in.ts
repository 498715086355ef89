import { hash } from 'node:crypto';
import type { Config } from '../../config.ts';
import { now } from '../../database/ids.ts';
import type { InboundMailRow } from '../../database/rows/mail.ts';
import type { Input, Org, Tx } from '../../database/types.ts';
import type { Actor } from '../../events/catalog.ts';
import { note } from '../../features/tickets/store.ts';
import { isDeliverable, oneLine, productAddress } from '../address.ts';
import type { Arrived } from './arrived.ts';
import { readBounce } from './bounce.ts';
import { kindOf } from './kind.ts';
import { type Participant, participantOf, requesterOf, ticketOfMail } from './participants.ts';
import { replyTokensIn } from './recipients.ts';
import { findSame, findWaiting, hasSent } from './store.ts';
import { type ParsedMail, Unreadable } from './thread.ts';
import { openByMail, replyByMail } from './to-ticket.ts';
import { wordsOf } from './words.ts';

/** More of one sender within an hour is a program that answers ours. */
const mostPerHour = 60;
const mostReferences = 50;
const mostTokens = 10;

type Became = Pick<InboundMailRow, 'state'> &
  Partial<Pick<InboundMailRow, 'outcome' | 'error' | 'ticket_id'>>;

/**
 * Makes a ticket or an answer of a mail, in one transaction with its state: however often it is tried, it happens once.
 * Tells why a mail was held back; null when it was not.
 */
export function takeIn(
  config: Config,
  org: Org,
  mailId: string,
  mail: ParsedMail,
): Promise<string | null> {
  const sender = mail.from?.address.trim().toLowerCase() ?? '';
  const fingerprint = fingerprintOf(mail, sender);
  // Before the transaction: reading costs more than writing.
  const words = { whole: wordsOf(mail, false), news: wordsOf(mail, true) };
  return org.write(async (tx) => {
    const row = await findWaiting(tx, mailId);
    if (!row) return null;
    const kind = kindOf(mail, row.envelope_from);
    if (kind !== 'bounce' && !isDeliverable(sender)) {
      throw new Unreadable('It names no sender whom one could answer');
    }
    const recipients = JSON.parse(row.recipients) as string[];
    const arrived = { id: mailId, mail, words, sender, recipients, kind };
    const became = await become(config, tx, arrived, fingerprint);
    const done: Input<InboundMailRow> = {
      sender: sender || null,
      fingerprint,
      done_at: now(),
      due_at: null,
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
  const { kind, words, sender } = arrived;
  const same = await findSame(tx, fingerprint);
  if (same) return { state: 'done', outcome: 'repeated', ticket_id: same.ticket_id };
  if (isOurs(config, arrived)) return held('It is a mail of ours that came back');
  if (kind === 'bounce') return noteBounce(config, tx, arrived);
  const author = await authorOf(config, tx, arrived);
  if (author && (kind === 'answering' || kind === 'telling')) {
    const text = oneLine(words.news, 200);
    await note(tx, author.ticket.id, theSystem, 'mail_automatic', sender, text, now());
    return { state: 'done', outcome: 'note', ticket_id: author.ticket.id };
  }
  if (author) return { state: 'done', ...(await replyByMail(tx, arrived, author)) };
  if (kind === 'answering') return held('It is an automatic answer that belongs to no ticket');
  // Counted for strangers only: who is known cannot be silenced by mails in his name.
  if (await hasSent(tx, sender, mostPerHour)) return held('Its sender has sent too many at once');
  return { state: 'done', outcome: 'ticket', ticket_id: await openByMail(tx, arrived) };
}

const held = (error: string): Became => ({ state: 'held', error });

const theSystem: Actor = { type: 'system', userId: null, name: null };

/** Whose answer it is: by a reply address made for its sender, or by a mail of ours that went to its sender. */
async function authorOf(
  config: Config,
  tx: Tx,
  { recipients, mail, sender }: Arrived,
): Promise<Participant | null> {
  for (const token of replyTokensIn([...recipients, ...mail.to]).slice(0, mostTokens)) {
    const participant = await participantOf(config, tx, token);
    if (participant?.email === sender) return participant;
  }
  for (const id of answeredIds(mail).slice(0, mostReferences)) {
    const participant = await requesterOf(config, tx, id, sender);
    if (participant) return participant;
  }
  return null;
}

/** The ids of the mails that this one answers, the nearest first. */
function answeredIds({ headers }: ParsedMail): string[] {
  const ids = (name: string) =>
    (headers.find(({ key }) => key === name)?.value ?? '').match(/<[^<>\s]{3,300}>/g) ?? [];
  return [...new Set([...ids('in-reply-to'), ...ids('references').reverse()])];
}

/** What we sent comes back when an address forwards to itself, or a program answers in its name. */
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
  const ticket =
    (token && (await participantOf(config, tx, token))?.ticket) ??
    (bounce.messageId && bounce.to
      ? await ticketOfMail(config, tx, bounce.messageId, bounce.to)
      : null);
  if (!ticket) return held('It tells of a mail that belongs to no ticket');
  const to = bounce.recipient ?? bounce.to;
  const kind = bounce.isFinal ? 'mail_bounced' : 'mail_delayed';
  await note(tx, ticket.id, theSystem, kind, to && oneLine(to), oneLine(bounce.reason, 200), now());
  return { state: 'done', outcome: 'note', ticket_id: ticket.id };
}

/** Whoever sends a second mail under the id of a first one is not silenced: what they say counts too. */
function fingerprintOf(mail: ParsedMail, sender: string): string {
  const date = mail.headers.find(({ key }) => key === 'date')?.value;
  const said = [mail.messageId, date, sender, mail.subject, mail.text, mail.html, mail.parts];
  return hash('sha256', JSON.stringify(said), 'base64url');
}
