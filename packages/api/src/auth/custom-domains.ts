import type { Database } from '../database/types.ts';
import type { Remembering, ServerContext } from '../server-context.ts';
import { domainOf, isOurs } from './domain-name.ts';
import { hostLabel } from './organization-of-request.ts';
import { organizationIdOf, organizationIdOfDomain } from './store/organizations.ts';

/** The organization of a custom domain. */
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
  /** The cached domain of each organization. */
  domains: Map<string, string>;
  /** Separate, so that a flood of unknown hosts does not evict known ones. */
  unknown: Map<string, Remembered>;
}

const knownFor = 30_000;
const unknownFor = 60_000;
const capacity = 10_000;

/**
 * The organization whose verified domain the request's host is. Runs for every request: our own hosts cost nothing,
 * a custom domain one query per 30 seconds, an unknown host one per minute.
 */
export async function tenantOfHost(server: ServerContext, host: string): Promise<Tenant | null> {
  const { database, config } = server;
  if (isOurs(host.replace(/:\d{1,5}$/, '').toLowerCase(), config)) return null;
  const domain = domainOf(host);
  if (!domain || isOurs(domain, config)) return null;
  const { known, unknown, domains } = server.memory.of(createDomains);
  const remembered = known.get(domain) ?? unknown.get(domain);
  if (remembered && remembered.until > Date.now()) return remembered.found;
  const found = find(database, domain);
  // Concurrent lookups share one query.
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

/** The organization of a host, by its subdomain or custom domain. */
export async function organizationIdOfHost(
  server: ServerContext,
  host: string,
): Promise<string | null> {
  const label = hostLabel(host, server.config.baseHost);
  if (label) return organizationIdOf(server.database.directory, label);
  return (await tenantOfHost(server, host))?.organizationId ?? null;
}

/** The organization of an origin, when it is on a custom domain. */
export async function tenantOfOrigin(
  server: ServerContext,
  origin: string,
): Promise<string | null> {
  if (!URL.canParse(origin)) return null;
  return (await tenantOfHost(server, new URL(origin).host))?.organizationId ?? null;
}

/** Removes a domain from the cache. */
export function forgetDomain(server: ServerContext, domain: string) {
  const { known, unknown } = server.memory.of(createDomains);
  known.delete(domain);
  unknown.delete(domain);
}

async function find(database: Database, domain: string): Promise<Tenant | null> {
  const organizationId = await organizationIdOfDomain(database.directory, domain);
  return organizationId ? { organizationId, domain } : null;
}

function keep(memory: Map<string, Remembered>, domain: string, remembered: Remembered) {
  if (memory.size >= capacity) memory.clear();
  memory.set(domain, remembered);
}

/** Changes by other nodes are published with their commits; unpublished ones expire. */
function createDomains({ database }: Remembering): Memory {
  const memory: Memory = { known: new Map(), domains: new Map(), unknown: new Map() };
  database.onForeignCommit((organizationId) => {
    if (organizationId === null) memory.known.clear();
    else memory.known.delete(memory.domains.get(organizationId) ?? '');
  });
  return memory;
}
