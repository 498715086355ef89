import { domainOf, isRegistry } from '../../../auth/domain-name.ts';
import { newToken } from '../../../auth/tokens.ts';
import { Duplicate } from '../../../database/errors.ts';
import { newId, now } from '../../../database/ids.ts';
import { prepare, prepareDirectory } from '../../../database/prepare.ts';
import type { SsoDomainRow } from '../../../database/rows/sso.ts';
import type { Directory, Org, P } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { invalid, notFound, Refusal } from '../../../refusal.ts';

const maxDomains = 20;

const own = prepare((org) => org.from('sso_domains').orderBy('domain'));
const byId = prepare((org, p: P<'id'>) => org.from('sso_domains').where('id', p.id));
const proved = prepare((org, p: P<'domain'>) =>
  org.from('sso_domains').where('domain', p.domain).whereNotNull('verified_at').select('id'),
);
const holder = prepareDirectory((directory, p: P<'domain'>) =>
  directory.from('sso_domains').where('domain', p.domain).whereNotNull('verified_at'),
);
const placeOfDomain = prepareDirectory((directory, p: P<'domain'>) =>
  directory
    .from('sso_domains')
    .join('organizations', 'organizations.id', 'sso_domains.organization_id')
    .where('sso_domains.domain', p.domain)
    .whereNotNull('sso_domains.verified_at')
    .select('organizations.id', 'organizations.subdomain'),
);

const taken = () => new Refusal(409, 'This domain is already in use', 'domain_taken');
const missing = () => notFound('Domain not found');

export const readDomains = (org: Org) => org.all<SsoDomainRow>(own({}));

export async function findDomain(org: Org, id: string): Promise<SsoDomainRow> {
  const row = await org.first<SsoDomainRow>(byId({ id }));
  if (!row) throw missing();
  return row;
}

/** The domain of an email address; null if it cannot be verified. */
export const domainOfEmail = (email: string) => domainOf(email.slice(email.lastIndexOf('@') + 1));

/** Whether the organization has verified the domain of an address. */
export async function isProved(org: Org, email: string): Promise<boolean> {
  const domain = domainOfEmail(email);
  return domain !== null && (await org.first(proved({ domain }))) !== undefined;
}

/** The organization that has verified a domain. */
export const holderOf = (directory: Directory, domain: string) =>
  directory.first<SsoDomainRow>(holder({ domain }));

/** The same, with its subdomain. */
export const placeOf = (directory: Directory, domain: string) =>
  directory.first<{ id: string; subdomain: string }>(placeOfDomain({ domain }));

/** Normalizes an email domain; accepts a leading @. */
export function asEmailDomain(typed: string): string {
  const domain = domainOf(typed.trim().replace(/^@/, ''));
  if (!domain || /:\d+$/.test(typed) || isRegistry(domain)) {
    throw invalid('domain', 'Please enter a valid domain', 'pattern');
  }
  return domain;
}

export const addDomain = (org: Org, domain: string, actor: Actor) =>
  org.write(async (tx) => {
    const known = await readDomains(tx);
    if (known.some((row) => row.domain === domain)) {
      throw new Refusal(409, 'This domain is already in the list', 'domain_known');
    }
    if (known.length >= maxDomains) {
      throw new Refusal(409, `You can add up to ${maxDomains} domains`, 'too_many');
    }
    const row = { id: newId(), domain, token: newToken(), created_at: now() };
    await tx.insert('sso_domains', row);
    await tx.record('sso_domain.added', { domain, actor });
  });

/**
 * Marks a domain as verified. `lapsed` is the verification of another organization whose record is gone; it is only
 * removed
 * if it has not changed since it was checked.
 */
export async function confirmDomain(
  directory: Directory,
  organizationId: string,
  { id, domain, token }: SsoDomainRow,
  lapsed: SsoDomainRow | null,
  actor: Actor,
): Promise<void> {
  try {
    const organizations = [organizationId, ...(lapsed ? [lapsed.organization_id] : [])];
    await directory.locking({ organizations }).write(async (tx) => {
      if (lapsed) {
        const former = tx.org(lapsed.organization_id);
        const same = { id: lapsed.id, token: lapsed.token };
        await former.update('sso_domains', same, { verified_at: null });
        await former.record('sso_domain.lost', { domain });
      }
      const org = tx.org(organizationId);
      const row = await org.first<SsoDomainRow>(byId({ id }));
      if (row?.token !== token) throw missing();
      if (row.verified_at !== null) return;
      await org.update('sso_domains', { id, token }, { verified_at: now() });
      await org.record('sso_domain.verified', { domain, actor });
    });
  } catch (error) {
    if (error instanceof Duplicate && error.table === 'sso_domains') throw taken();
    throw error;
  }
}

export const domainTaken = taken;

export const removeDomain = (org: Org, id: string, actor: Actor) =>
  org.write(async (tx) => {
    const { domain } = await findDomain(tx, id);
    await tx.remove('sso_domains', { id });
    await tx.record('sso_domain.removed', { domain, actor });
  });
