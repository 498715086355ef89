import type { Parsed } from '@helpdesk/sdk/schema/operations';
import { prepare } from '../../../database/prepare.ts';
import type { AuditEntryRow, AuditHeadRow } from '../../../database/rows/audit.ts';
import type { Org, P, Query } from '../../../database/types.ts';
import type { Page } from '../../../http/handlers.ts';
import { decodeCursor, encodeCursor } from '../../../http/paging.ts';

type Filters = Parsed<'audit.exportCsv'>['query'];

function narrowed(org: Org, filters: Filters): Query {
  const query = org.from('audit_entries');
  const { actorId, keyId, operation, object, objectId, since, until } = filters;
  if (actorId) query.where('actor_id', actorId);
  if (keyId) query.where('key_id', keyId);
  if (operation) query.where('operation', operation);
  if (object) query.where('object', object);
  if (objectId) query.where('object_id', objectId);
  if (since) query.where('created_at', '>=', new Date(since).toISOString());
  if (until) query.where('created_at', '<', new Date(until).toISOString());
  return query;
}

/** A page of entries, newest first. */
export async function listEntries(
  org: Org,
  { limit, cursor, ...filters }: Parsed<'audit.list'>['query'],
): Promise<Omit<Page<AuditEntryRow>, 'items'> & { items: AuditEntryRow[] }> {
  const page = narrowed(org, filters)
    .orderBy('seq', 'desc')
    .limit(limit + 1);
  if (cursor) page.where('seq', '<', decodeCursor(cursor, ['number'])[0] ?? 0);
  const rows = await org.all<AuditEntryRow>(page);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const counted = await org.first<{ count: number }>(narrowed(org, filters).count('* as count'));
  return {
    items,
    next: last ? encodeCursor([Number(last.seq)]) : null,
    total: Number(counted?.count ?? 0),
  };
}

const step = 500;

/** All entries, oldest first, in batches. */
export async function* entriesOf(org: Org, filters: Filters): AsyncGenerator<AuditEntryRow[]> {
  for (let after = 0; ; ) {
    const query = narrowed(org, filters).where('seq', '>', after).orderBy('seq').limit(step);
    const rows = await org.all<AuditEntryRow>(query);
    if (rows.length > 0) yield rows;
    if (rows.length < step) return;
    after = Number(rows.at(-1)?.seq);
  }
}

const head = prepare((org) => org.from('audit_heads'));
const newest = prepare((org, p: P<'limit'>) =>
  org.from('audit_entries').orderBy('seq', 'desc').limit(p.limit).select('seq', 'hash'),
);

/** The ends of the chain; undefined before the first entry. */
export const readHead = (org: Org) => org.first<AuditHeadRow>(head({}));

export const newestEntry = (org: Org) =>
  org.first<Pick<AuditEntryRow, 'seq' | 'hash'>>(newest({ limit: 1 }));
