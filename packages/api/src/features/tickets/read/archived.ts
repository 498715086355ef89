import { folded } from '@helpdesk/sdk/rules/folded';
import { prepare } from '../../../database/prepare.ts';
import type { ArchivedRow } from '../../../database/rows/archived.ts';
import type { Org, OrgScope, P, Query } from '../../../database/types.ts';
import { decodeCursor } from '../../../http/paging.ts';
import { maxCounted } from './fragment.ts';

const people = {
  by_first_name: 'users.first_name',
  by_last_name: 'users.last_name',
  by_email: 'users.email',
} as const;

export type ShownArchived = Omit<ArchivedRow, 'organization_id' | 'content' | 'put_away_by'> & {
  [Column in keyof typeof people]: string | null;
};

const columns = [
  'id',
  'place',
  'number',
  'subject',
  'customer_name',
  'customer_email',
  'first_words',
  'put_away_at',
  'blocked_by',
].map((name) => `put_away_tickets.${name}`);

const byId = prepare((org, p: P<'id' | 'place'>) =>
  org
    .from('put_away_tickets')
    .leftJoin('users', 'users.id', 'put_away_tickets.put_away_by')
    .where('put_away_tickets.id', p.id)
    .where('place', p.place)
    .select('put_away_tickets.*', people),
);

/** A ticket in spam or trash, with its content. */
export const findArchived = (org: Org, id: string, place: ArchivedRow['place']) =>
  org.first<ShownArchived & Pick<ArchivedRow, 'content'>>(byId({ id, place }));

const inPlace = (org: OrgScope, p: P<'place' | 'at' | 'id' | 'limit'>) =>
  org
    .from('put_away_tickets')
    .leftJoin('users', 'users.id', 'put_away_tickets.put_away_by')
    .where('place', p.place)
    .whereRaw('(put_away_at, put_away_tickets.id) < (?, ?)', [p.at, p.id])
    .orderByRaw('put_away_at desc, put_away_tickets.id desc')
    .limit(p.limit)
    .select(...columns, people);

/** Narrows a query to archived tickets whose searchable text contains a text. */
const saying = (org: OrgScope, tickets: Query, text: P<string>[string]) =>
  tickets.whereExists(
    org
      .from('put_away_words', 'said')
      .whereRaw('said.id = put_away_tickets.id')
      .whereRaw(`said.words like ? escape '!'`, [text]),
  );

const page = prepare((org, p: P<'place' | 'at' | 'id' | 'limit'>) => inPlace(org, p));
const foundPage = prepare((org, p: P<'place' | 'at' | 'id' | 'limit' | 'text'>) =>
  saying(org, inPlace(org, p), p.text),
);

const found = prepare((org, p: P<'place' | 'text'>) => {
  const tickets = org.from('put_away_tickets').where('place', p.place);
  const matches = saying(org, tickets, p.text).select(org.raw('1 as one')).limit(maxCounted);
  return org
    .from('organizations')
    .select(org.raw('(select count(*) from (?) as matches) as count', [matches]));
});

interface Asked {
  limit: number;
  cursor?: string | undefined;
  q?: string | undefined;
}

/** A page of the tickets in spam or trash, most recently archived first, and one more; with `q`, only those with this text. */
export function readArchived(
  org: Org,
  place: ArchivedRow['place'],
  { limit, cursor, q }: Asked,
): Promise<ShownArchived[]> {
  const [at, id] = cursor ? decodeCursor(cursor, ['text', 'text']) : ['~', '~'];
  const from = { place, at: String(at), id: String(id), limit: limit + 1 };
  const text = q?.trim();
  return org.all<ShownArchived>(text ? foundPage({ ...from, text: likeText(text) }) : page(from));
}

/** Counts the tickets in spam or trash with a text. */
export async function countFound(
  org: Org,
  place: ArchivedRow['place'],
  q: string,
): Promise<number> {
  const row = await org.first<{ count: number }>(found({ place, text: likeText(q.trim()) }));
  return Number(row?.count);
}

const likeText = (text: string) => `%${folded(text).replace(/[!%_]/g, '!$&')}%`;

/** The name of the counter for tickets in spam or trash. */
export const archivedIn = (place: ArchivedRow['place']) => `put_away.${place}`;

const kept = prepare((org, p: P<'name'>) =>
  org.from('counters').where('name', p.name).select('value'),
);

/** Number of tickets in spam or trash, from the stored counter. */
export async function countArchived(org: Org, place: ArchivedRow['place']): Promise<number> {
  const counter = await org.first<{ value: number }>(kept({ name: archivedIn(place) }));
  return Number(counter?.value ?? 0);
}
