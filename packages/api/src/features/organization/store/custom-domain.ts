import type { Schema } from '@helpdesk/sdk/contract/operations';
import { domainOf, isOurs, isRegistry } from '../../../auth/domain-name.ts';
import { newToken } from '../../../auth/tokens.ts';
import type { Config } from '../../../config.ts';
import { Duplicate } from '../../../database/errors.ts';
import { now } from '../../../database/ids.ts';
import { prepare, prepareDirectory } from '../../../database/prepare.ts';
import type { CustomDomainRow } from '../../../database/rows/domains.ts';
import type { Database, Org, P } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { checkHost } from '../../../outbound/addresses.ts';
import { invalid, notFound, Refusal } from '../../../refusal.ts';

const own = prepare((org) => org.from('custom_domains'));
const holder = prepareDirectory((directory, p: P<'domain'>) =>
  directory
    .from('custom_domains')
    .where('domain', p.domain)
    .whereNotNull('verified_at')
    .select('organization_id'),
);

export const noDomain = () => notFound('No custom domain is set');
const taken = () => new Refusal(409, 'This domain is already in use', 'domain_taken');

/** The custom domain of an organization, verified or not. */
export const readDomain = (org: Org) => org.first<CustomDomainRow>(own({}));

/** Normalizes a domain; accepts a whole URL. */
export function asDomain(typed: string, config: Config): string {
  const domain = domainOf(
    typed
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/\/$/, ''),
  );
  const isPort = /:\d+\/?$/.test(typed);
  if (!domain || isPort || isOurs(domain, config) || isRegistry(domain)) throw malformed();
  try {
    checkHost(domain, config.allowPrivateTargets);
  } catch {
    throw malformed();
  }
  return domain;
}

const malformed = () => invalid('customDomain', 'Please enter a valid domain', 'pattern');

/** Claims a domain, replacing the previous one; claiming the same one again changes nothing. */
export async function claimDomain(
  database: Database,
  org: Org,
  domain: string,
  actor: Actor,
): Promise<CustomDomainRow> {
  const held = await database.directory.first<{ organization_id: string }>(holder({ domain }));
  if (held && held.organization_id !== org.id) throw taken();
  return org.write(async (tx) => {
    const before = await readDomain(tx);
    if (before?.domain === domain) return before;
    await tx.remove('custom_domains', {});
    await tx.insert('custom_domains', { domain, token: newToken(), created_at: now() });
    await tx.record('custom_domain.claimed', { domain, actor });
    return (await readDomain(tx)) as CustomDomainRow;
  });
}

/** Marks a claim as verified, unless it was removed or another organization verified it first. */
export async function confirmDomain(
  org: Org,
  { domain, token }: CustomDomainRow,
  actor: Actor,
): Promise<CustomDomainRow> {
  try {
    return await org.write(async (tx) => {
      const row = await readDomain(tx);
      if (row?.domain !== domain || row.token !== token) throw noDomain();
      const at = now();
      await tx.update(
        'custom_domains',
        {},
        { verified_at: row.verified_at ?? at, checked_at: at, failures: 0, failing_since: null },
      );
      if (!row.verified_at) await tx.record('custom_domain.verified', { domain, actor });
      return { ...row, verified_at: row.verified_at ?? at };
    });
  } catch (error) {
    if (error instanceof Duplicate && error.table === 'custom_domains') throw taken();
    throw error;
  }
}

/** Removes the custom domain and returns it. */
export function releaseDomain(org: Org, actor: Actor): Promise<string | null> {
  return org.write(async (tx) => {
    const row = await readDomain(tx);
    if (!row) return null;
    await tx.remove('custom_domains', {});
    await tx.record('custom_domain.removed', { domain: row.domain, actor });
    return row.domain;
  });
}

/** The domain fields, for admins. */
export const presentDomain = (row: CustomDomainRow | undefined) => ({
  customDomain: row?.domain ?? null,
  customDomainVerified: Boolean(row?.verified_at),
  customDomainVerificationToken: row?.token ?? null,
});

/** The domain fields with the DNS record. */
export const presentDomainStatus = (
  row: CustomDomainRow | undefined,
): Schema<'CustomDomainStatus'> => ({
  ...presentDomain(row),
  dnsRecord: row ? { type: 'TXT', name: proofName(row.domain), value: row.token } : null,
});

export const proofName = (domain: string) => `_helpdesk-verification.${domain}`;

const claims = prepareDirectory((directory, p: P<'domain'>) =>
  directory
    .from('custom_domains')
    .join('organizations', 'organizations.id', 'custom_domains.organization_id')
    .where('custom_domains.domain', p.domain)
    .limit(100)
    .select('custom_domains.token', 'organizations.subdomain'),
);

/** The claims of a domain by all organizations, with their tokens. */
export const readClaims = ({ directory }: Database, domain: string) =>
  directory.all<{ token: string; subdomain: string }>(claims({ domain }));

const due = prepareDirectory((directory, p: P<'daily' | 'soon'>) =>
  directory
    .from('custom_domains')
    .whereNotNull('verified_at')
    .where((query) =>
      query
        .where('checked_at', '<=', p.daily)
        .orWhere((failing) => failing.where('failures', '>', 0).where('checked_at', '<=', p.soon)),
    )
    .orderBy('checked_at')
    .limit(500),
);

/** Verified domains not checked since `daily`, and failing ones not checked since `soon`. */
export const domainsToProve = (
  { directory }: Database,
  since: Readonly<Record<'daily' | 'soon', string>>,
) => directory.all<CustomDomainRow>(due(since));
