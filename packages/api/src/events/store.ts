import type { Database } from '../database/types.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** Removes outbox rows that were handled more than a week ago, except those that deliver a ticket message. */
export async function forgetHandled({ directory }: Database): Promise<void> {
  const before = new Date(Date.now() - week).toISOString();
  await directory.write((tx) =>
    tx.remove('outbox', (row) => row.where('done_at', '<', before).whereNull('message_id')),
  );
}
