import { prepare } from '../../../database/prepare.ts';
import type { PutAwayRow } from '../../../database/rows/put-away.ts';
import type { Org, P } from '../../../database/types.ts';
import { decodeCursor } from '../../../http/paging.ts';

const people = {
  by_first_name: 'users.first_name',
  by_last_name: 'users.last_name',
  by_email: 'users.email',
} as const;

export type ShownPutAway = Omit<PutAwayRow, 'organization_id' | 'content' | 'put_away_by'> & {
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

/** A ticket that is in this place, with its content. */
export const findPutAway = (org: Org, id: string, place: PutAwayRow['place']) =>
  org.first<ShownPutAway & Pick<PutAwayRow, 'content'>>(byId({ id, place }));

const page = prepare((org, p: P<'place' | 'at' | 'id' | 'limit'>) =>
  org
    .from('put_away_tickets')
    .leftJoin('users', 'users.id', 'put_away_tickets.put_away_by')
    .where('place', p.place)
    .whereRaw('(put_away_at, put_away_tickets.id) < (?, ?)', [p.at, p.id])
    .orderByRaw('put_away_at desc, put_away_tickets.id desc')
    .limit(p.limit)
    .select(...columns, people),
);

/** A page of the tickets in a place, last put away first, and one more. */
export function readPutAway(
  org: Org,
  place: PutAwayRow['place'],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<ShownPutAway[]> {
  const [at, id] = cursor ? decodeCursor(cursor, ['text', 'text']) : ['~', '~'];
  return org.all<ShownPutAway>(page({ place, at: String(at), id: String(id), limit: limit + 1 }));
}

/** The kept count of the tickets in a place. */
export const putAwayIn = (place: PutAwayRow['place']) => `put_away.${place}`;

const kept = prepare((org, p: P<'name'>) =>
  org.from('counters').where('name', p.name).select('value'),
);

/** How many there are, as counted all along. */
export async function countPutAway(org: Org, place: PutAwayRow['place']): Promise<number> {
  const counter = await org.first<{ value: number }>(kept({ name: putAwayIn(place) }));
  return Number(counter?.value ?? 0);
}
