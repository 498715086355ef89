import type { Config } from '../config.ts';
import { prepareDirectory } from '../database/prepare.ts';
import type { Database, P } from '../database/types.ts';
import { domainOf, isOurs } from './domain-name.ts';
import { hostLabel, organizationIdOf } from './organization-of-request.ts';

/** The organization that a host belongs to as its own domain. */
export interface Tenant {
  organizationId: string;
  domain: string;
}

interface Remembered {
  found: Promise<Tenant | null>;
  until: number;
}

interface Memory {
  known: Map<string, Remembered>;
  /** The known domain of each organization. */
  domains: Map<string, string>;
  /** Apart, so that no flood of strange hosts drives out those that are ours. */
  unknown: Map<string, Remembered>;
}

const knownFor = 30_000;
const unknownFor = 60_000;
const capacity = 10_000;

const memories = new WeakMap<Database, Memory>();

const verified = prepareDirectory((directory, p: P<'domain'>) =>
  directory
    .from('custom_domains')
    .where('domain', p.domain)
    .whereNotNull('verified_at')
    .select('organization_id'),
);

/**
 * The organization whose verified domain the request's host is. Asked for every request: our own hosts cost nothing,
 * a domain a query in half a minute, a strange host one a minute.
 */
export async function tenantOfHost(
  { database, config }: { database: Database; config: Config },
  host: string,
): Promise<Tenant | null> {
  if (isOurs(host.replace(/:\d{1,5}$/, '').toLowerCase(), config)) return null;
  const domain = domainOf(host);
  if (!domain || isOurs(domain, config)) return null;
  const { known, unknown, domains } = memoryOf(database);
  const remembered = known.get(domain) ?? unknown.get(domain);
  if (remembered && remembered.until > Date.now()) return remembered.found;
  const found = find(database, domain);
  // Those who ask at the same moment wait for the same answer.
  keep(unknown, domain, { found, until: Date.now() + unknownFor });
  try {
    const tenant = await found;
    if (tenant && unknown.get(domain)?.found === found) {
      unknown.delete(domain);
      domains.set(tenant.organizationId, domain);
      keep(known, domain, { found, until: Date.now() + knownFor });
    } else known.delete(domain);
    return tenant;
  } catch (error) {
    unknown.delete(domain);
    throw error;
  }
}

/** The organization that a host names by its label or as its own domain. */
export async function organizationIdOfHost(
  desk: { database: Database; config: Config },
  host: string,
): Promise<string | null> {
  const label = hostLabel(host, desk.config.baseHost);
  if (label) return organizationIdOf(desk.database.directory, label);
  return (await tenantOfHost(desk, host))?.organizationId ?? null;
}

/** The organization that a page of this origin belongs to, when it is on that one's own domain. */
export async function tenantOfOrigin(
  desk: { database: Database; config: Config },
  origin: string,
): Promise<string | null> {
  if (!URL.canParse(origin)) return null;
  return (await tenantOfHost(desk, new URL(origin).host))?.organizationId ?? null;
}

/** Forgets what a domain led to: from the next request on, it is asked anew. */
export function forgetDomain(database: Database, domain: string) {
  const { known, unknown } = memoryOf(database);
  known.delete(domain);
  unknown.delete(domain);
}

async function find(database: Database, domain: string): Promise<Tenant | null> {
  const row = await database.directory.first<{ organization_id: string }>(verified({ domain }));
  return row ? { organizationId: row.organization_id, domain } : null;
}

function keep(memory: Map<string, Remembered>, domain: string, remembered: Remembered) {
  if (memory.size >= capacity) memory.clear();
  memory.set(domain, remembered);
}

/** What another node changes is told with its commit; what is not told runs out. */
function memoryOf(database: Database): Memory {
  const memory = memories.get(database);
  if (memory) return memory;
  const fresh: Memory = { known: new Map(), domains: new Map(), unknown: new Map() };
  memories.set(database, fresh);
  database.onForeignCommit((organizationId) => {
    if (organizationId === null) fresh.known.clear();
    else fresh.known.delete(fresh.domains.get(organizationId) ?? '');
  });
  return fresh;
}
