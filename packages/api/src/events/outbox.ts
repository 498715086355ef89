import { now } from '../database/ids.ts';
import { prepareDirectory } from '../database/prepare.ts';
import type { OutboxRow } from '../database/rows/events.ts';
import type { Database, DirectoryScope, P } from '../database/types.ts';

/** A letter that one listener is to handle now. */
export type Claimed = Pick<OutboxRow, 'organization_id' | 'id' | 'seq' | 'attempts'>;

const week = 7 * 24 * 3600 * 1000;

const due = (directory: DirectoryScope, p: P<'listener' | 'now' | 'limit'>) =>
  directory
    .from('outbox')
    .where('listener', p.listener)
    .whereNull('done_at')
    .where('due_at', '<=', p.now)
    .where((free) => free.whereNull('leased_until').orWhere('leased_until', '<', p.now))
    .orderBy('due_at')
    .limit(p.limit)
    .select('organization_id', 'id', 'seq', 'attempts');

const dueHere = prepareDirectory(due);
const dueAmongNodes = prepareDirectory((directory, p: P<'listener' | 'now' | 'limit'>) =>
  due(directory, p).forUpdate().skipLocked(),
);

/** Takes up to `limit` due letters until the lease ends; nobody else gets them meanwhile. */
export async function claim(
  { directory, dialect }: Database,
  listener: string,
  limit: number,
  lease: number,
): Promise<Claimed[]> {
  const isDue = dialect === 'postgres' ? dueAmongNodes : dueHere;
  const time = now();
  // Mostly nothing is due: find that out without a transaction.
  const waiting = await directory.first(dueHere({ listener, now: time, limit: 1 }));
  if (!waiting) return [];
  return directory.write(async (tx) => {
    const rows = await tx.all<Claimed>(isDue({ listener, now: time, limit }));
    for (const row of rows) {
      row.attempts += 1;
      await tx.update('outbox', mine(row), { leased_until: later(lease), attempts: row.attempts });
    }
    return rows;
  });
}

export async function markDone({ directory }: Database, letter: Claimed): Promise<void> {
  await directory.write((tx) =>
    tx.update('outbox', mine(letter), { done_at: now(), leased_until: null, last_error: null }),
  );
}

/** Sets the next try, or none (null) when enough were made. */
export async function markFailed(
  { directory }: Database,
  letter: Claimed,
  error: string,
  wait: number | null,
): Promise<void> {
  await directory.write((tx) =>
    tx.update('outbox', mine(letter), {
      leased_until: null,
      last_error: error.slice(0, 500),
      due_at: wait === null ? null : later(wait),
    }),
  );
}

/** Puts a letter back as if it had not been taken, for a while. */
export async function putBack(
  { directory }: Database,
  letter: Claimed,
  wait: number,
): Promise<void> {
  await directory.write((tx) =>
    tx.update('outbox', mine(letter), {
      leased_until: null,
      attempts: letter.attempts - 1,
      due_at: later(wait),
    }),
  );
}

/** Frees what a killed process had taken: right where one process owns the database. */
export async function freeLeases({ directory }: Database): Promise<void> {
  await directory.write((tx) =>
    tx.update('outbox', (letter) => letter.whereNull('done_at').whereNotNull('leased_until'), {
      leased_until: null,
    }),
  );
}

export async function forgetOldLetters({ directory }: Database): Promise<void> {
  await directory.write((tx) =>
    tx.remove('outbox', (letter) => letter.where('done_at', '<', later(-week))),
  );
}

const mine = ({ organization_id, id }: Claimed) => ({ organization_id, id });
const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
