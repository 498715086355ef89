import { now } from './ids.ts';
import type { Database } from './types.ts';

const day = 24 * 60 * 60 * 1000;

/** Removes expired rows: sessions, access tokens, socket tickets and stored idempotent responses. */
export async function removeExpired({ directory }: Database): Promise<void> {
  const at = now();
  const dayAgo = new Date(Date.parse(at) - day).toISOString();
  await directory.write(async (tx) => {
    await tx.remove('sessions', (query) => query.where('expires_at', '<', at));
    await tx.remove('sign_in_challenges', (query) => query.where('expires_at', '<', at));
    await tx.remove('passkey_challenges', (query) => query.where('expires_at', '<', at));
    await tx.remove('password_resets', (query) => query.where('expires_at', '<', dayAgo));
    await tx.remove('email_changes', (query) => query.where('take_back_until', '<', at));
    await tx.remove('ticket_access', (query) => query.where('expires_at', '<', at));
    await tx.remove('chat_access', (query) => query.where('expires_at', '<', at));
    await tx.remove('chat_attendance', (query) => query.where('seen_at', '<', dayAgo));
    await tx.remove('socket_tickets', (query) => query.where('expires_at', '<', at));
    await tx.remove('help_readers', (query) => query.where('day', '<', at.slice(0, 10)));
    await tx.update(
      'merged_tickets',
      (query) => query.where('merged_at', '<', dayAgo).whereNotNull('kept'),
      { kept: null },
    );
    await tx.update(
      'ticket_splits',
      (query) => query.where('split_at', '<', dayAgo).whereNotNull('kept'),
      { kept: null },
    );
    await tx.remove('tallies', (query) => query.where('until', '<', dayAgo));
    await tx.remove('idempotency_keys', (query) => query.where('created_at', '<', dayAgo));
  });
}
