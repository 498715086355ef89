import { prepare, prepareDirectory } from '../../../database/prepare.ts';
import type { Database, Org, P } from '../../../database/types.ts';
import { forEachOrganization } from '../../../jobs/each-organization.ts';
import { pauseBetweenBatches } from '../../../jobs/half-time.ts';

const day = 24 * 60 * 60 * 1000;
/** Days that notifications and staff news are kept. */
export const keptDays = 90;
const atOnce = 500;

const withOld = prepareDirectory((directory, p: P<'before'>) =>
  directory
    .from('notifications')
    .where('created_at', '<', p.before)
    .distinct('organization_id')
    .union([
      directory.from('staff_news').where('news_at', '<', p.before).distinct('organization_id'),
    ]),
);

const oldNotifications = prepare((org, p: P<'before'>) =>
  org
    .along('notifications', 'notifications_old')
    .where('created_at', '<', p.before)
    .limit(atOnce)
    .select('id'),
);

const oldNews = prepare((org, p: P<'before'>) =>
  org
    .along('staff_news', 'staff_news_listed')
    .where('news_at', '<', p.before)
    .limit(atOnce)
    .select('ticket_id as id'),
);

/** Removes notifications older than 90 days, in batches. */
export async function removeOldNotifications(database: Database, at = Date.now()): Promise<void> {
  const before = new Date(at - keptDays * day).toISOString();
  const pause = pauseBetweenBatches();
  const found = await database.directory.all<{ organization_id: string }>(withOld({ before }));
  const ids = found.map(({ organization_id: id }) => id);
  await forEachOrganization(ids, async (id) => {
    while ((await removeSome(database.org(id), before)) > 0) await pause();
  });
}

const removeSome = (org: Org, before: string): Promise<number> =>
  org.write(async (tx) => {
    const idsOf = async (query: ReturnType<typeof oldNews>) =>
      (await tx.all<{ id: string }>(query)).map(({ id }) => id);
    const own = await idsOf(oldNotifications({ before }));
    const news = await idsOf(oldNews({ before }));
    if (own.length > 0) await tx.remove('notifications', { id: own });
    if (news.length > 0) await tx.remove('staff_news', { ticket_id: news });
    return own.length + news.length;
  });
