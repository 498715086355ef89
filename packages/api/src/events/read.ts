import { prepare } from '../database/prepare.ts';
import type { EventRow } from '../database/rows/events.ts';
import type { Org, OrgScope, P } from '../database/types.ts';
import type { EventName, StoredEvent } from './catalog.ts';

const after = prepare((org: OrgScope, p: P<'seq' | 'limit'>) =>
  org.from('events').where('seq', '>', p.seq).orderBy('seq').limit(p.limit),
);
const bySeq = prepare((org: OrgScope, p: P<'seq'>) => org.from('events').where('seq', p.seq));

/** The events that follow number `seq`, oldest first: where a cut connection goes on. */
export async function eventsAfter(org: Org, seq: number, limit = 500): Promise<StoredEvent[]> {
  return (await org.all<EventRow>(after({ seq, limit }))).map(storedEvent);
}

/** The same, of some names only. */
export async function eventsNamedAfter<Name extends EventName>(
  org: Org,
  names: readonly Name[],
  seq: number,
  limit: number,
) {
  const rows = await org.all<EventRow>(
    org
      .from('events')
      .where('seq', '>', seq)
      .whereIn('name', [...names])
      .orderBy('seq')
      .limit(limit),
  );
  return rows.map(storedEvent) as Extract<StoredEvent, { name: Name }>[];
}

export async function eventOf(org: Org, seq: number): Promise<StoredEvent | undefined> {
  const row = await org.first<EventRow>(bySeq({ seq }));
  return row && storedEvent(row);
}

const storedEvent = (row: EventRow) =>
  ({
    organizationId: row.organization_id,
    seq: row.seq,
    name: row.name,
    payload: JSON.parse(row.payload),
    createdAt: row.created_at,
  }) as StoredEvent;
