import { now } from '../../database/ids.ts';
import { prepare, prepareDirectory } from '../../database/prepare.ts';
import type { InvitationRow, MembershipRow, UserRow } from '../../database/rows/people.ts';
import type { TicketMessageRow, TicketRow } from '../../database/rows/tickets.ts';
import type { Directory, Org, P } from '../../database/types.ts';
import type { TicketSource } from '../../features/tickets/read/channels.ts';
import { readHtmlOf } from '../../formatting/read/message-html.ts';
import { provesSender } from '../../mail-limits/proof.ts';

const hour = 60 * 60 * 1000;
/** Whether the requester's address is unverified, for each source of tickets. */
const isByStranger: Record<TicketSource, boolean> = {
  form: true,
  widget: true,
  email: true,
  chat: true,
  console: false,
  api: false,
  follow_up: false,
};
const byStrangers = Object.entries(isByStranger).flatMap(([source, is]) => (is ? [source] : []));

/** A public message of the staff; internal notes and other messages can't be found. */
const publicReply = prepare((org, p: P<'id'>) =>
  org
    .from('ticket_messages')
    .where('id', p.id)
    .where('visibility', 'public')
    .where('author_type', 'staff'),
);

export const findPublicReply = (org: Org, messageId: string) =>
  org.first<TicketMessageRow>(publicReply({ id: messageId }));

const repliesSince = prepare((org, p: P<'ticket' | 'since'>) =>
  org
    .from('ticket_messages')
    .where('ticket_id', p.ticket)
    .where('created_at', '>=', p.since)
    .where('visibility', 'public')
    .where('author_type', 'staff')
    .limit(1)
    .select('id'),
);

/** Checks whether the staff has replied in public since then. */
export const hasRepliedSince = async (org: Org, ticket: string, since: string): Promise<boolean> =>
  (await org.first(repliesSince({ ticket, since }))) !== undefined;

const customerWords = prepare((org, p: P<'id' | 'ticket'>) =>
  org
    .from('ticket_messages')
    .where('id', p.id)
    .where('ticket_id', p.ticket)
    .where('author_type', 'customer')
    .select('body'),
);

export const findCustomerWords = (org: Org, ticketId: string, messageId: string) =>
  org.first<Pick<TicketMessageRow, 'body'>>(customerWords({ id: messageId, ticket: ticketId }));

const openInvitation = prepare((org, p: P<'id' | 'now'>) =>
  org
    .from('invitations')
    .where('id', p.id)
    .whereNull('accepted_at')
    .whereNull('revoked_at')
    .where('expires_at', '>', p.now),
);

export const findOpenInvitation = (org: Org, id: string) =>
  org.first<InvitationRow>(openInvitation({ id, now: now() }));

const lastWritten = prepare((org, p: P<'ticket' | 'email'>) =>
  org
    .from('ticket_messages')
    .join(org.from('inbound_mails').as('mail'), 'mail.id', 'ticket_messages.mail_id')
    .where('ticket_messages.ticket_id', p.ticket)
    .where('ticket_messages.author_type', 'customer')
    .where('ticket_messages.author_email', p.email)
    .orderBy('ticket_messages.created_at', 'desc')
    .limit(1)
    .select(org.raw('substr(mail.raw, 1, 32768) as head')),
);

const openedBy = prepare((org, p: P<'ticket' | 'email'>) =>
  org
    .from('tickets')
    .join(org.from('inbound_mails').as('mail'), 'mail.id', 'tickets.mail_id')
    .where('tickets.id', p.ticket)
    .where('tickets.customer_email', p.email)
    .select(org.raw('substr(mail.raw, 1, 32768) as head')),
);

/** Returns the Message-ID of the last email to a ticket from one of its requesters, while that email is stored. */
export async function lastMailOf(org: Org, ticket: string, email: string): Promise<string | null> {
  const row =
    (await org.first<{ head: Uint8Array }>(lastWritten({ ticket, email }))) ??
    (await org.first<{ head: Uint8Array }>(openedBy({ ticket, email })));
  if (!row) return null;
  const [head = ''] = Buffer.from(row.head)
    .toString('latin1')
    // Equivalent when changed: only the first part is used.
    .split(/\r?\n\r?\n/, 1);
  return /^Message-ID:\s*(<[!-;=?-~]{3,250}>)\s*$/im.exec(head)?.[1] ?? null;
}

const staffMember = prepare((org, p: P<'user'>) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .where('memberships.user_id', p.user)
    .whereIn('memberships.role', ['admin', 'agent'])
    .select(
      'users.email',
      'users.notification_preferences',
      'memberships.role',
      'memberships.permissions',
    ),
);

/** Finds a staff member with address and notification preferences, if they still are one. */
export const findStaff = (org: Org, userId: string) =>
  org.first<
    Pick<UserRow, 'email' | 'notification_preferences'> &
      Pick<MembershipRow, 'role' | 'permissions'>
  >(staffMember({ user: userId }));

const signer = prepare((org, p: P<'user'>) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .where('memberships.user_id', p.user)
    .whereIn('memberships.role', ['admin', 'agent'])
    .select('memberships.signature', 'users.first_name', 'users.last_name'),
);

type Signer = Pick<MembershipRow, 'signature'> & Pick<UserRow, 'first_name' | 'last_name'>;

/** Finds the name and signature of a staff member, if they still are one. */
export const findSigner = (org: Org, userId: string) => org.first<Signer>(signer({ user: userId }));

const openReset = prepareDirectory((directory, p: P<'id' | 'now'>) =>
  directory
    .from('password_resets')
    .join('users', 'users.id', 'password_resets.user_id')
    .where('password_resets.id', p.id)
    .whereNull('password_resets.used_at')
    .where('password_resets.expires_at', '>', p.now)
    .select('users.email', 'password_resets.token_hash'),
);

export const findOpenReset = (directory: Directory, id: string) =>
  directory.first<{ email: string; token_hash: string }>(openReset({ id, now: now() }));

/** Filters by `updated_at`, too, because it is indexed with the address, and is never before `created_at`, which isn't. */
const requestsBefore = prepare((org, p: P<'email' | 'id' | 'since' | 'limit'>) =>
  org
    .along('tickets', 'tickets_by_customer')
    .where('customer_email', p.email)
    .where('updated_at', '>', p.since)
    .whereIn('source', byStrangers)
    .where('id', '<', p.id)
    .where('created_at', '>', p.since)
    .limit(p.limit)
    .select('id'),
);

/** Checks whether a ticket came by email that the requester's domain confirms. */
export async function isProved(
  org: Org,
  { id, source, customer_email: email }: Pick<TicketRow, 'id' | 'source' | 'customer_email'>,
): Promise<boolean> {
  if (source !== 'email' || !email) return false;
  return provesSender((await readHtmlOf(org, id))[0]?.sender_check, email);
}

/** Checks whether the ticket has an unverified requester, and isn't one of many for the same address within an hour. */
export async function mayConfirm(org: Org, ticket: TicketRow, perHour: number): Promise<boolean> {
  const { id, customer_email: email, source, created_at: at } = ticket;
  if (!email || !byStrangers.includes(source)) return false;
  const since = new Date(Date.parse(at) - hour).toISOString();
  const before = await org.all(requestsBefore({ email, id, since, limit: perHour }));
  return before.length < perHour;
}
