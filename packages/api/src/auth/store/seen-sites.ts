import type { Schema } from '@helpdesk/sdk/contract/operations';
import { now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { SeenSiteRow } from '../../database/rows/sites.ts';
import type { Org, P } from '../../database/types.ts';
import { keep } from '../../memory.ts';
import type { ServerContext } from '../../server-context.ts';

type Feature = SeenSiteRow['feature'];

const seenOn = (feature: Feature) => `site.${feature}`;

/** Milliseconds before the same site is recorded again. */
const pause = 60_000;

/** When each was last recorded. */
const createNoted = () => new Map<string, number>();

/** Records that a page of another site loaded the chat or a form of the organization. Stores only the page's host. */
export async function noteSite(
  server: Pick<ServerContext, 'memory' | 'log'>,
  org: Org,
  feature: Feature,
  site: string | null,
): Promise<void> {
  if (site === null) return;
  const noted = server.memory.of(createNoted);
  const key = `${org.id} ${feature}`;
  const time = Date.now();
  if (time - (noted.get(key) ?? 0) < pause) return;
  keep(noted, key, time);
  try {
    await note(org, feature, site);
  } catch (err) {
    // The page still gets its response.
    noted.delete(key);
    server.log.error({ err }, "Couldn't note on which site a widget was seen");
  }
}

const note = (org: Org, feature: Feature, site: string) =>
  org.write(async (tx) => {
    const at = now();
    const host = hostOf(site);
    const last = { last_host: host, last_at: at };
    if (await tx.first(rowOf({ feature }))) await tx.update('seen_sites', { feature }, last);
    else await tx.insert('seen_sites', { feature, first_host: host, first_at: at, ...last });
    if (await isSeen(tx, feature)) return;
    await tx.add(seenOn(feature), 1);
    await tx.record('site.seen', { feature, site });
  });

const hostOf = (site: string) => (URL.canParse(site) && new URL(site).host.slice(0, 255)) || null;

const rowOf = prepare((org, p: P<'feature'>) => org.from('seen_sites').where('feature', p.feature));
const counter = prepare((org, p: P<'name'>) =>
  org.from('counters').where('name', p.name).select('value'),
);

/** Whether the feature was ever seen on a site. */
export const isSeen = async (org: Pick<Org, 'first'>, feature: Feature) =>
  (await org.first(counter({ name: seenOn(feature) }))) !== undefined;

/** Where and when it was seen; null if never, or before hosts were recorded. */
export async function readSeenSite(org: Org, feature: Feature): Promise<Schema<'SeenSite'> | null> {
  const row = await org.first<SeenSiteRow>(rowOf({ feature }));
  if (!row) return null;
  return {
    firstHost: row.first_host,
    firstSeenAt: row.first_at,
    lastHost: row.last_host,
    lastSeenAt: row.last_at,
  };
}
