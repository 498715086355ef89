import { countEverywhere, countOf, countUp, day, hour, type Tally } from '../auth/store/tallies.ts';
import type { Directory, Org, Tx } from '../database/types.ts';
import { type MailEvent, ofOrganization } from './kinds.ts';
import {
  countWriters,
  firstOrganization,
  hasDomain,
  hasWritten,
  isMembersAddress,
} from './read/strangers.ts';

/**
 * The number of emails a day that an organization may send to strangers: people who are neither members nor have emailed it. It starts low
 * and grows with age, customers who write, and a confirmed domain, up to the operator's ceiling.
 */
export const growth = {
  firstDay: 50,
  /** The number doubles after this many days. */
  doublesIn: 3,
  perWriter: 10,
  mostWriters: 50,
  confirmedDomain: 250,
};

/** Maximum emails an hour to one stranger, from all organizations of the server together. */
export const strangerPerHour = 20;

/** The reasons shown for an email that waits for a limit. */
export const heldReasons = {
  day: 'Waits until tomorrow: the daily limit of emails to new contacts is reached',
  hour: 'Waits for up to an hour: this address got too many emails from this server',
  kind: 'Waits until tomorrow: the daily limit of such emails is reached',
} as const;

export type Held = keyof typeof heldReasons;

/** Returns the delay in milliseconds, with jitter so waiting emails aren't all sent at once. */
export function heldFor(why: Held): number {
  const span = why === 'hour' ? hour : day;
  return span - (Date.now() % span) + Math.random() * (span / 24);
}

/** Kinds of email with content by a person: above a limit, these wait while others are dropped. */
const written: readonly MailEvent[] = [
  'ticket.replied',
  'reply.shared',
  'reply.copied',
  'chat_answers.due',
  'invitation.created',
  'invitation.resent',
];
export const isWritten = (kind: MailEvent): boolean => written.includes(kind);

/** Kinds of email that may go to strangers. */
const toStrangers: readonly MailEvent[] = [
  ...ofOrganization.filter((kind) => kind !== 'contact_form.submitted'),
  'notice_address.requested',
];
export const isToStrangers = (kind: MailEvent): boolean => toStrangers.includes(kind);

interface Sending {
  directory: Directory;
  org: Org;
  /** When the organization was created. */
  since: string;
  /** The operator's ceiling; null for no limits. */
  ceiling: number | null;
}

interface Mail {
  to: string;
  /** The ticket that the email is about. */
  ticket: string | null;
}

const today: Tally = { what: 'mail strangers', subject: '', span: day };
const toAddress = (to: string): Tally => ({ what: 'mail stranger', subject: to, span: hour });

export interface StrangerLimits {
  perDay: number;
  /** Number of emails that the address got this hour, from all organizations. */
  received: number;
}

/** Returns the limits for an email to a stranger; null for everyone else, and for the server's first organization. */
export async function limitsToward(sending: Sending, mail: Mail): Promise<StrangerLimits | null> {
  const { directory, org, ceiling } = sending;
  if (ceiling === null) return null;
  const to = mail.to.toLowerCase();
  if (await isMembersAddress(org, to)) return null;
  if (await hasWritten(org, to, mail.ticket)) return null;
  if ((await firstOrganization(directory)) === org.id) return null;
  const received = await countEverywhere(directory, toAddress(to));
  const sent = await countOf(org, today);
  const perDay = sent < growth.firstDay ? growth.firstDay : await allowanceOf(sending);
  return { perDay: Math.min(perDay, ceiling), received };
}

async function allowanceOf({ directory, org, since, ceiling }: Sending): Promise<number> {
  const { firstDay, doublesIn, perWriter, mostWriters, confirmedDomain } = growth;
  const age = Math.floor((Date.now() - Date.parse(since)) / (doublesIn * day));
  const byAge = firstDay * 2 ** Math.min(age, 30);
  if (byAge >= (ceiling ?? 0)) return byAge;
  const writers = await countWriters(org, mostWriters);
  const byDomain = (await hasDomain(directory, org.id)) ? confirmedDomain : 0;
  return byAge + writers * perWriter + byDomain;
}

/** Counts an email to a stranger once, even if it is retried; or returns the limit that delays it. */
export async function claimStranger(
  tx: Tx,
  { seq, to }: { seq: number; to: string },
  { perDay, received }: StrangerLimits,
): Promise<'day' | 'hour' | null> {
  const once: Tally = { what: 'mail to stranger', subject: String(seq), span: day };
  if ((await countOf(tx, once)) > 0) return null;
  if (received >= strangerPerHour) return 'hour';
  if ((await countOf(tx, today)) >= perDay) {
    await reportLimit(tx, perDay);
    return 'day';
  }
  for (const tally of [once, today, toAddress(to.toLowerCase())]) await countUp(tx, tally);
  return null;
}

/** Notifies the admins, once a day, that the daily limit is reached. */
async function reportLimit(tx: Tx, perDay: number): Promise<void> {
  const reported: Tally = { what: 'mail limit reported', subject: '', span: day };
  if ((await countOf(tx, reported)) > 0) return;
  await countUp(tx, reported);
  await tx.record('mail_limit.reached', { perDay });
}
