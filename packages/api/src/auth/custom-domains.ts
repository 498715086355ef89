import type { Database, Org } from '../database/types.ts';
import { keep } from '../memory.ts';
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
  /** The domain of each host name, or null. Most requests use the same few hosts. */
  names: Map<string, string | null>;
  /** Separate, so a flood of unknown hosts doesn't evict known ones. */
  unknown: Map<string, Remembered>;
}

const knownFor = 30_000;
const unknownFor = 60_000;

/**
 * The organization whose verified domain is the host of the request. Runs on every request: our own hosts cost nothing, a
 * custom domain one query per 30 seconds, an unknown host one per minute.
 */
export async function tenantOfHost(server: ServerContext, host: string): Promise<Tenant | null> {
  const { database } = server;
  const { known, unknown, domains, names } = server.memory.of(createDomains);
  const domain = foreignDomainOf(server, names, host);
  if (domain === null) return null;
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

/** The domain in a host, if it isn't one of ours. */
function foreignDomainOf({ config }: ServerContext, names: Memory['names'], host: string) {
  // Equivalent when changed: unknown hosts are parsed again.
  if (names.has(host)) return names.get(host) ?? null;
  const named = domainOf(host);
  const domain = named && !isOurs(named, config) ? named : null;
  // Equivalent when changed: keeps long hosts from filling the cache.
  if (host.length < 300) keep(names, host, domain);
  return domain;
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

/** The custom domain of the organization whose page the visitor is on, directly, in a frame or on a site that calls us. */
export async function domainOfPage(
  server: ServerContext,
  { id }: Pick<Org, 'id'>,
  { host, site }: { host: string; site: string | null },
): Promise<string | null> {
  const hosts = site && URL.canParse(site) ? [host, new URL(site).host] : [host];
  for (const one of hosts) {
    const tenant = await tenantOfHost(server, one);
    if (tenant?.organizationId === id) return tenant.domain;
  }
  return null;
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

/** Changes by other nodes are published with their commits; if that fails, entries expire. */
function createDomains({ database }: Remembering): Memory {
  const memory: Memory = {
    known: new Map(),
    domains: new Map(),
    names: new Map(),
    unknown: new Map(),
  };
  database.onForeignCommit((organizationId) => {
    if (organizationId === null) memory.known.clear();
    else memory.known.delete(memory.domains.get(organizationId) ?? '');
  });
  return memory;
}
