import type { Context } from 'koa';
import { DatabaseUnavailable } from '../database/errors.ts';
import type { Desk } from './desk.ts';
import { currentNameOf, hostLabel } from './organization-of-request.ts';

const named = /^(\/(?:org|public\/(?:contact|help|ticket))\/)([a-z0-9-]{3,20})(?=\/|$)(.*)$/i;

/** Where a page lies now, when its host or its path names an organization by a name that it had before; else null. */
export async function movedAddress(desk: Desk, context: Context): Promise<string | null> {
  const nameNow = (former: string) => currentName(desk, former);
  const label = hostLabel(context.host, desk.config.baseHost);
  const [, before = '', name = '', after = ''] = named.exec(context.path) ?? [];
  const ofHost = label && (await nameNow(label));
  const ofPath = name && (await nameNow(name));
  if (!ofHost && !ofPath) return null;
  // Without a scheme: the proxy in front knows which.
  const host = ofHost && label ? `//${ofHost}${context.host.slice(label.length)}` : '';
  const path = ofPath ? before + ofPath + after : context.path;
  return host + path + context.search;
}

/** The console and its pages come, and say what is wrong, also while the database does not answer. */
async function currentName({ database }: Desk, former: string): Promise<string | null> {
  try {
    return await currentNameOf(database.directory, former);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return null;
    throw error;
  }
}

/** Sends a browser on for good, though never without asking again: an organization may take its old name back. */
export function leadOn(context: Context, address: string) {
  context.status = 301;
  context.set('Location', address);
  context.set('Cache-Control', 'no-cache');
  context.body = '';
}
