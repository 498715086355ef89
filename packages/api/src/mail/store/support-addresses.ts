import { randomInt } from 'node:crypto';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import { fullName } from '@helpdesk/sdk/rules/names';
import { signatureRefusal } from '@helpdesk/sdk/rules/signatures';
import { later, newId, now } from '../../database/ids.ts';
import { prepare, prepareDirectory } from '../../database/prepare.ts';
import type { SupportAddressRow } from '../../database/rows/mail.ts';
import type { Database, Org, OrgScope, P, Tx } from '../../database/types.ts';
import { findAgent } from '../../features/tickets/read/agents.ts';
import { addressMailedTo } from '../../features/tickets/read/reply-sender.ts';
import { invalid, notFound, Refusal } from '../../refusal.ts';

export const maxAddresses = 20;

/** An address with the name of its assignee. */
export type SupportAddress = SupportAddressRow &
  Record<'first_name' | 'last_name' | 'user_email', string | null>;

const withAssignee = (org: OrgScope) =>
  org
    .from('support_addresses')
    .leftJoin('users', 'users.id', 'support_addresses.assignee_id')
    .select(
      'support_addresses.*',
      'users.first_name',
      'users.last_name',
      'users.email as user_email',
    );

const all = prepare((org) =>
  withAssignee(org).orderByRaw('support_addresses.created_at, support_addresses.id'),
);
const byId = prepare((org, p: P<'id'>) => withAssignee(org).where('support_addresses.id', p.id));

/** All addresses of the organization, oldest first. */
export const readSupportAddresses = (org: Org) => org.all<SupportAddress>(all({}));

export async function mustFindAddress(org: Org, id: string): Promise<SupportAddress> {
  const row = await org.first<SupportAddress>(byId({ id }));
  if (!row) throw notFound('Support address not found');
  return row;
}

type Fields = Pick<Schema<'SupportAddressInput'>, 'name' | 'signature' | 'assigneeId'>;

/** Adds an unverified address; an existing one stays unchanged. */
export function addSupportAddress(
  org: Org,
  { email: typed, ...fields }: Schema<'SupportAddressInput'>,
  isOurs: (email: string) => boolean,
): Promise<SupportAddress> {
  const email = normalizeEmail(typed);
  if (isOurs(email)) {
    throw invalid('email', 'This is an address of the helpdesk. Enter one of your own.');
  }
  return org.write(async (tx) => {
    const known = await readSupportAddresses(tx);
    const same = known.find((row) => row.email === email);
    if (same) return same;
    if (known.length >= maxAddresses) {
      throw new Refusal(409, `You can have up to ${maxAddresses} support addresses`, 'too_many');
    }
    const id = newId();
    const row = { id, email, inbound_tag: newTag(), created_at: now() };
    await tx.insert('support_addresses', { ...row, ...(await columnsOf(tx, fields)) });
    await tx.record('support_addresses.changed', { ids: [id] });
    return mustFindAddress(tx, id);
  });
}

export function changeSupportAddress(
  org: Org,
  id: string,
  fields: Schema<'SupportAddressUpdate'>,
): Promise<SupportAddress> {
  return org.write(async (tx) => {
    await mustFindAddress(tx, id);
    const patch = await columnsOf(tx, fields);
    if (Object.keys(patch).length > 0) {
      await tx.update('support_addresses', { id }, patch);
      await tx.record('support_addresses.changed', { ids: [id] });
    }
    return mustFindAddress(tx, id);
  });
}

export function removeSupportAddress(org: Org, id: string): Promise<void> {
  return org.write(async (tx) => {
    if ((await tx.remove('support_addresses', { id })) === 0) {
      throw notFound('Support address not found');
    }
    await tx.record('support_addresses.changed', { ids: [id] });
  });
}

async function columnsOf(tx: Tx, { name, signature, assigneeId }: Fields) {
  const refusal = signature && signatureRefusal(signature);
  if (refusal) throw invalid('signature', refusal, 'variable');
  if (assigneeId && !(await findAgent(tx, assigneeId))) {
    throw invalid('assigneeId', 'Choose a member of your team');
  }
  return {
    ...(name !== undefined && { name: name || null }),
    ...(signature !== undefined && { signature: signature?.trim() ? signature : null }),
    ...(assigneeId !== undefined && { assignee_id: assigneeId }),
  };
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const newTag = () =>
  Array.from({ length: 8 }, () => letters.charAt(randomInt(letters.length))).join('');

/** Records that a test email with this token was sent; the previous token becomes invalid. */
export function beginTest(org: Org, id: string, token: string): Promise<SupportAddress> {
  return org.write(async (tx) => {
    const sent = { test_token: token, tested_at: now(), arrived_at: null };
    // Allows the mail server to be tried again after a rejection.
    const anew = { send_problem: null, send_refused_at: null };
    await tx.update('support_addresses', { id }, { ...sent, ...anew });
    // Checks the mailbox for the test email at once.
    await tx.update('imap_accounts', { id }, { due_at: now() });
    await tx.record('support_addresses.changed', { ids: [id] });
    return mustFindAddress(tx, id);
  });
}

/** Records that no test email was sent. */
export const endTest = (org: Org, id: string) =>
  org.write((tx) => tx.update('support_addresses', { id }, { test_token: null, tested_at: null }));

const holder = prepareDirectory((directory, p: P<'email'>) =>
  directory
    .from('support_addresses')
    .where('email', p.email)
    .whereNotNull('verified_at')
    .select('organization_id'),
);

/** Checks whether another organization has verified an address. */
export async function isProvedElsewhere(
  { directory }: Database,
  { organization_id: own, email }: SupportAddressRow,
): Promise<boolean> {
  const held = await directory.first<{ organization_id: string }>(holder({ email }));
  return held !== undefined && held.organization_id !== own;
}

/** An address whose test email has arrived. */
export interface Proved {
  address: SupportAddress;
  isElsewhere: boolean;
}

/** Verifies the address, because its test email arrived through forwarding, unless another organization has verified it already. */
export async function proveAddress(
  tx: Tx,
  { address: { id, test_token }, isElsewhere }: Proved,
): Promise<void> {
  const at = now();
  const arrived = { arrived_at: at, test_token: null };
  if ((await tx.update('support_addresses', { id, test_token }, arrived)) === 0) return;
  if (!isElsewhere) {
    await tx.update('support_addresses', { id, verified_at: null }, { verified_at: at });
  }
  await tx.record('support_addresses.changed', { ids: [id] });
}

/** Verifies the address, because its owner has signed in to its mailbox, and allows sending from it again. */
export async function verifyByMailbox(tx: Tx, id: string, isElsewhere: boolean): Promise<void> {
  await tx.update('support_addresses', { id }, { send_problem: null, send_refused_at: null });
  await proveAddress(tx, { address: await mustFindAddress(tx, id), isElsewhere });
}

/** Stores the link with which the provider of an address asks to confirm the forwarding. */
export async function keepConfirmation(tx: Tx, id: string, url: string): Promise<void> {
  await tx.update('support_addresses', { id }, { confirmation_url: url });
  await tx.record('support_addresses.changed', { ids: [id] });
}

/** Records that the organization's mail server refused to send as this address. */
export const noteRefusal = (org: Org, id: string, sentence: string) =>
  org.write(async (tx) => {
    const refused = { send_problem: sentence.slice(0, 300), send_refused_at: now() };
    await tx.update('support_addresses', { id }, refused);
    await tx.record('support_addresses.changed', { ids: [id] });
  });

const day = 24 * 60 * 60 * 1_000;

/** Checks whether replies may be sent from the address; after a refusal, again a day later. */
export const maySendAs = ({ verified_at, send_refused_at }: SupportAddressRow): boolean =>
  verified_at !== null && (send_refused_at === null || send_refused_at < later(-day));

/** Returns the verified address that a ticket was sent to; null for none. */
export async function supportAddressOfTicket(
  org: Org,
  ticketId: string,
): Promise<SupportAddress | null> {
  const verified = (await readSupportAddresses(org)).filter((row) => row.verified_at !== null);
  if (verified.length === 0) return null;
  const mailedTo = await addressMailedTo(org, ticketId);
  return verified.find(({ email }) => email === mailedTo) ?? null;
}

export const assigneeOf = (row: SupportAddress): Schema<'SupportAddress'>['assignee'] =>
  row.assignee_id === null
    ? null
    : {
        id: row.assignee_id,
        name:
          fullName({ firstName: row.first_name, lastName: row.last_name }) ||
          (row.user_email ?? ''),
      };
