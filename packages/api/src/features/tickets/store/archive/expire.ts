import { now } from '../../../../database/ids.ts';
import { prepare, prepareDirectory } from '../../../../database/prepare.ts';
import type { ArchivedRow } from '../../../../database/rows/archived.ts';
import type { Database, Org, P } from '../../../../database/types.ts';
import { forEachOrganization, organizationIn } from '../../../../jobs/each-organization.ts';
import { archiveLifetime } from '../../archive-lifetime.ts';
import { archivedIn } from '../../read/archived.ts';
import { automatic } from '../auto-assignment.ts';
import type { Content } from './content.ts';
import { forget } from './delete.ts';

const withOld = prepareDirectory((directory, p: P<'before'>) =>
  directory
    .from('put_away_tickets')
    .where('put_away_at', '<', p.before)
    .distinct('organization_id'),
);

/** Tickets per transaction, so other writes of the organization can run in between. */
const most = 100;

const oldIn = prepare((org, p: P<'place' | 'before'>) =>
  org
    .from('put_away_tickets')
    .where('place', p.place)
    .where('put_away_at', '<', p.before)
    .orderBy('put_away_at')
    .limit(most),
);

/** Permanently deletes tickets that were in the trash for 30 days, and moves spam of that age to the trash. */
export async function expireArchived({ directory, org }: Database): Promise<void> {
  const before = new Date(Date.now() - archiveLifetime).toISOString();
  const found = await directory.all<{ organization_id: string }>(withOld({ before }));
  await forEachOrganization(found.map(organizationIn), async (id) => {
    while ((await forgetOld(org(id), before)) === most);
    while ((await trashOld(org(id), before)) === most);
  });
}

const forgetOld = (org: Org, before: string) =>
  org.write(async (tx) => {
    const rows = await tx.all<ArchivedRow>(oldIn({ place: 'trash', before }));
    if (rows.length > 0) {
      await forget(
        tx,
        rows.map(({ id }) => id),
        automatic,
      );
    }
    return rows.length;
  });

const factsOf = ({ content }: ArchivedRow) => (JSON.parse(content) as Content).facts;

const trashOld = (org: Org, before: string) =>
  org.write(async (tx) => {
    const rows = await tx.all<ArchivedRow>(oldIn({ place: 'spam', before }));
    for (const row of rows) {
      await tx.update(
        'put_away_tickets',
        { id: row.id },
        { place: 'trash', put_away_at: now(), put_away_by: null },
      );
      await tx.add(archivedIn('spam'), -1);
      await tx.add(archivedIn('trash'), 1);
      await tx.record('ticket.deleted', { ticket: factsOf(row), actor: automatic });
    }
    return rows.length;
  });
