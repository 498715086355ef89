import { prepare, prepareDirectory } from '../../database/prepare.ts';
import type { Database, Org, P } from '../../database/types.ts';
import { pauseBetweenBatches } from '../../jobs/half-time.ts';
import { Refusal } from '../../refusal.ts';
import { removeEvents } from './remove.ts';

const day = 24 * 60 * 60 * 1000;
/** Email replies find their ticket by the event that sent the email, so events are kept as long as conversations last. */
export const keptDays = 365;

const counter = 'events.removed';

const removed = prepare((org) => org.from('counters').where('name', counter).select('value'));

/** The number of the last event that was removed by age; 0 for none. */
export const eventFloor = async (org: Org): Promise<number> =>
  Number((await org.first<{ value: number }>(removed({})))?.value ?? 0);

/** Whether a reader who knows the events up to `after` has missed some that are no longer kept. 0 asks for all existing events. */
export const hasMissed = async (org: Org, after: number): Promise<boolean> =>
  after > 0 && after < (await eventFloor(org));

export const eventsExpired = () =>
  new Refusal(
    410,
    'Events after this cursor are no longer kept. Load all data again, then continue from the newest event.',
    'events_expired',
  );

const withOld = prepareDirectory((directory, p: P<'before'>) =>
  directory.from('events').where('created_at', '<', p.before).distinct('organization_id'),
);

const atOnce = 200;

const oldest = prepare((org, p: P<'before'>) =>
  org.from('events').where('created_at', '<', p.before).orderBy('seq').limit(atOnce).select('seq'),
);

/** Removes events that are older than a year, in batches. */
export async function removeOldEvents(database: Database, at = Date.now()): Promise<void> {
  const before = new Date(at - keptDays * day).toISOString();
  const pause = pauseBetweenBatches();
  const found = await database.directory.all<{ organization_id: string }>(withOld({ before }));
  for (const { organization_id: id } of found) {
    while ((await removeSome(database.org(id), before)) === atOnce) await pause();
  }
}

const removeSome = (org: Org, before: string): Promise<number> =>
  org.write(async (tx) => {
    const seqs = (await tx.all<{ seq: number }>(oldest({ before }))).map(({ seq }) => Number(seq));
    const last = seqs.at(-1);
    if (last === undefined) return 0;
    await removeEvents(tx, seqs);
    await tx.add(counter, last - (await eventFloor(tx)));
    await tx.update('webhook_health', (row) => row.where('told_until', '<', last), {
      told_until: last,
    });
    return seqs.length;
  });
