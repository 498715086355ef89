import type { Context, Next } from 'koa';
import { prepareDirectory } from '../../database/prepare.ts';
import type { P } from '../../database/types.ts';
import { limitKey } from '../../http/client-address.ts';
import { readSessionCookie } from '../../http/cookies.ts';
import { organizationIdOfHost, type Tenant, tenantOfHost } from '../../http/custom-domains.ts';
import type { Desk } from '../../http/desk.ts';
import { domainOf } from '../../http/domain-name.ts';
import type { Limits } from '../../http/limits.ts';
import { organizationIdOf } from '../../http/organization-of-request.ts';
import { notFound } from '../../http/refusal.ts';
import { proofPath } from './domain-proof.ts';
import { readOrganization } from './store.ts';

/** Where a proxy asks before it has a certificate made: `?domain=`, as Caddy puts it. */
const certifiedPath = '/.well-known/helpdesk-domain';

const claims = prepareDirectory((directory, p: P<'domain'>) =>
  directory
    .from('custom_domains')
    .join('organizations', 'organizations.id', 'custom_domains.organization_id')
    .where('custom_domains.domain', p.domain)
    .limit(100)
    .select('custom_domains.token', 'organizations.subdomain'),
);

interface Claim {
  token: string;
  subdomain: string;
}

/** What pages are on an organization's own domain: its own alone, and the help center first. */
export function domainPages(desk: Desk, limits: Limits) {
  return async (context: Context, next: Next) => {
    if (context.path === proofPath) return proofFile(desk, limits, context);
    if (context.path === certifiedPath) return sayWhetherOurs(desk, limits, context);
    const tenant = await tenantOfHost(desk, context.host);
    if (!tenant) return next();
    // Whoever is signed in here came for the staff area.
    const isVisitor = !readSessionCookie(context.headers.cookie, desk.config);
    if (context.path === '/' && isVisitor) {
      context.set('Cache-Control', 'no-cache');
      return context.redirect('/public/help');
    }
    await refuseOthers(desk, tenant, context);
    const { subdomain } = await readOrganization(desk.database.org(tenant.organizationId));
    context.state.organization = subdomain;
    return next();
  };
}

/**
 * Says the token of the claim whose organization the domain is an alias of. An alias of anybody's proves nothing: a domain
 * that was left pointing here would be whose who asks for it first.
 */
async function proofFile(desk: Desk, limits: Limits, context: Context) {
  context.state.operation = 'domainProof';
  await limits.call(context, 'page', limitKey(context.state.ip));
  const domain = domainOf(context.host);
  const made = domain ? await desk.database.directory.all<Claim>(claims({ domain })) : [];
  const aliases = domain && made.length > 0 ? await desk.names.aliases(domain) : [];
  const claim = made.find(({ subdomain }) =>
    aliases?.includes(`${subdomain}.${desk.config.baseHost}`),
  );
  if (!claim) throw notFound('There is nothing at this address');
  context.type = 'text/plain';
  context.set('Cache-Control', 'no-store');
  context.body = claim.token;
}

/** 200 for the hosts of the product and of its organizations, 404 for every other. */
async function sayWhetherOurs(desk: Desk, limits: Limits, context: Context) {
  context.state.operation = 'domainAsked';
  await limits.call(context, 'page', limitKey(context.state.ip));
  const host = (new URLSearchParams(context.querystring).get('domain') ?? '').slice(0, 253);
  const isProduct = host === new URL(desk.config.publicUrl).hostname;
  if (!isProduct && !(await organizationIdOfHost(desk, host))) {
    throw notFound('There is nothing at this address');
  }
  context.set('Cache-Control', 'no-store');
  context.type = 'text/plain';
  context.body = 'yes';
}

const named = /^\/public\/(?:contact|help|ticket)\/([a-z0-9-]{3,20})(?=\/|$)/i;
const framed = /^\/(?:embed|widget)\/form\//;

/** Nobody's pages under the name of somebody else. */
async function refuseOthers({ database }: Desk, { organizationId }: Tenant, context: Context) {
  const name = framed.test(context.path)
    ? new URLSearchParams(context.querystring).get('org')
    : named.exec(context.path)?.[1];
  if (!name || name.length > 63 || name.includes('\0')) return;
  const id = await organizationIdOf(database.directory, name);
  if (id && id !== organizationId) {
    throw notFound("The organization you're looking for doesn't exist.");
  }
}
