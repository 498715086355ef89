import { type TicketQuery, typedFilters } from '@helpdesk/sdk/rules/ticket-filters';
import { readTicketQuery } from '@helpdesk/sdk/rules/ticket-query';
import { writeTicketQuery } from '@helpdesk/sdk/rules/write-ticket-query';
import { prepare } from '../../../database/prepare.ts';
import type { Org, P } from '../../../database/types.ts';
import { findAnyTag, findNamed } from '../../tags/read/tags.ts';
import { findFormNamed } from './form-names.ts';
import { findMemberByEmail } from './typed-query.ts';

const emailOfMember = prepare((org, p: P<'id'>) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .where('users.id', p.id)
    .select('users.email'),
);

/** Maximum length of a query in `tickets.list`. */
const longest = 500;

type Look = (org: Org, value: string) => Promise<string | null | undefined>;
type Looks = Readonly<Record<'tags' | 'form' | 'member', Look>>;

const ids: Looks = {
  tags: async (org, name) => (await findNamed(org, name))?.id,
  form: async (org, name) => (await findFormNamed(org, name))?.id,
  member: async (org, email) => (email.includes('@') ? findMemberByEmail(org, email) : null),
};

const names: Looks = {
  tags: async (org, id) => (await findAnyTag(org, id))?.name,
  form: async (org, id) => (await findFormNamed(org, id))?.name,
  member: async (org, id) =>
    (await org.first<{ email: string }>(emailOfMember({ id })))?.email ?? null,
};

/** A query to store, with the IDs of tags, forms and members, which stay when a name or address changes. */
export const queryWithIds = (org: Org, query: string) => rewrite(org, query, ids);

/** A stored query to show, with the current names and addresses. */
export const queryWithNames = (org: Org, query: string) => rewrite(org, query, names);

async function rewrite(org: Org, given: string, looks: Looks): Promise<string> {
  const { query, text, refusal } = readTicketQuery(given);
  if (refusal) return given;
  const changed: Record<string, unknown> = { ...query };
  let isChanged = false;
  const replaced = async (look: Look, value: string) => {
    const found = await look(org, value);
    // A quotation mark can't be written in a query, and a comma separates tags.
    if (!found || found === value || /[",]/.test(found)) return value;
    isChanged = true;
    return found;
  };
  for (const { name, kind } of typedFilters) {
    const look = Object.hasOwn(looks, kind) ? looks[kind as keyof Looks] : null;
    const value = query[name];
    if (!look || value === undefined) continue;
    changed[name] = Array.isArray(value)
      ? await Promise.all(value.map((one) => replaced(look, one)))
      : await replaced(look, String(value));
  }
  const written = isChanged ? writeTicketQuery(changed as TicketQuery, text) : given;
  return written.length > longest ? given : written;
}
