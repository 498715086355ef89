import { prepare, prepareDirectory } from '../../database/prepare.ts';
import type { Directory, Org, OrgScope, P } from '../../database/types.ts';
import { provesSender } from '../proof.ts';

const memberWith = prepare((org, p: P<'email'>) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .where('users.email', p.email)
    .whereNull('users.email_unconfirmed_since')
    .limit(1)
    .select('memberships.id'),
);

/** Checks whether a member has confirmed this address. */
export const isMembersAddress = async (org: Org, email: string): Promise<boolean> =>
  (await org.first(memberWith({ email }))) !== undefined;

const opened = (org: OrgScope) =>
  org
    .from('tickets')
    .join(org.from('message_html').as('kept'), 'kept.message_id', 'tickets.id')
    .where('tickets.source', 'email')
    .whereNotNull('kept.sender_check');

const said = (org: OrgScope) =>
  org
    .from('ticket_messages')
    .join(org.from('message_html').as('kept'), 'kept.message_id', 'ticket_messages.id')
    .where('ticket_messages.author_type', 'customer')
    .whereNotNull('kept.sender_check');

const openedBy = prepare((org, p: P<'email'>) =>
  opened(org)
    .where('tickets.customer_email', p.email)
    .orderBy('tickets.created_at', 'desc')
    .limit(20)
    .select('kept.sender_check'),
);
const saidBy = prepare((org, p: P<'email' | 'ticket'>) =>
  said(org)
    .where('ticket_messages.ticket_id', p.ticket)
    .where('ticket_messages.author_email', p.email)
    .orderBy('ticket_messages.created_at', 'desc')
    .limit(20)
    .select('kept.sender_check'),
);

/** Checks whether an email from this address, confirmed by its domain, opened any ticket here or was added to this one. */
export async function hasWritten(org: Org, email: string, ticket: string | null) {
  const isProof = ({ sender_check }: { sender_check: string }) => provesSender(sender_check, email);
  if ((await org.all<{ sender_check: string }>(openedBy({ email }))).some(isProof)) return true;
  if (ticket === null) return false;
  return (await org.all<{ sender_check: string }>(saidBy({ email, ticket }))).some(isProof);
}

const passed = `kept.sender_check like '%"result":"passed"%'`;
const openers = prepare((org, p: P<'most'>) =>
  opened(org).whereRaw(passed).distinct('tickets.customer_email').limit(p.most),
);
const sayers = prepare((org, p: P<'most'>) =>
  said(org).whereRaw(passed).distinct('ticket_messages.author_email').limit(p.most),
);

/** Counts the customers who have written by email, up to `most`. */
export async function countWriters(org: Org, most: number): Promise<number> {
  const found = (await org.all(openers({ most }))).length;
  return Math.min(most, found + (await org.all(sayers({ most }))).length);
}

const ownDomain = prepareDirectory((directory, p: P<'organization'>) =>
  directory
    .from('custom_domains')
    .where('organization_id', p.organization)
    .whereNotNull('verified_at')
    .limit(1)
    .select('domain'),
);
const signInDomain = prepareDirectory((directory, p: P<'organization'>) =>
  directory
    .from('sso_domains')
    .where('organization_id', p.organization)
    .whereNotNull('verified_at')
    .limit(1)
    .select('domain'),
);

/** Checks whether an organization has proved that it owns a domain. */
export async function hasDomain(directory: Directory, organization: string): Promise<boolean> {
  const found =
    (await directory.first(ownDomain({ organization }))) ??
    (await directory.first(signInDomain({ organization })));
  return found !== undefined;
}

const oldest = prepareDirectory((directory) =>
  directory.from('organizations').orderBy(['created_at', 'id']).limit(1).select('id'),
);

/** The first organization of the server. */
export const firstOrganization = async (directory: Directory) =>
  (await directory.first<{ id: string }>(oldest({})))?.id;
