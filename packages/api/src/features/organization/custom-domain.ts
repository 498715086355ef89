import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Config } from '../../config.ts';
import { Duplicate } from '../../database/errors.ts';
import { now } from '../../database/ids.ts';
import { prepare, prepareDirectory } from '../../database/prepare.ts';
import type { CustomDomainRow } from '../../database/rows/domains.ts';
import type { Database, Org, P } from '../../database/types.ts';
import type { Actor } from '../../events/catalog.ts';
import { domainOf, isOurs, isRegistry } from '../../http/domain-name.ts';
import { invalid, notFound, Refusal } from '../../http/refusal.ts';
import { newToken } from '../../http/tokens.ts';
import { checkHost } from '../../outbound/addresses.ts';

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

/** The domain that an organization claims, proved or not. */
export const readDomain = (org: Org) => org.first<CustomDomainRow>(own({}));

/** The domain that somebody typed, as it is kept; a whole address is taken for its host. */
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

/** Claims a domain, in place of the one before; claiming the same again changes nothing. */
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

/** Lets a claim count that was proved a moment ago, unless it was given up meanwhile or somebody else was first. */
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

/** Gives the domain up; answers which it was. */
export function releaseDomain(org: Org, actor: Actor): Promise<string | null> {
  return org.write(async (tx) => {
    const row = await readDomain(tx);
    if (!row) return null;
    await tx.remove('custom_domains', {});
    await tx.record('custom_domain.removed', { domain: row.domain, actor });
    return row.domain;
  });
}

/** The fields of a domain as admins see them. */
export const presentDomain = (row: CustomDomainRow | undefined) => ({
  customDomain: row?.domain ?? null,
  customDomainVerified: Boolean(row?.verified_at),
  customDomainVerificationToken: row?.token ?? null,
});

/** Those with the record that proves it. */
export const presentDomainStatus = (
  row: CustomDomainRow | undefined,
): Schema<'CustomDomainStatus'> => ({
  ...presentDomain(row),
  dnsRecord: row ? { type: 'TXT', name: proofName(row.domain), value: row.token } : null,
});

export const proofName = (domain: string) => `_helpdesk-verification.${domain}`;
