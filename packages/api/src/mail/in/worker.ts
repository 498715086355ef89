import type { Desk } from '../../http/desk.ts';
import {
  type Claimed,
  claimMails,
  findMail,
  forgetOldMails,
  freeMails,
  markFailed,
} from './store.ts';
import { takeIn } from './take-in.ts';
import { createMailParser, Unreadable } from './thread.ts';

const seconds = 1_000;
const hours = 3_600 * seconds;
/** A little more than the longest reading takes; whoever comes twice finds the first one done. */
const lease = 30 * seconds;
const together = 4;
const tries = 8;

export interface MailWorker {
  start(): Promise<void>;
  poke(): Promise<void>;
  /** Takes in everything that waits by now; for tests and scripts. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** Turns the mails that were kept into tickets and answers; one that cannot be read is set apart, and the others go on. */
export function createMailWorker({
  config,
  database,
  log,
}: Pick<Desk, 'config' | 'database' | 'log'>): MailWorker {
  // Two: what one mail holds up, the other passes by.
  const parsers = [createMailParser(), createMailParser()];
  const running = new Set<Promise<void>>();
  const timers: NodeJS.Timeout[] = [];
  let isStopped = false;
  let isWanted = false;
  let turning: Promise<void> | undefined;
  let turn = 0;

  function poke(): Promise<void> {
    isWanted = true;
    turning ??= claimAll().finally(() => {
      turning = undefined;
    });
    return turning;
  }

  async function claimAll() {
    while (isWanted && !isStopped) {
      isWanted = false;
      try {
        const room = together - running.size;
        if (room <= 0) return;
        for (const mail of await claimMails(database, room, lease)) begin(mail);
      } catch (error) {
        log.warn({ err: error }, 'Incoming mail waits');
      }
    }
  }

  function begin(mail: Claimed) {
    const work = attempt(mail)
      .catch((error) => log.error({ err: error }, 'An incoming mail is stuck'))
      .finally(() => {
        running.delete(work);
        if (!isStopped) void poke();
      });
    running.add(work);
  }

  async function attempt(claimed: Claimed) {
    const org = database.org(claimed.organization_id);
    const row = await findMail(org, claimed.id);
    if (row?.state !== 'waiting') return;
    const facts = { organization: org.id, mail: row.id, size: row.size, attempt: claimed.attempts };
    try {
      const parser = parsers[turn++ % parsers.length] ?? createMailParser();
      const reason = await takeIn(config, org, row.id, await parser.parse(row.raw));
      if (reason === null) log.info(facts, 'Mail taken in');
      else log.warn({ ...facts, reason }, 'Mail held back');
    } catch (error) {
      const isOver = error instanceof Unreadable || claimed.attempts >= tries;
      const reason = error instanceof Unreadable ? error.message : 'Something went wrong here';
      const wait = Math.min(seconds * 4 ** (claimed.attempts - 1), hours);
      await markFailed(database, claimed, reason, isOver ? null : wait);
      log.error({ ...facts, err: error }, isOver ? 'Mail set apart' : 'Mail not taken in yet');
    }
  }

  return {
    poke,

    async start() {
      if (database.dialect === 'sqlite') await freeMails(database);
      timers.push(setInterval(() => void poke(), seconds).unref());
      timers.push(setInterval(() => forgetOldMails(database).catch(() => {}), hours).unref());
      void poke();
    },

    async drain() {
      do {
        await poke();
        await Promise.all(running);
      } while (running.size > 0);
      await turning;
    },

    async stop() {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await turning;
      await Promise.all(running);
      await Promise.all(parsers.map((parser) => parser.close()));
    },
  };
}
