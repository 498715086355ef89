import { keyPrefix } from '../../auth/api-key.ts';
import { hashToken, newToken } from '../../auth/tokens.ts';
import { newId, now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { ApiKeyRow } from '../../database/rows/programs.ts';
import type { Org, P } from '../../database/types.ts';
import { invalid, notFound, Refusal } from '../../refusal.ts';

const keys = prepare((org) =>
  org.from('api_keys').orderByRaw('created_at desc, id desc').select('*'),
);
const keyById = prepare((org, p: P<'id'>) => org.from('api_keys').where('id', p.id));

export const readKeys = (org: Org) => org.all<ApiKeyRow>(keys({}));

export const readKey = (org: Org, id: string) => org.first<ApiKeyRow>(keyById({ id }));

async function findKey(org: Org, id: string): Promise<ApiKeyRow> {
  const row = await readKey(org, id);
  if (!row) throw notFound('API key not found');
  return row;
}

export interface NewKey {
  name: string;
  permissions: readonly string[];
  expiresAt?: string | null | undefined;
}

const maxKeys = 100;

/** Creates an API key; its secret is returned once and stored only as a hash. */
export function createKey(org: Org, { name, permissions, expiresAt = null }: NewKey) {
  const until = expiresAt && new Date(expiresAt).toISOString();
  if (until && until <= now()) throw invalid('expiresAt', 'Expiry must be in the future');
  const secret = keyPrefix + newToken();
  return org.write(async (tx) => {
    if ((await readKeys(tx)).length >= maxKeys) {
      throw new Refusal(409, `An organization can have ${maxKeys} API keys`, 'too_many');
    }
    const id = newId();
    await tx.insert('api_keys', {
      id,
      name,
      prefix: secret.slice(0, keyPrefix.length + 4),
      last_four: secret.slice(-4),
      token_hash: hashToken(secret),
      permissions: [...new Set(permissions)],
      is_active: true,
      expires_at: until || null,
      usage_count: 0,
      created_at: now(),
    });
    return { row: await findKey(tx, id), secret };
  });
}

export function setKeyActive(org: Org, id: string, isActive: boolean): Promise<ApiKeyRow> {
  return org.write(async (tx) => {
    await findKey(tx, id);
    await tx.update('api_keys', { id }, { is_active: isActive });
    return findKey(tx, id);
  });
}

export function deleteKey(org: Org, id: string): Promise<void> {
  return org.write(async (tx) => {
    await findKey(tx, id);
    await tx.remove('api_keys', { id });
  });
}
