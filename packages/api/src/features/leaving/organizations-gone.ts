import type { Config } from '../../config.ts';
import type { Database, Log } from '../../database/types.ts';
import { forEach, forEachOrganization, organizationIn } from '../../jobs/each-organization.ts';
import { pauseBetweenBatches } from '../../jobs/half-time.ts';
import { removeStoredFiles } from '../../stored-files/store/remove-all.ts';
import { readOrganization } from '../organization/store/organization.ts';
import { tellAdmins } from './store/closing.ts';
import { type Between, eraseRows, organizationsDue, organizationsSoon } from './store/erase.ts';

const day = 24 * 60 * 60 * 1000;
const toldBefore = 3 * day;

/** Deletes the organizations whose grace period is over, and notifies the admins of those with three days left. */
export async function lookAfterClosed(
  { database, config, log }: { database: Database; config: Config; log: Log },
  at = Date.now(),
  between: Between = pauseBetweenBatches(),
): Promise<void> {
  const due = await organizationsDue(database, timeOf(at));
  await forEach(
    due,
    ({ id }) => id,
    async ({ id, subdomain, deletes_at }) => {
      const facts = { organization: id, subdomain };
      log.info({ ...facts, deletesAt: deletes_at }, 'Deleting a closed organization');
      const files = await removeStoredFiles(database.org(id), config, between);
      const rows = await eraseRows(database, id, between);
      log.info({ ...facts, rows, files }, 'A closed organization was deleted');
    },
  ).finally(() => tellOfEnd(database, at));
}

const timeOf = (at: number) => new Date(at).toISOString();

async function tellOfEnd(database: Database, at: number) {
  const until = timeOf(at + toldBefore);
  const soon = await organizationsSoon(database, timeOf(at), until);
  await forEachOrganization(soon.map(organizationIn), (id) =>
    database.org(id).write(async (tx) => {
      const { deletes_at: deletesAt, deletion_told_at: toldAt } = await readOrganization(tx);
      // Reopened, or handled by another node in the meantime.
      if (deletesAt === null || toldAt !== null) return;
      await tx.update('organizations', {}, { deletion_told_at: timeOf(at) });
      await tellAdmins(tx, 'soon', deletesAt, null);
    }),
  );
}
