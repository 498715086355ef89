import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type Holder, holdsAllOf, isStaff, type Role } from '@helpdesk/sdk/rules/roles';
import { keyPrefix } from '../../auth/api-key.ts';
import type { Member } from '../../auth/caller.ts';
import { refuseHigherThanOwn } from '../../auth/key-rights.ts';
import { holderOf } from '../../auth/permissions.ts';
import { hashToken, newToken } from '../../auth/tokens.ts';
import { newId, now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { MembershipRow } from '../../database/rows/people.ts';
import type { ApiKeyRow } from '../../database/rows/programs.ts';
import type { Org, OrgScope, P } from '../../database/types.ts';
import { forbidden, invalid, notFound, Refusal } from '../../refusal.ts';

/** A key with the name and role of the member it acts for; the role is null if they have left. */
export interface KeyRow extends ApiKeyRow {
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  role: Role | null;
  member_permissions: string | null;
}

const withMember = (org: OrgScope) =>
  org
    .from('api_keys')
    .leftJoin('users', 'users.id', 'api_keys.acts_for_id')
    .leftJoin(
      org.from('memberships').as('membership'),
      'membership.user_id',
      'api_keys.acts_for_id',
    )
    .select(
      'api_keys.*',
      'users.email',
      'users.first_name',
      'users.last_name',
      'membership.role',
      'membership.permissions as member_permissions',
    );

const keys = prepare((org) =>
  withMember(org).orderByRaw('api_keys.created_at desc, api_keys.id desc'),
);
const keyById = prepare((org, p: P<'id'>) => withMember(org).where('api_keys.id', p.id));

export const readKeys = (org: Org) => org.all<KeyRow>(keys({}));

export const readKey = (org: Org, id: string) => org.first<KeyRow>(keyById({ id }));

async function findKey(org: Org, id: string): Promise<KeyRow> {
  const row = await readKey(org, id);
  if (!row) throw notFound('API key not found');
  return row;
}

const membership = prepare((org, p: P<'user'>) => org.from('memberships').where('user_id', p.user));

/** Rejects a key that would act for a person who isn't staff, or who has permissions its creator lacks. */
export async function refuseStranger(org: Org, maker: Member, actsForId: string | null) {
  if (actsForId === null || actsForId === maker.user.id) return;
  const other = await org.first<MembershipRow>(membership({ user: actsForId }));
  if (!other || !isStaff(other.role)) {
    throw invalid('actsForId', 'Please choose a staff member');
  }
  refuseHigher(maker, holderOf(other));
}

function refuseHigher(maker: Member, other: Role | Holder) {
  if (!holdsAllOf(maker, other)) throw forbidden();
}

export interface NewKey {
  name: string;
  permissions: readonly string[];
  expiresAt?: string | null | undefined;
  publicName?: string | null | undefined;
  /** User ID of the member it acts for; absent for none. */
  actsForId?: string | null | undefined;
  /** User ID of its creator. */
  madeById?: string;
}

const maxKeys = 100;

/** Creates an API key. Its secret is returned once; only a hash is stored. */
export function createKey(
  org: Org,
  { name, permissions, expiresAt = null, publicName = null, actsForId = null, madeById }: NewKey,
) {
  const expires_at = endIn(expiresAt);
  const { secret, ...token } = newSecret();
  return org.write(async (tx) => {
    if ((await readKeys(tx)).length >= maxKeys) {
      throw new Refusal(409, `An organization can have up to ${maxKeys} API keys`, 'too_many');
    }
    const id = newId();
    await tx.insert('api_keys', {
      id,
      name,
      ...token,
      permissions: [...new Set(permissions)],
      public_name: publicName,
      acts_for_id: actsForId,
      made_by_id: madeById ?? null,
      is_active: true,
      expires_at,
      usage_count: 0,
      created_at: now(),
    });
    return { row: await findKey(tx, id), secret };
  });
}

function endIn(expiresAt: string | null): string | null {
  if (!expiresAt) return null;
  const until = new Date(expiresAt).toISOString();
  if (until <= now()) throw invalid('expiresAt', 'Expiry must be in the future');
  return until;
}

function newSecret() {
  const secret = keyPrefix + newToken();
  const prefix = secret.slice(0, keyPrefix.length + 4);
  return { secret, prefix, last_four: secret.slice(-4), token_hash: hashToken(secret) };
}

/** Updates a key; a member who gives it more permissions becomes its creator. */
export function changeKey(
  org: Org,
  id: string,
  change: Schema<'ApiKeyChanges'>,
  madeById?: string,
): Promise<KeyRow> {
  const { name, publicName, actsForId, permissions, expiresAt, isActive } = change;
  const changed = {
    ...(name !== undefined && { name }),
    ...(publicName !== undefined && { public_name: publicName }),
    ...(actsForId !== undefined && { acts_for_id: actsForId }),
    ...(permissions && { permissions: [...new Set(permissions)] }),
    ...(expiresAt !== undefined && { expires_at: endIn(expiresAt) }),
    ...(isActive !== undefined && { is_active: isActive }),
    ...(madeById !== undefined && { made_by_id: madeById }),
  };
  return org.write(async (tx) => {
    const before = await findKey(tx, id);
    if (Object.keys(changed).length === 0) return before;
    await tx.update('api_keys', { id }, changed);
    return findKey(tx, id);
  });
}

/** Rejects a member who would gain permissions through this key. */
export async function refuseHigherKey(org: Org, maker: Member, id: string) {
  const { role, member_permissions, permissions } = await findKey(org, id);
  if (role) refuseHigher(maker, holderOf({ role, permissions: member_permissions }));
  refuseHigherThanOwn(maker, JSON.parse(permissions) as string[]);
}

const hour = 3_600_000;

/** Gives a key a new secret, which is returned once; the old one works for `overlapHours` more. */
export function rotateKey(org: Org, id: string, overlapHours: number) {
  const { secret, ...token } = newSecret();
  return org.write(async (tx) => {
    const before = await findKey(tx, id);
    await tx.update(
      'api_keys',
      { id },
      {
        ...token,
        previous_hash: overlapHours > 0 ? before.token_hash : null,
        previous_until:
          overlapHours > 0 ? new Date(Date.now() + overlapHours * hour).toISOString() : null,
      },
    );
    return { row: await findKey(tx, id), secret };
  });
}

export function deleteKey(org: Org, id: string): Promise<void> {
  return org.write(async (tx) => {
    await findKey(tx, id);
    await tx.remove('api_keys', { id });
  });
}
