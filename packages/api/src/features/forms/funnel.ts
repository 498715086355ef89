import type { Database } from '../../database/types.ts';
import { countToday, type Kind } from './figures.ts';

const pause = 3_000;

type Waiting = Map<string, { formId: string; kind: Kind; count: number }>;

/** Per database, then per organization: what was counted since it was last written down. */
const unwritten = new WeakMap<Database, Map<string, Waiting>>();

/**
 * Counts that a form was seen or started. A visit must cost the organization no write of its own (that would
 * also end every poll's 304), so that counts gather in memory for some seconds; a crash forgets those.
 */
export function countVisit(database: Database, organizationId: string, formId: string, kind: Kind) {
  const all = unwritten.get(database) ?? new Map<string, Waiting>();
  unwritten.set(database, all);
  const waiting: Waiting = all.get(organizationId) ?? new Map();
  if (!all.has(organizationId)) {
    all.set(organizationId, waiting);
    setTimeout(() => writeVisits(database, organizationId).catch(() => {}), pause).unref();
  }
  const key = `${formId} ${kind}`;
  const counted = waiting.get(key) ?? { formId, kind, count: 0 };
  counted.count += 1;
  waiting.set(key, counted);
}

/** Writes down what was counted for one organization. */
export async function writeVisits(database: Database, organizationId: string): Promise<void> {
  const all = unwritten.get(database);
  const waiting = all?.get(organizationId);
  if (!all || !waiting) return;
  all.delete(organizationId);
  await database.org(organizationId).write((tx) => countToday(tx, waiting.values()));
}

/** Writes down what was counted for anybody: before the database closes. */
export async function writeAllVisits(database: Database): Promise<void> {
  const organizations = [...(unwritten.get(database)?.keys() ?? [])];
  await Promise.all(organizations.map((id) => writeVisits(database, id)));
}
