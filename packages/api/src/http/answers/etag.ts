import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dayIn } from '@helpdesk/sdk/rules/calendar';
import type { Context } from 'koa';
import { actAsHeader } from '../../auth/act-as.ts';
import type { Authorized } from '../../auth/authorize.ts';
import { timezoneOf } from '../../auth/store/organizations.ts';
import { contractText } from '../../contract.ts';
import type { Org } from '../../database/types.ts';
import { keep } from '../../memory.ts';
import { places } from '../../places.ts';
import type { ServerContext } from '../../server-context.ts';
import { linkTurn } from '../../stored-files/link.ts';

/** Differs between releases, so a new one never answers 304 for a response of an old one. */
export const releaseTag = (
  packageText = readFileSync(places.ownPackage, 'utf8'),
  contract = contractText(),
  // Equivalent when changed: a longer hash differs between releases too.
) => hash('sha1', packageText + contract, 'base64url').slice(0, 8);

let release: string | undefined;

/** Everything that a member's response depends on, except its URL. */
export interface VersionTag {
  text: string;
  /** The same without the version: equal answers within this scope are the same, even if the version has changed in between. */
  scope: string;
  organizationId: string;
  version: number;
}

/**
 * The ETag of a member's responses. It contains everything that a response depends on: the organization and how the request
 * selected it, its version, its current date, the reader and their role. A match is found before any query.
 */
export async function versionTag(
  server: ServerContext,
  authorized: Authorized,
): Promise<VersionTag | null> {
  const { org, member, key, accessMethod } = authorized;
  if (!org || !(member || key)) return null;
  const reader = member ? `${member.role}.${member.user.id}` : `key.${key?.id}`;
  const version = await org.version();
  const day = await dayAt(server, org, version);
  release ??= releaseTag();
  // Links to files expire, so no answer is cached longer than its links work.
  const text = `${release}.${org.id}.${accessMethod}.${version}.${day}.${linkTurn()}.${reader}`;
  const scope = `${release}.${org.id}.${accessMethod}.${reader}`;
  return { text, scope, organizationId: org.id, version };
}

/**
 * Everything that a visitor's answer depends on, except its URL. It isn't an ETag: the ETags of visitors are computed from
 * the body, which most changes of an organization don't affect.
 */
export async function visitorTag(org: Org, site: string | null): Promise<VersionTag> {
  const version = await org.version();
  const scope = `${org.id}.${site ?? ''}`;
  return { text: `${org.id}.${version}.${site ?? ''}`, scope, organizationId: org.id, version };
}

const createDays = () => ({
  ofOrganizations: new WeakMap<Org, { version: number; quarter: number; day: string }>(),
  /** By time zone, because computing a date takes longer than reading a row. */
  ofZones: new Map<string, { quarter: number; day: string }>(),
});
/** In every time zone, a day begins on a quarter of an hour. */
const quarterHour = 15 * 60 * 1000;

/** The current date in the organization's time zone, queried once per version and quarter of an hour. */
async function dayAt({ memory }: ServerContext, org: Org, version: number): Promise<string> {
  const { ofOrganizations, ofZones } = memory.of(createDays);
  const quarter = Math.floor(Date.now() / quarterHour);
  const known = ofOrganizations.get(org);
  if (known?.version === version && known.quarter === quarter) return known.day;
  const timezone = await timezoneOf(org);
  const inZone = ofZones.get(timezone);
  const day = inZone?.quarter === quarter ? inZone.day : dayIn(timezone);
  if (inZone?.quarter !== quarter) keep(ofZones, timezone, { quarter, day }, 1_000);
  ofOrganizations.set(org, { version, quarter, day });
  return day;
}

/** The request headers that a response depends on, for caches. */
const choosing: Record<string, readonly string[]> = {
  session: ['Authorization', 'Cookie', 'X-Organization'],
  apiKey: ['Authorization'],
  memberKey: ['Authorization', actAsHeader],
  ticketAccess: ['X-Ticket-Access'],
  chatAccess: ['X-Chat-Access'],
};

/** The `Vary` header of an operation with this access; computed once, not per request. */
export const varyOf = (access: readonly { scheme: string }[]) =>
  [...new Set(access.flatMap(({ scheme }) => choosing[scheme] ?? []))].join(', ');

export const bodyTag = (body: string | Buffer) => hash('sha1', body, 'base64url');

/** Sets the ETag; returns whether the client already has this response, of this version or of an earlier one. */
export function isUnchanged(context: Context, tag: string): boolean {
  setTag(context, tag);
  const header = context.get('If-None-Match');
  const [, answer] = ofAnswer.exec(tag) ?? [];
  return matches(header, `"${tag}"`) || (answer !== undefined && hasAnswer(header, answer));
}

/** The end of a tag, which is computed from the answer itself. */
const ofAnswer = /:([\w-]{27})$/;

const hasAnswer = (header: string, answer: string) =>
  header.split(',').some((one) => one.trim().endsWith(`:${answer}"`));

/**
 * The tag of an answer: first its version, which ends most polls before any query, then a hash of the answer. On a busy
 * desk, the version changes many times a second, but what a view shows does not.
 */
export function answerTag({ text, scope }: VersionTag, own: string | null, answer: string): string {
  const digest = hash('sha1', `${scope}\n${own ?? ''}\n${answer}`, 'base64url');
  return withOwnVersion(own, `${text}:${digest}`);
}

export function setTag({ res }: Context, tag: string) {
  res.setHeader('ETag', `"${tag}"`);
  res.setHeader('Cache-Control', 'private, no-cache');
}

/** Whether `If-None-Match` matches the ETag. */
export function matches(header: string, etag: string) {
  if (!header) return false;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** Prefixes the ETag with the version of the ticket or article itself, if it has one: `If-Match` compares only that part. */
export const withOwnVersion = (own: string | null, tag: string) => (own ? `${own}~${tag}` : tag);

/** Compares the ETag without the prefix of an earlier response. */
export function hasSameVersion(context: Context, tag: string): string | null {
  const header = context.get('If-None-Match').replace(/^W\//, '');
  if (!header.startsWith('"') || !header.endsWith('"')) return null;
  const given = header.slice(1, -1);
  const version = given.replace(ofAnswer, '');
  return version === tag || version.endsWith(`~${tag}`) ? given : null;
}

/** The version that a client expects, from `If-Match`; an unknown format matches no version. */
export function expectedVersion(header: string): string | null {
  if (!header || header === '*') return null;
  const match = /^(?:W\/)?"([^"~]+)~?[^"]*"$/.exec(header);
  return match?.[1] ?? '';
}
