import type { Schema } from '@helpdesk/sdk/contract/operations';
import { isEmailAddress, normalizeEmail } from '@helpdesk/sdk/rules/email';
import { fullName } from '@helpdesk/sdk/rules/names';
import { newId, now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { BlockedSenderRow } from '../../../database/rows/blocked-senders.ts';
import type { Org, OrgScope, P, Tx } from '../../../database/types.ts';
import { invalid, notFound, Refusal } from '../../../refusal.ts';
import { shared } from '../shared.ts';

type Blocked = Schema<'BlockedSender'>;
type Row = BlockedSenderRow & Record<'first_name' | 'last_name' | 'email', string | null>;

const max = 1_000;

const all = (org: OrgScope) =>
  org
    .from('blocked_senders')
    .leftJoin('users', 'users.id', 'blocked_senders.added_by')
    .select('blocked_senders.*', 'users.first_name', 'users.last_name', 'users.email');

const newest = prepare((org) =>
  all(org).orderByRaw('blocked_senders.created_at desc, blocked_senders.id desc').limit(max),
);
const byValue = prepare((org, p: P<'value'>) => all(org).where('value', p.value));

/** All blocked senders, last added first. */
export const listBlocked = async (org: Org) => (await org.all<Row>(newest({}))).map(present);

/** Blocks an address or a domain, unless it is blocked already. */
export function addBlocked(
  org: Org,
  { value: text, reason }: Schema<'BlockedSenderInput'>,
  userId: string,
): Promise<Blocked> {
  const value = normalizeEmail(text).replace(/^@/, '');
  if (!isEmailAddress(value) && !isEmailAddress(`x@${value}`)) {
    throw invalid('value', 'Please enter an email address or a domain');
  }
  if (shared.has(value)) {
    throw invalid('value', `${value} is a public email provider. Block the full address instead`);
  }
  return org.write(async (tx) => {
    if (await isOwn(tx, value)) {
      throw invalid('value', 'A member of your team has this address');
    }
    return keep(tx, { value, reason: reason || null, added_by: userId });
  });
}

interface Visitor {
  visitorId: string;
  email: string | null;
  /** The chat that the visitor was blocked from. */
  chatId: string;
  /** The name shown when there is no email address. */
  name: string;
}

/** Blocks a chat visitor by email address and browser, or by browser alone if they typed an address of the team. */
export function addBlockedVisitor(
  org: Org,
  { visitorId, email, chatId, name }: Visitor,
  userId: string,
): Promise<Blocked> {
  return org.write(async (tx) => {
    const address = email && normalizeEmail(email);
    const isAddress = address !== null && address !== '' && !(await isOwn(tx, address));
    const browser = { visitor_id: visitorId, chat_id: chatId };
    return keep(tx, {
      value: isAddress ? address : `visitor:${visitorId}`,
      name: isAddress ? null : name,
      added_by: userId,
      ...browser,
    });
  });
}

type NewRow = Pick<BlockedSenderRow, 'value' | 'added_by'> &
  Partial<Pick<BlockedSenderRow, 'reason' | 'visitor_id' | 'chat_id' | 'name'>>;

/** Adds an entry to the list, or the browser to an existing entry. */
async function keep(tx: Tx, row: NewRow): Promise<Blocked> {
  const { value, visitor_id, chat_id } = row;
  const known = await tx.first<Row>(byValue({ value }));
  if (!known) {
    if ((await tx.all(newest({}))).length >= max) {
      throw new Refusal(409, `You can block up to ${max} senders`, 'too_many');
    }
    const id = newId();
    await tx.insert('blocked_senders', { ...row, id, created_at: now() });
    await tx.record('blocked_senders.changed', { ids: [id] });
  } else if (visitor_id && chat_id && known.visitor_id !== visitor_id) {
    await tx.update('blocked_senders', { id: known.id }, { visitor_id, chat_id });
    await tx.record('blocked_senders.changed', { ids: [known.id] });
  }
  return present((await tx.first<Row>(byValue({ value }))) as Row);
}

const addresses = prepare((org) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .whereIn('memberships.role', ['admin', 'agent'])
    .select('users.email'),
);

async function isOwn(tx: Tx, value: string): Promise<boolean> {
  const team = await tx.all<{ email: string }>(addresses({}));
  return team.some(({ email }) => namesOf(normalizeEmail(email)).includes(value));
}

export function removeBlocked(org: Org, id: string): Promise<void> {
  return org.write(async (tx) => {
    if ((await tx.remove('blocked_senders', { id })) === 0) {
      throw notFound('This sender is not blocked');
    }
    await tx.record('blocked_senders.changed', { ids: [id] });
  });
}

/** Returns the entry that blocks this sender: their address, its domain or a parent domain; null if there is none. */
export async function blockedBy(org: Org, email: string | null): Promise<string | null> {
  if (!email) return null;
  const names = namesOf(normalizeEmail(email));
  const found = await org.all<{ value: string }>(
    org.from('blocked_senders').whereIn('value', names).select('value'),
  );
  return names.find((name) => found.some(({ value }) => value === name)) ?? null;
}

/** Returns the entry that blocks a chat visitor, by their address or browser; null if there is none. */
export async function whatBlocks(
  org: Org,
  { email, visitorId }: { email: string | null; visitorId: string | null },
): Promise<Blocked | null> {
  const names = email ? namesOf(normalizeEmail(email)) : [];
  const query = all(org)
    .where((row) => row.whereIn('value', names).orWhere('visitor_id', visitorId ?? ''))
    .orderBy('blocked_senders.created_at')
    .limit(1);
  const found = await org.first<Row>(query);
  return found ? present(found) : null;
}

const maxLevels = 10;

/** An address, its domain, and the parent domains; the nearest first. */
function namesOf(email: string): string[] {
  const parts = email.slice(email.lastIndexOf('@') + 1).split('.');
  const domains = parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'));
  return [email, ...domains.slice(-maxLevels)];
}

const present = (row: Row): Blocked => ({
  id: row.id,
  value: row.name ?? row.value,
  kind: kindOf(row.value),
  reason: row.reason,
  addedBy: fullName({ firstName: row.first_name, lastName: row.last_name }) || row.email,
  chatId: row.chat_id,
  createdAt: row.created_at,
});

function kindOf(value: string): Blocked['kind'] {
  if (value.startsWith('visitor:')) return 'visitor';
  return value.includes('@') ? 'address' : 'domain';
}
