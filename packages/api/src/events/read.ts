import { prepare } from '../database/prepare.ts';
import type { EventRow } from '../database/rows/events.ts';
import type { Org, OrgScope, P } from '../database/types.ts';
import type { EventName, StoredEvent } from '../event-catalog.ts';
import { upcast } from './upcast.ts';

const after = prepare((org: OrgScope, p: P<'seq' | 'limit'>) =>
  org.from('events').where('seq', '>', p.seq).orderBy('seq').limit(p.limit),
);
const bySeq = prepare((org: OrgScope, p: P<'seq'>) => org.from('events').where('seq', p.seq));

/** The events after number `seq`, oldest first, for resuming a connection. */
export async function eventsAfter(org: Org, seq: number, limit = 500): Promise<StoredEvent[]> {
  return (await org.all<EventRow>(after({ seq, limit }))).map(storedEvent);
}

/** The same, filtered by name. */
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

/** Whether an event still exists: permanently deleting its subject removes it. */
export const hasEvent = async (org: Org, seq: number): Promise<boolean> =>
  (await org.first(bySeq({ seq }))) !== undefined;

const newest = prepare((org: OrgScope) => org.from('organizations').select('seq'));

/** The number of the last event; 0 before the first. */
export const lastSeq = async (org: Org): Promise<number> =>
  (await org.first<{ seq: number }>(newest({})))?.seq ?? 0;

const storedEvent = (row: EventRow) =>
  ({
    organizationId: row.organization_id,
    seq: row.seq,
    name: row.name,
    payload: upcast(row.name as EventName, Number(row.version), JSON.parse(row.payload)),
    createdAt: row.created_at,
  }) as StoredEvent;
