import type { Context } from 'koa';
import { hostLabel } from '../../auth/organization-of-request.ts';
import { currentNameOf } from '../../auth/store/organizations.ts';
import { DatabaseUnavailable } from '../../database/errors.ts';
import type { ServerContext } from '../../server-context.ts';

const named = /^(\/(?:org|public\/(?:contact|help|ticket))\/)([a-z0-9-]{3,20})(?=\/|$)(.*)$/i;

/** The new location of a page whose host or path contains a former subdomain; null for any other page. */
export async function movedAddress(
  server: ServerContext,
  context: Context,
): Promise<string | null> {
  const nameNow = (former: string) => currentName(server, former);
  const label = hostLabel(context.host, server.config.baseHost);
  const [, before = '', name = '', after = ''] = named.exec(context.path) ?? [];
  const ofHost = label && (await nameNow(label));
  const ofPath = name && (await nameNow(name));
  if (!ofHost && !ofPath) return null;
  // Without a scheme, which only the proxy knows.
  const host = ofHost && label ? `//${ofHost}${context.host.slice(label.length)}` : '';
  const path = ofPath ? before + ofPath + after : context.path;
  return host + path + context.search;
}

/** Pages are served even while the database is unavailable; they show the error. */
async function currentName({ database }: ServerContext, former: string): Promise<string | null> {
  try {
    return await currentNameOf(database.directory, former);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return null;
    throw error;
  }
}

/** A permanent redirect that is always revalidated, because an organization can return to a former subdomain. */
export function leadOn(context: Context, address: string) {
  context.status = 301;
  context.set('Location', address);
  context.set('Cache-Control', 'no-cache');
  context.body = '';
}
