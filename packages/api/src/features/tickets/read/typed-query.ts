import { beginOfDay, dayIn } from '@helpdesk/sdk/rules/calendar';
import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import { type FilterKind, typedFilters } from '@helpdesk/sdk/rules/ticket-filters';
import { readTicketQuery } from '@helpdesk/sdk/rules/ticket-query';
import type { Parsed } from '@helpdesk/sdk/schema/operations';
import { timezoneOf } from '../../../auth/store/organizations.ts';
import { prepare } from '../../../database/prepare.ts';
import type { Org, P } from '../../../database/types.ts';
import { invalid } from '../../../refusal.ts';
import { findNamed } from '../../tags/read/tags.ts';
import { findFormNamed } from './form-names.ts';

export type TicketFilter = Parsed<'tickets.list'>['query'];

const memberByEmail = prepare((org, p: P<'email'>) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .where('users.email', p.email)
    .select('users.id'),
);

const memberById = prepare((org, p: P<'id'>) =>
  org.from('memberships').where('user_id', p.id).select('id'),
);

/** Adds the filters of the typed `query` to the others; rejects an invalid query, and the message has the position. */
export async function withTyped(
  org: Org,
  filter: TicketFilter,
  userId: string,
  isStaff: boolean,
): Promise<TicketFilter> {
  if (!filter.query) return filter;
  const zone = await timezoneOf(org);
  const { query, text, refusal } = readTicketQuery(filter.query, dayIn(zone));
  if (refusal) throw refuse(`${refusal.message} (at character ${refusal.at + 1})`);
  const asking = { org, userId, isStaff, zone };
  const typed: Record<string, unknown> = {};
  for (const { param, name, kind } of typedFilters) {
    const value = query[name];
    if (value === undefined) continue;
    typed[param] = await (finders[kind]?.(value as never, asking) ?? value);
  }
  if (query.sort) typed.sort = query.sort;
  if (text) typed.q = text;
  for (const [name, value] of Object.entries(typed)) {
    const given = filter[name as keyof TicketFilter];
    if (given === undefined || given === value) continue;
    throw refuse(`query and ${name} ask for different things`);
  }
  return { ...filter, ...typed };
}

interface Asking {
  org: Org;
  userId: string;
  isStaff: boolean;
  zone: string;
}

/** Resolves the values of a kind of filter to what the list expects; other kinds are used as they are. */
const finders: {
  readonly [Kind in FilterKind]?: (value: never, asking: Asking) => Promise<string> | string;
} = {
  member: (member: string, { org, userId, isStaff }) => idOf(org, member, userId, isStaff),
  form: (form: string, { org, isStaff }) => formOf(org, form, isStaff),
  tags: (names: readonly string[], { org, isStaff }) => tagsOf(org, names, isStaff),
  day: (day: string, { zone }) => beginOfDay(zone, day),
};

/** Rejects an invalid query; the message has the position. */
export async function validateQuery(org: Org, query: string, userId: string): Promise<void> {
  await withTyped(org, { query, limit: 1 }, userId, true);
}

const refuse = (message: string) => invalid('query', message);

/** The IDs of the tags in a query; callers who see no tags don't learn which ones exist. */
async function tagsOf(org: Org, names: readonly string[], seesTags: boolean): Promise<string> {
  if (!seesTags) return names.join(',');
  const found = await Promise.all(names.map((name) => findNamed(org, name)));
  const missing = found.findIndex((tag) => !tag);
  if (missing >= 0) throw refuse(`There is no tag “${names[missing]}”`);
  return found.map((tag) => tag?.id).join(',');
}

/** The ID of the form in a query, with the same restriction. */
async function formOf(org: Org, name: string, isStaff: boolean) {
  if (!isStaff) return name;
  const form = await findFormNamed(org, name);
  if (!form) throw refuse(`There is no form “${name}”`);
  return form.id;
}

/** The user ID of an assignee or follower in a query, or `none`. */
async function idOf(org: Org, member: string, userId: string, seesMembers: boolean) {
  if (member === 'none') return member;
  if (member.toLowerCase() === 'me') return userId;
  if (!member.includes('@')) {
    if (seesMembers && !(await org.first(memberById({ id: member })))) {
      throw refuse(`No member has the ID ${member}`);
    }
    return member;
  }
  const found = await findMemberByEmail(org, member);
  if (!found) throw refuse(`No member has the address ${member}`);
  return found;
}

/** The ID of the member with an address. */
export async function findMemberByEmail(org: Org, email: string): Promise<string | null> {
  const found = await org.first<{ id: string }>(memberByEmail({ email: normalizeEmail(email) }));
  return found?.id ?? null;
}
