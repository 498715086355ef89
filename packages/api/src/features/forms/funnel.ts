import type { Remembering } from '../../server-context.ts';
import { countToday, type Kind } from './store/figures.ts';

const pause = 3_000;

type Waiting = Map<string, { formId: string; kind: Kind; count: number }>;

/** By organization: counts since the last write. */
function createVisits(server: Remembering, atStop: (finish: () => Promise<unknown>) => void) {
  const all = new Map<string, Waiting>();
  atStop(() => Promise.all([...all.keys()].map((id) => writeVisits(server, id))));
  return all;
}

/**
 * Counts that a form was seen or started. A visit must not cost a write (which would
 * also end ETags), so counts are collected in memory for some seconds; a crash loses those.
 */
export function countVisit(
  server: Remembering,
  organizationId: string,
  formId: string,
  kind: Kind,
) {
  const all = server.memory.of(createVisits);
  const waiting: Waiting = all.get(organizationId) ?? new Map();
  if (!all.has(organizationId)) {
    all.set(organizationId, waiting);
    setTimeout(() => writeVisits(server, organizationId).catch(() => {}), pause).unref();
  }
  const key = `${formId} ${kind}`;
  const counted = waiting.get(key) ?? { formId, kind, count: 0 };
  counted.count += 1;
  waiting.set(key, counted);
}

/** Stores the counts of one organization. */
export async function writeVisits(server: Remembering, organizationId: string): Promise<void> {
  const all = server.memory.of(createVisits);
  const waiting = all.get(organizationId);
  if (!waiting) return;
  all.delete(organizationId);
  await server.database.org(organizationId).write((tx) => countToday(tx, waiting.values()));
}
