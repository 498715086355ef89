import type { Context, Next } from 'koa';
import { organizationIdOfHost, type Tenant, tenantOfHost } from '../../auth/custom-domains.ts';
import { domainOf } from '../../auth/domain-name.ts';
import { readSessionCookie } from '../../auth/session-cookie.ts';
import { organizationIdOf } from '../../auth/store/organizations.ts';
import { limitKey } from '../../http/limits/client-address.ts';
import type { Limits } from '../../http/limits/limits.ts';
import { notFound } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { proofPath } from './domain-proof.ts';
import { readClaims } from './store/custom-domain.ts';
import { readOrganization } from './store/organization.ts';

/** Tells a proxy whether it may request a certificate for `?domain=`, in the format of Caddy. */
const certifiedPath = '/.well-known/helpdesk-domain';

/** Routes of a custom domain: only the organization's own pages, with the help center as the index. */
export function domainPages(server: ServerContext, limits: Limits) {
  return async (context: Context, next: Next) => {
    if (context.path === proofPath) return proofFile(server, limits, context);
    if (context.path === certifiedPath) return sayWhetherOurs(server, limits, context);
    const tenant = await tenantOfHost(server, context.host);
    if (!tenant) return next();
    // Signed-in users get the console.
    const isVisitor = !readSessionCookie(context.headers.cookie, server.config);
    if (context.path === '/' && isVisitor) {
      context.set('Cache-Control', 'no-cache');
      return context.redirect('/public/help');
    }
    await refuseOthers(server, tenant, context);
    const { subdomain } = await readOrganization(server.database.org(tenant.organizationId));
    context.state.organization = subdomain;
    return next();
  };
}

/**
 * Serves the token of the organization that the domain is a CNAME of. A CNAME to another organization proves
 * nothing: otherwise,
 * anyone could claim a domain that still points here.
 */
async function proofFile(server: ServerContext, limits: Limits, context: Context) {
  context.state.operation = 'domainProof';
  await limits.call(context, 'page', limitKey(context.state.ip));
  const domain = domainOf(context.host);
  const made = domain ? await readClaims(server.database, domain) : [];
  const aliases = domain && made.length > 0 ? await server.names.aliases(domain) : [];
  const claim = made.find(({ subdomain }) =>
    aliases?.includes(`${subdomain}.${server.config.baseHost}`),
  );
  if (!claim) throw notFound('Not found');
  context.type = 'text/plain';
  context.set('Cache-Control', 'no-store');
  context.body = claim.token;
}

/** Returns 200 for the hosts of the product and its organizations, without a rate limit that unknown names could use up; else 404. */
async function sayWhetherOurs(server: ServerContext, limits: Limits, context: Context) {
  context.state.operation = 'domainAsked';
  const host = (new URLSearchParams(context.querystring).get('domain') ?? '').slice(0, 253);
  const isProduct = host === new URL(server.config.publicUrl).hostname;
  if (!isProduct && !(await organizationIdOfHost(server, host))) {
    await limits.call(context, 'page', limitKey(context.state.ip));
    throw notFound('Not found');
  }
  context.set('Cache-Control', 'no-store');
  context.type = 'text/plain';
  context.body = 'yes';
}

const named = /^\/public\/(?:contact|help|ticket)\/([a-z0-9-]{3,20})(?=\/|$)/i;
const framed = /^\/(?:embed|widget)\/form\//;

/** Returns 404 for an organization's pages on another one's domain. */
async function refuseOthers(
  { database }: ServerContext,
  { organizationId }: Tenant,
  context: Context,
) {
  const name = framed.test(context.path)
    ? new URLSearchParams(context.querystring).get('org')
    : named.exec(context.path)?.[1];
  if (!name || name.length > 63 || name.includes('\0')) return;
  const id = await organizationIdOf(database.directory, name);
  if (id && id !== organizationId) {
    throw notFound("The organization you're looking for doesn't exist.");
  }
}
