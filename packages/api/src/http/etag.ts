import { hash } from 'node:crypto';
import type { Context } from 'koa';
import type { Admitted } from './doorkeeper.ts';

/** Changes with the code, so that a new release never answers "unchanged" for an old shape. */
const release = '1';

/**
 * The tag of whatever a member reads of his organization: the organization's version and who reads.
 * A match is found before anything is queried.
 */
export async function versionTag({ org, member, key }: Admitted): Promise<string | null> {
  if (org && key) return `${release}.${await org.version()}.key.${key.id}`;
  if (!org || !member) return null;
  return `${release}.${await org.version()}.${member.role}.${member.user.id}`;
}

export const bodyTag = (body: string | Buffer) => hash('sha1', body, 'base64url');

/** Writes the tag; tells whether the client has this very answer already. */
export function isUnchanged(context: Context, tag: string): boolean {
  const etag = `"${tag}"`;
  context.set('ETag', etag);
  context.set('Cache-Control', 'private, no-cache');
  return matches(context.get('If-None-Match'), etag);
}

/** Whether a client that sent this `If-None-Match` has the answer already. */
export function matches(header: string, etag: string) {
  if (!header) return false;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** A ticket's or article's own version goes in front of the organization's: `If-Match` asks for that part only. */
export const withOwnVersion = (own: string | number, tag: string) => `${own}~${tag}`;

/** Finds a version tag behind the own version that an earlier answer carried. */
export function hasSameVersion(context: Context, tag: string): string | null {
  const header = context.get('If-None-Match').trim().replace(/^W\//, '');
  return header === `"${tag}"` || (header.endsWith(`~${tag}"`) && header.startsWith('"'))
    ? header.slice(1, -1)
    : null;
}

/** The own version a client expects, from `If-Match`; what is no tag of ours equals no version. */
export function expectedVersion(header: string): string | null {
  if (!header || header.trim() === '*') return null;
  const match = /^(?:W\/)?"([^"~]+)~?[^"]*"$/.exec(header.trim());
  return match?.[1] ?? '';
}
