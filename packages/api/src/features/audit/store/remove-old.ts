import { auditRecordOfServer } from '../../../database/audit/audit-record.ts';
import { auditDaysOf } from '../../../database/audit/keeping.ts';
import { prepare, prepareDirectory } from '../../../database/prepare.ts';
import type { AuditEntryRow } from '../../../database/rows/audit.ts';
import type { Database, P, Tx } from '../../../database/types.ts';
import { forEachOrganization, organizationIn } from '../../../jobs/each-organization.ts';

const day = 24 * 60 * 60 * 1000;
/** The shortest retention period an organization can set, in days. */
const minDays = 90;

const withOld = prepareDirectory((directory, p: P<'before'>) =>
  directory.from('audit_entries').where('created_at', '<', p.before).distinct('organization_id'),
);
const settingsOf = prepare((org) => org.from('organizations').select('settings'));
const oldest = prepare((org, p: P<'limit'>) =>
  org.from('audit_entries').orderBy('seq').limit(p.limit).select('seq', 'created_at', 'hash'),
);

/** Entries per transaction, so other writes of the organization can run in between. */
const step = 1_000;

const before = (days: number) => new Date(Date.now() - days * day).toISOString();

/** Removes entries past their organization's retention period, from the beginning of the chain. */
export async function removeOldEntries(database: Database): Promise<void> {
  const found = await database.directory.all<{ organization_id: string }>(
    withOld({ before: before(minDays) }),
  );
  await forEachOrganization(found.map(organizationIn), async (id) => {
    const org = database.during(auditRecordOfServer('audit.removeOld', 'deletion', id)).org(id);
    const row = await org.first<{ settings: string }>(settingsOf({}));
    const days = auditDaysOf(row?.settings ?? '{}');
    if (days === null) return;
    while ((await org.write((tx) => removeSome(tx, before(days)))) === step);
  });
}

async function removeSome(tx: Tx, until: string): Promise<number> {
  const rows = await tx.all<Pick<AuditEntryRow, 'seq' | 'created_at' | 'hash'>>(
    oldest({ limit: step }),
  );
  const young = rows.findIndex(({ created_at: at }) => at >= until);
  const old = young < 0 ? rows : rows.slice(0, young);
  const last = old.at(-1);
  if (!last) return 0;
  await tx.remove('audit_entries', (row) => row.where('seq', '<=', last.seq));
  await tx.update('audit_heads', {}, { removed_seq: last.seq, removed_hash: last.hash });
  return old.length;
}
