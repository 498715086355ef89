import { now } from '../../database/ids.ts';
import { prepareDirectory } from '../../database/prepare.ts';
import type { Database, Query } from '../../database/types.ts';

const dead = 'done_at is null and due_at is null';

const counting = (table: 'outbox' | 'webhook_deliveries', condition: string) =>
  prepareDirectory((directory) => directory.from(table).whereRaw(condition).count('* as count'));
const mails = counting('outbox', `${dead} and listener = 'mail'`);
const jobs = counting('outbox', `${dead} and listener <> 'mail'`);
const webhooks = counting('webhook_deliveries', "state = 'failed' and type <> 'webhook.test'");

export interface DeadLetterCounts {
  mail: number;
  webhook: number;
  job: number;
}

/** Counts the dead letters of all organizations. */
export async function countDeadLetters({ directory }: Database): Promise<DeadLetterCounts> {
  const count = async (query: typeof mails) =>
    Number((await directory.first<{ count: number }>(query({})))?.count ?? 0);
  return { mail: await count(mails), webhook: await count(webhooks), job: await count(jobs) };
}

/** Retries all dead letters; returns how many. */
export async function retryAllDeadLetters({ directory }: Database): Promise<number> {
  const again = { attempts: 0, due_at: now(), leased_until: null };
  return directory.write(async (tx) => {
    const queued = await tx.update('outbox', (row: Query) => void row.whereRaw(dead), again);
    const failed = (row: Query) =>
      void row.where('state', 'failed').whereNot('type', 'webhook.test');
    return queued + (await tx.update('webhook_deliveries', failed, { ...again, state: 'waiting' }));
  });
}
