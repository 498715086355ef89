import { now } from './ids.ts';
import type { Database, DirectoryTx } from './types.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Removes expired rows, such as sessions, access tokens, socket tickets and stored idempotent responses. Each table has its own
 * transaction, so it locks no rows of other tables.
 */
export async function removeExpired({ directory }: Database): Promise<void> {
  const at = now();
  const dayAgo = new Date(Date.parse(at) - day).toISOString();
  const remove: DirectoryTx['remove'] = (table, where) =>
    directory.write((tx) => tx.remove(table, where));
  const update: DirectoryTx['update'] = (table, where, patch) =>
    directory.write((tx) => tx.update(table, where, patch));
  await remove('sessions', (query) => query.where('expires_at', '<', at));
  await remove('sign_in_challenges', (query) => query.where('expires_at', '<', at));
  await remove('passkey_challenges', (query) => query.where('expires_at', '<', at));
  await remove('password_resets', (query) => query.where('expires_at', '<', dayAgo));
  await remove('email_changes', (query) => query.where('take_back_until', '<', at));
  await remove('ticket_access', (query) => query.where('expires_at', '<', at));
  await remove('chat_access', (query) => query.where('expires_at', '<', at));
  await remove('chat_attendance', (query) => query.where('seen_at', '<', dayAgo));
  await remove('socket_tickets', (query) => query.where('expires_at', '<', at));
  await remove('help_readers', (query) => query.where('day', '<', at.slice(0, 10)));
  await update(
    'merged_tickets',
    (query) => query.where('merged_at', '<', dayAgo).whereNotNull('kept'),
    { kept: null },
  );
  await update(
    'ticket_splits',
    (query) => query.where('split_at', '<', dayAgo).whereNotNull('kept'),
    { kept: null },
  );
  await remove('tallies', (query) => query.where('until', '<', dayAgo));
  await remove('idempotency_keys', (query) => query.where('created_at', '<', dayAgo));
}
