import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare, prepareDirectory } from '../../../database/prepare.ts';
import type { RetentionRunRow } from '../../../database/rows/retention.ts';
import type { Database, Org, Tx } from '../../../database/types.ts';
import { readOrganization } from '../../organization/store/organization.ts';
import { type Rules, rulesOf } from '../rules.ts';

const withRules = prepareDirectory((directory) =>
  directory
    .from('organizations')
    .whereNull('deletes_at')
    .whereRaw(`settings like '%"retention"%'`)
    .select('id', 'settings'),
);

/** Open organizations that have ever set rules. */
export const organizationsWithRules = ({ directory }: Database) =>
  directory.all<{ id: string; settings: string }>(withRules({}));

const latest = prepare((org) => org.from('retention_runs').orderBy('day', 'desc').limit(1));

export async function readRetention(org: Org): Promise<Schema<'Retention'>> {
  const { settings } = await readOrganization(org);
  const run = await org.first<RetentionRunRow>(latest({}));
  return {
    ...rulesOf(settings),
    latest: run
      ? {
          day: run.day,
          closedTickets: Number(run.closed_tickets),
          deletedTickets: Number(run.deleted_tickets),
          deletedMails: Number(run.deleted_mails),
          deletedChats: Number(run.deleted_chats),
        }
      : null,
  };
}

export const setRules = (org: Org, rules: Rules): Promise<void> =>
  org.write(async (tx) => {
    const { settings } = await readOrganization(tx);
    await tx.update(
      'organizations',
      {},
      { settings: { ...JSON.parse(settings), retention: rules } },
    );
  });

export type Done = Omit<Schema<'RetentionRun'>, 'day'>;

/** Adds the counts of a run to its day. */
export async function noteRun(tx: Tx, day: string, done: Done): Promise<void> {
  const before = await tx.first<RetentionRunRow>(tx.from('retention_runs').where('day', day));
  const sums = {
    closed_tickets: Number(before?.closed_tickets ?? 0) + done.closedTickets,
    deleted_tickets: Number(before?.deleted_tickets ?? 0) + done.deletedTickets,
    deleted_mails: Number(before?.deleted_mails ?? 0) + done.deletedMails,
    deleted_chats: Number(before?.deleted_chats ?? 0) + done.deletedChats,
  };
  if (before) await tx.update('retention_runs', { day }, sums);
  else await tx.insert('retention_runs', { day, ...sums });
}
