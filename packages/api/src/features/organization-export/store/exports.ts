import { newId, now } from '../../../database/ids.ts';
import { prepare, prepareDirectory } from '../../../database/prepare.ts';
import type { OrganizationExportRow } from '../../../database/rows/exports.ts';
import type { Database, Org, P } from '../../../database/types.ts';
import { forEachOrganization, organizationIn } from '../../../jobs/each-organization.ts';
import { type Leased, leasedRows } from '../../../jobs/store.ts';
import { notFound, Refusal } from '../../../refusal.ts';

const day = 24 * 60 * 60 * 1_000;
/** How long an export stays in the list. */
const shownFor = 30 * day;

const waiting = prepare((org) =>
  org.from('organization_exports').where('state', 'waiting').select('id'),
);

/** Starts an export of the whole organization, unless one is running. */
export async function startExport(org: Org, userId: string): Promise<string> {
  return org.write(async (tx) => {
    if (await tx.first(waiting({}))) {
      throw new Refusal(409, 'An export is already running', 'export_running');
    }
    const id = newId();
    const at = now();
    await tx.insert('organization_exports', {
      id,
      state: 'waiting',
      requested_by: userId,
      created_at: at,
      due_at: at,
      attempts: 0,
      done: 0,
      total: 0,
      size: 0,
      file_count: 0,
    });
    return id;
  });
}

/** Cancels an export, or deletes its archive: the sweep removes its bytes. */
export async function deleteExport(org: Org, id: string): Promise<void> {
  await org.write(async (tx) => {
    if ((await tx.remove('organization_exports', { id })) === 0) throw notFound('Export not found');
  });
}

export interface ClaimedExport extends Leased {
  organization_id: string;
  id: string;
  requested_by: string;
  created_at: string;
}

/** Exports as jobs. */
export const waitingExports = (database: Database) =>
  leasedRows<ClaimedExport>(database, {
    table: 'organization_exports',
    waiting: 'due_at is not null',
    key: ['organization_id', 'id'],
    group: ['organization_id'],
    columns: ['requested_by', 'created_at'],
  });

/** Marks an export as ready for a day and notifies its requester; returns false if it was canceled in the meantime. */
export async function finishExport(
  org: Org,
  { id, requested_by: userId, leased_until }: ClaimedExport,
  {
    sha256,
    size,
    file_count,
    total,
  }: Pick<OrganizationExportRow, 'size' | 'file_count' | 'total'> & {
    sha256: string;
  },
): Promise<boolean> {
  return org.write(async (tx) => {
    const at = now();
    const changed = await tx.update(
      'organization_exports',
      { id, state: 'waiting', leased_until },
      {
        state: 'ready',
        due_at: null,
        leased_until: null,
        done: total,
        total,
        sha256,
        size,
        file_count,
        ready_at: at,
        expires_at: new Date(Date.parse(at) + day).toISOString(),
      },
    );
    if (changed > 0) await tx.record('export.ready', { exportId: id, userId });
    return changed > 0;
  });
}

/** Marks an export as failed. */
export async function failExport(org: Org, { id, requested_by: userId }: ClaimedExport) {
  await org.write(async (tx) => {
    const changed = await tx.update(
      'organization_exports',
      { id, state: 'waiting' },
      { state: 'failed', due_at: null, leased_until: null },
    );
    if (changed > 0) await tx.record('export.failed', { exportId: id, userId });
  });
}

/** Registers an archive in the file storage; archives do not count against the quota. */
export async function keepArchive(org: Org, sha256: string): Promise<void> {
  await org.write(async (tx) => {
    const row = { sha256, size: 0, claimed_at: now(), verdict: null, threat: null };
    const isNew = await tx.insertIfAbsent('stored_files', row);
    if (!isNew) await tx.update('stored_files', { sha256 }, { claimed_at: now() });
  });
}

const over = prepareDirectory((all, p: P<'now' | 'old'>) =>
  all
    .from('organization_exports')
    .where((row) =>
      row
        .where((ready) => ready.where('state', 'ready').where('expires_at', '<=', p.now))
        .orWhere((gone) => gone.whereNot('state', 'waiting').where('created_at', '<', p.old)),
    )
    .distinct('organization_id'),
);

/** Expires archives after a day, and deletes old exports from the list. */
export async function expireExports({ directory, org }: Database, at = Date.now()) {
  const until = new Date(at).toISOString();
  const old = new Date(at - shownFor).toISOString();
  const found = await directory.all<{ organization_id: string }>(over({ now: until, old }));
  await forEachOrganization(found.map(organizationIn), (id) =>
    org(id).write(async (tx) => {
      await tx.update(
        'organization_exports',
        (row) => row.where('state', 'ready').where('expires_at', '<=', until),
        { state: 'expired', sha256: null },
      );
      await tx.remove('organization_exports', (row) =>
        row.whereNot('state', 'waiting').where('created_at', '<', old),
      );
    }),
  );
}
