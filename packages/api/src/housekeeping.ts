import { now } from './database/ids.ts';
import { closeIdleChats, passOnOffers } from './features/chat/keeping.ts';
import { lookAfterDomains } from './features/organization/domain-keeping.ts';
import type { Desk } from './http/desk.ts';

const everyHour = 60 * 60 * 1000;
const everyMinute = 60 * 1000;
const everyFewSeconds = 5 * 1000;

/** Clears away what has run out: sessions, proofs of tickets and sockets, answers kept for a repeated key. */
export function startHousekeeping(desk: Desk) {
  const { database, log } = desk;
  const sweep = async () => {
    const at = now();
    const dayAgo = new Date(Date.parse(at) - 24 * 60 * 60 * 1000).toISOString();
    await database.directory.write(async (tx) => {
      await tx.remove('sessions', (query) => query.where('expires_at', '<', at));
      await tx.remove('password_resets', (query) => query.where('expires_at', '<', dayAgo));
      await tx.remove('ticket_access', (query) => query.where('expires_at', '<', at));
      await tx.remove('chat_access', (query) => query.where('expires_at', '<', at));
      await tx.remove('chat_attendance', (query) => query.where('seen_at', '<', dayAgo));
      await tx.remove('socket_tickets', (query) => query.where('expires_at', '<', at));
      await tx.remove('help_readers', (query) => query.where('day', '<', at.slice(0, 10)));
      await tx.remove('idempotency_keys', (query) => query.where('created_at', '<', dayAgo));
    });
  };
  const run = () => sweep().catch((error: unknown) => log.warn({ err: error }, 'Housekeeping'));
  const timer = setInterval(run, everyHour).unref();
  void run();
  const stops = [
    repeat(log, 'Idle chats stay open for now', everyMinute, () => closeIdleChats(database)),
    repeat(log, 'Custom domains are not looked after', everyHour, () => lookAfterDomains(desk)),
    repeat(log, 'Chats are offered late', everyFewSeconds, () => passOnOffers(database)),
  ];
  return {
    stop() {
      clearInterval(timer);
      for (const stop of stops) stop();
    },
  };
}

/** Does something again and again, one after the other; answers what ends it. */
function repeat(log: Desk['log'], failure: string, every: number, work: () => Promise<void>) {
  let isRunning = false;
  const timer = setInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    await work().catch((error: unknown) => log.warn({ err: error }, failure));
    isRunning = false;
  }, every).unref();
  return () => clearInterval(timer);
}
