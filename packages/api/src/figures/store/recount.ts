import { prepare, prepareDirectory } from '../../database/prepare.ts';
import type { Database, Org, P, Tx } from '../../database/types.ts';
import { forEachOrganization, organizationIn } from '../../jobs/each-organization.ts';
import { pauseBetweenBatches } from '../../jobs/half-time.ts';
import { type Kind, kindNames, kinds, whereOf } from '../kinds.ts';
import { beginOfHours } from '../names.ts';
import { filledName, readFilled } from '../read/filled.ts';

const hour = 60 * 60 * 1000;
/** Hours that are counted at once: the rows of a day are counted in milliseconds. */
const slice = 24;
/** Hours in which a node of an older release, which counts no hours, may have written meanwhile. */
const recent = 48;

const organizations = prepareDirectory((directory) => directory.from('organizations').select('id'));

/** Counts the hours that an older release left uncounted, the latest first, and corrects the most recent ones. */
export async function countHours({ directory, org }: Database): Promise<void> {
  const all = await directory.all<{ id: string }>(organizations({}));
  const pause = pauseBetweenBatches();
  await forEachOrganization(all.map(organizationIn), (id) => countHoursOf(org(id), pause));
}

/** The same for one organization. */
export async function countHoursOf(
  org: Org,
  pause: () => Promise<unknown> = async () => {},
  at = Date.now(),
): Promise<void> {
  const end = Math.floor(at / hour) + 1;
  const filled = await readFilled(org);
  if (filled !== null) await correct(org, end - recent, end);
  for (let until = filled ?? end; until > 1; ) {
    const last = await lastBefore(org, iso(until));
    const since = last === null ? 1 : Math.max(1, Math.floor(Date.parse(last) / hour) + 1 - slice);
    await org.write(async (tx) => {
      await tx.addAll(await differences(tx, since, until));
      await tx.add(filledName(tx), since - ((await readFilled(tx)) ?? 0));
      if (since === 1) await removeDays(tx);
    });
    until = since;
    await pause();
  }
}

async function correct(org: Org, since: number, until: number) {
  if ((await differences(org, since, until)).length === 0) return;
  await org.write(async (tx) => tx.addAll(await differences(tx, since, until)));
}

const iso = (hours: number) => new Date(hours * hour).toISOString();

/** By how much the counters of some hours differ from the rows. */
async function differences(org: Org, since: number, until: number) {
  const deltas = new Map<string, number>();
  const span = { since: iso(since), until: iso(until) };
  for (const kind of kindNames) {
    const { kept, counted } = queriesOf[kind];
    const begin = beginOfHours(kind);
    const names = {
      since: begin + span.since.slice(0, 13),
      until: begin + span.until.slice(0, 13),
    };
    for (const { name, value } of await org.all<{ name: string; value: number }>(kept(names)))
      deltas.set(name, -Number(value));
    for (const { name, value } of await org.all<{ name: string; value: number }>(counted(span)))
      deltas.set(name, (deltas.get(name) ?? 0) + Number(value));
  }
  return [...deltas].filter(([, delta]) => delta !== 0);
}

/** One kind for each time column. The others would read an index until they find a row. */
const timed = kindNames.filter((kind) => !/^form$|_goal$/.test(kind));

/** The last time that counts before another one; null if there is none. */
async function lastBefore(org: Org, until: string): Promise<string | null> {
  let last: string | null = null;
  for (const kind of timed) {
    const row = await org.first<{ at: string }>(queriesOf[kind].last({ until }));
    if (row && (last === null || row.at > last)) last = row.at;
  }
  return last;
}

const queriesOf = Object.fromEntries(
  kindNames.map((kind) => {
    const { table, at, part } = kinds[kind];
    const where = whereOf(kind) ?? '1 = 1';
    return [
      kind,
      {
        kept: prepare((org, p: P<'since' | 'until'>) =>
          org
            .from('counters')
            .where('name', '>=', p.since)
            .where('name', '<', p.until)
            .select('name', 'value'),
        ),
        counted: prepare((org, p: P<'since' | 'until'>) =>
          org
            .from(table)
            .whereRaw(where)
            .where(at, '>=', p.since)
            .where(at, '<', p.until)
            .groupByRaw('1')
            .select(
              org.raw(`'${beginOfHours(kind)}' || substr(${at}, 1, 13) || '.' || ${part} as name`),
            )
            .count('* as value'),
        ),
        last: prepare((org, p: P<'until'>) =>
          org
            .from(table)
            .whereRaw(where)
            .where(at, '<', p.until)
            .orderBy(at, 'desc')
            .limit(1)
            .select(`${at} as at`),
        ),
      },
    ];
  }),
) as Record<Kind, Record<'kept' | 'counted' | 'last', ReturnType<typeof prepare<string>>>>;

/** Removes the daily counters from before hours were counted. */
const removeDays = (tx: Tx) =>
  tx.remove('counters', (counter) =>
    counter.where((some) => {
      for (const name of ['answered', 'assigned', 'resolved'])
        some.orWhereRaw('(name >= ? and name < ?)', [`${name}.`, `${name}/`]);
    }),
  );
