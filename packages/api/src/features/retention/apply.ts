import { auditRecordOfServer } from '../../database/audit/audit-record.ts';
import type { Database, Org } from '../../database/types.ts';
import { forEach } from '../../jobs/each-organization.ts';
import { pauseBetweenBatches } from '../../jobs/half-time.ts';
import { daysBefore, hasRules, monthsBefore, type Rules, rulesOf } from './rules.ts';
import {
  closeSome,
  deleteSome,
  deleteSomeChats,
  deleteSomeMails,
  mailStep,
  step,
} from './store/by-age.ts';
import { type Done, noteRun, organizationsWithRules } from './store/retention.ts';

/** Closes and deletes data past the retention period of its organization, in small steps. The audit log records the result. */
export async function applyRetention(database: Database, at = Date.now()): Promise<void> {
  const pause = pauseBetweenBatches();
  const all = await organizationsWithRules(database);
  await forEach(
    all,
    ({ id }) => id,
    async ({ id, settings }) => {
      const rules = rulesOf(settings);
      if (hasRules(rules)) await applyTo(database, id, rules, at, pause);
    },
  );
}

type Some = (org: Org, before: string) => Promise<number>;

async function applyTo(
  database: Database,
  id: string,
  rules: Rules,
  at: number,
  pause: () => Promise<void>,
) {
  const org = database.org(id);
  const done: Done = { closedTickets: 0, deletedTickets: 0, deletedMails: 0, deletedChats: 0 };
  const all = async (name: keyof Done, before: string | null, some: Some, most: number) => {
    if (before === null) return;
    for (;;) {
      const count = await some(org, before);
      done[name] += count;
      if (count < most) return;
      await pause();
    }
  };
  try {
    await all('closedTickets', daysBefore(at, rules.closeResolvedDays), closeSome, step);
    await all('deletedTickets', monthsBefore(at, rules.deleteClosedMonths), deleteSome, step);
    await all('deletedMails', daysBefore(at, rules.deleteMailsDays), deleteSomeMails, mailStep);
    await all('deletedChats', monthsBefore(at, rules.deleteChatsMonths), deleteSomeChats, step);
  } finally {
    if (Object.values(done).some((count) => count > 0)) {
      const today = new Date(at).toISOString().slice(0, 10);
      const audited = database
        .during(auditRecordOfServer('organization.applyRetention', 'deletion', id))
        .org(id);
      await audited.write((tx) => noteRun(tx, today, done));
    }
  }
}
