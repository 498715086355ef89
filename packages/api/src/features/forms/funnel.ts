import { gather } from '../../gather.ts';
import type { Remembering } from '../../server-context.ts';
import { countForms, type Kind } from './store/figures.ts';

const pause = 3_000;

const visits = gather(
  pause,
  () => new Map<string, { formId: string; kind: Kind; count: number }>(),
  ({ database }, organizationId, waiting) =>
    database.org(organizationId).write((tx) => countForms(tx, waiting.values())),
);

/** Stores the visits of one organization's forms. */
export const writeVisits = visits.writeNow;

/** Counts that a form was seen or started, in memory; the counts are saved after some seconds. */
export function countVisit(
  server: Remembering,
  organizationId: string,
  formId: string,
  kind: Kind,
) {
  const waiting = visits.of(server, organizationId);
  const key = `${formId} ${kind}`;
  const counted = waiting.get(key) ?? { formId, kind, count: 0 };
  counted.count += 1;
  waiting.set(key, counted);
}
