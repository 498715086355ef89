import { now } from './database/ids.ts';
import type { Desk } from './http/desk.ts';

const everyHour = 60 * 60 * 1000;

/** Clears away what has run out: sessions, proofs of tickets and sockets, answers kept for a repeated key. */
export function startHousekeeping({ database, log }: Desk) {
  const sweep = async () => {
    const at = now();
    const dayAgo = new Date(Date.parse(at) - 24 * 60 * 60 * 1000).toISOString();
    await database.directory.write(async (tx) => {
      await tx.remove('sessions', (query) => query.where('expires_at', '<', at));
      await tx.remove('password_resets', (query) => query.where('expires_at', '<', dayAgo));
      await tx.remove('ticket_access', (query) => query.where('expires_at', '<', at));
      await tx.remove('socket_tickets', (query) => query.where('expires_at', '<', at));
      await tx.remove('idempotency_keys', (query) => query.where('created_at', '<', dayAgo));
    });
  };
  const run = () => sweep().catch((error: unknown) => log.warn({ err: error }, 'Housekeeping'));
  const timer = setInterval(run, everyHour).unref();
  void run();
  return { stop: () => clearInterval(timer) };
}
