import { countOf, countUp, day, type Tally } from '../auth/store/tallies.ts';
import type { Tx } from '../database/types.ts';
import { Refusal } from '../refusal.ts';
import type { MailKind } from './kinds.ts';

/** Maximum number of emails of a kind per day (UTC). */
export interface MailLimit {
  /** To one address. */
  recipient: number;
  /** Caused by one member; does not apply to visitors. */
  person: number;
  /** Of one organization. */
  organization: number;
  /** Of one organization without an admin with a confirmed address. */
  unconfirmed: number;
  /** Kinds that share a count. */
  pool?: string;
}

const invitations: MailLimit = {
  recipient: 5,
  person: 100,
  organization: 200,
  unconfirmed: 6,
  pool: 'invitation',
};

/**
 * The limits of every kind of email; a new kind needs an entry. No limit may be so low that a stranger can use it up for a person who needs
 * the email.
 */
export const mailLimits: Record<MailKind, MailLimit> = {
  'ticket.created': { recipient: 20, person: 500, organization: 5_000, unconfirmed: 20 },
  'ticket.replied': { recipient: 200, person: 2_000, organization: 20_000, unconfirmed: 10 },
  'reply.shared': { recipient: 200, person: 2_000, organization: 20_000, unconfirmed: 10 },
  'reply.copied': { recipient: 200, person: 5_000, organization: 20_000, unconfirmed: 10 },
  'ticket.resolved': { recipient: 50, person: 2_000, organization: 20_000, unconfirmed: 10 },
  'ticket_link.requested': { recipient: 10, person: 100, organization: 5_000, unconfirmed: 50 },
  'chat_transcript.requested': { recipient: 10, person: 200, organization: 5_000, unconfirmed: 10 },
  'chat_answers.due': { recipient: 50, person: 2_000, organization: 20_000, unconfirmed: 10 },
  'invitation.created': invitations,
  'invitation.resent': invitations,
  'contact_form.submitted': {
    recipient: 1_440,
    person: 1_440,
    organization: 1_440,
    unconfirmed: 10,
  },
  // As many as the hourly limit allows in a day, so this limit never blocks a user first.
  'password_reset.requested': {
    recipient: 120,
    person: 120,
    organization: 5_000,
    unconfirmed: 120,
  },
  'account.email_changed': { recipient: 20, person: 50, organization: 500, unconfirmed: 10 },
  'account.email_change_requested': {
    recipient: 20,
    person: 50,
    organization: 500,
    unconfirmed: 10,
  },
  'account.email_taken_back': { recipient: 20, person: 50, organization: 500, unconfirmed: 10 },
  'account.confirmation_requested': { recipient: 5, person: 5, organization: 200, unconfirmed: 20 },
  'notice_address.requested': { recipient: 5, person: 50, organization: 100, unconfirmed: 5 },
  'account.second_factor_changed': {
    recipient: 50,
    person: 50,
    organization: 5_000,
    unconfirmed: 50,
  },
  'account.deletion_requested': { recipient: 20, person: 20, organization: 500, unconfirmed: 20 },
  'organization.deletion_told': { recipient: 20, person: 500, organization: 500, unconfirmed: 50 },
  'account.signed_in': { recipient: 20, person: 20, organization: 5_000, unconfirmed: 20 },
  'notifications.gathered': { recipient: 300, person: 300, organization: 20_000, unconfirmed: 300 },
  'digest.due': { recipient: 20, person: 20, organization: 5_000, unconfirmed: 20 },
  'report.requested': { recipient: 50, person: 50, organization: 500, unconfirmed: 10 },
  'organization.testEmail': { recipient: 50, person: 50, organization: 100, unconfirmed: 20 },
  'supportAddresses.test': { recipient: 20, person: 50, organization: 100, unconfirmed: 10 },
};

export interface ClaimedMail {
  kind: MailKind;
  /** The event's number; null for emails that aren't retried. */
  seq: number | null;
  to: string;
  /** The member who caused it. */
  by: string | null;
}

/** Counts an email and returns whether it may be sent. Retries count once; a rejected email doesn't count. */
export async function claimMail(
  tx: Tx,
  { kind, seq, to, by }: ClaimedMail,
  isConfirmed: boolean,
): Promise<boolean> {
  const { recipient, person, organization, unconfirmed, pool = kind } = mailLimits[kind];
  const of = (what: string, subject: string): Tally => ({
    what: `mail ${pool} ${what}`,
    subject,
    span: day,
  });
  const claimed: Tally = { what: 'mail', subject: String(seq), span: day };
  if (seq !== null && (await countOf(tx, claimed)) > 0) return true;
  const counts: [Tally, number][] = [
    [of('to', to.toLowerCase()), recipient],
    [of('of', ''), isConfirmed ? organization : unconfirmed],
    ...(by ? [[of('by', by), person] satisfies [Tally, number]] : []),
  ];
  for (const [tally, max] of counts) if ((await countOf(tx, tally)) >= max) return false;
  for (const [tally] of counts) await countUp(tx, tally);
  if (seq !== null) await countUp(tx, claimed);
  return true;
}

export const tooManyMails = () =>
  new Refusal(
    429,
    "You've reached today's email limit. Please try again tomorrow.",
    'rate_limited',
    {
      retryAfter: Math.ceil((day - (Date.now() % day)) / 1000),
    },
  );
