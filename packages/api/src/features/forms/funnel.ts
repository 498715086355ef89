import type { Remembering } from '../../server-context.ts';
import { countForms, type Kind } from './store/figures.ts';

const pause = 3_000;

type Waiting = Map<string, { formId: string; kind: Kind; count: number }>;

interface Visits {
  /** By organization: counts since the last write. */
  waiting: Map<string, Waiting>;
  /** By organization: the write that goes on. */
  writing: Map<string, Promise<unknown>>;
}

function createVisits(
  server: Remembering,
  atStop: (finish: () => Promise<unknown>) => void,
): Visits {
  const waiting: Visits['waiting'] = new Map();
  const writing: Visits['writing'] = new Map();
  const all = () => [...new Set([...waiting.keys(), ...writing.keys()])];
  atStop(() => Promise.all(all().map((id) => writeVisits(server, id))));
  return { waiting, writing };
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
  const { waiting: all } = server.memory.of(createVisits);
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

/** Stores the counts of one organization; once it is done, all that were there when it was called are stored. */
export async function writeVisits(server: Remembering, organizationId: string): Promise<void> {
  const { waiting, writing } = server.memory.of(createVisits);
  const counts = waiting.get(organizationId);
  const before = writing.get(organizationId);
  if (!counts) return void (await before);
  waiting.delete(organizationId);
  const write = server.database.org(organizationId).write((tx) => countForms(tx, counts.values()));
  const both = Promise.all([before?.catch(() => {}), write]);
  writing.set(organizationId, both);
  try {
    await both;
  } finally {
    if (writing.get(organizationId) === both) writing.delete(organizationId);
  }
}
