import type { JobQueue } from '../../jobs/queue.ts';
import { type OrganizationGroup, organizationGroup } from '../../jobs/store.ts';
import { createWorker, type Worker } from '../../jobs/worker.ts';
import type { ServerContext } from '../../server-context.ts';
import { testedBy } from '../addresses/forwarding-test.ts';
import { isProvedElsewhere, readSupportAddresses } from '../store/support-addresses.ts';
import { claimable, createMailParsers, type MailParsers } from './parsers.ts';
import { checkSender } from './sender-check.ts';
import { type Claimed, findMail, waitingMails } from './store.ts';
import { senderIn, takeIn } from './take-in.ts';
import { Unreadable } from './thread.ts';

const seconds = 1_000;
const hours = 3_600 * seconds;
const together = 4;
/** One organization's emails use at most half of the slots. */
const togetherForOne = 2;
const tries = 8;

type Its = Pick<ServerContext, 'config' | 'database' | 'log' | 'names'>;

/** The queue of stored emails. One that can't be parsed is marked as failed, and the others continue. */
function mails(server: Its, parsers: MailParsers): JobQueue<OrganizationGroup, Claimed> {
  const { config, database, log } = server;
  const rows = waitingMails(database);
  let slowRunning = 0;
  async function parse(organizationId: string, raw: Uint8Array) {
    const isSlow = parsers.isSlow(organizationId);
    if (isSlow) slowRunning += 1;
    try {
      return await parsers.parse(organizationId, raw);
    } finally {
      if (isSlow) slowRunning -= 1;
    }
  }

  return {
    name: 'mail in',
    concurrency: together,
    timeout: 40 * seconds,
    groups: async () =>
      claimable(await rows.groups(), parsers.isSlow, slowRunning > 0).map((id) =>
        organizationGroup(id, parsers.isSlow(id) ? 1 : togetherForOne),
      ),
    claim: rows.claim,
    async run({ organization_id, id, attempts: attempt }) {
      const org = database.org(organization_id);
      const row = await findMail(org, id);
      // The email was already processed by an earlier run.
      if (row?.state !== 'waiting') return;
      const facts = { organization: org.id, mail: row.id, size: row.size, attempt };
      const mail = await parse(org.id, row.raw);
      const came = { ip: row.client_ip, helo: row.client_helo, from: row.envelope_from };
      const check = await checkSender(server, row.raw, came, senderIn(mail));
      const address = testedBy(await readSupportAddresses(org), mail);
      const proved = address && {
        address,
        isElsewhere: await isProvedElsewhere(database, address),
      };
      const reason = await takeIn(config, org, row.id, mail, check, proved);
      if (reason === null) log.info(facts, 'Mail accepted');
      else log.warn({ ...facts, reason }, 'Mail quarantined');
    },
    retryAfter: ({ attempts }, error) =>
      error instanceof Unreadable || attempts >= tries
        ? null
        : Math.min(seconds * 4 ** (attempts - 1), hours),
    // Recorded in the transaction of the ticket or message.
    done: async () => {},
    async failed(mail, error, wait) {
      const reason = error instanceof Unreadable ? error.message : 'Something went wrong here';
      await rows.release(mail, wait, {
        error: reason.slice(0, 500),
        ...(wait === null ? { state: 'failed', done_at: new Date().toISOString() } : {}),
      });
      if (wait === null) log.error({ mail: mail.id, err: error }, 'Mail failed');
    },
    putBack: (mail, wait) => rows.release(mail, wait, { attempts: mail.attempts - 1 }),
    free: rows.free,
    facts: ({ organization_id: organization, id: mail }) => ({ organization, mail }),
  };
}

/** Turns stored emails into tickets and messages. */
export function createMailWorker(server: Its): Worker {
  const parsers = createMailParsers();
  const worker = createWorker(server.database, mails(server, parsers), server.log);
  return {
    ...worker,
    async stop() {
      await worker.stop();
      await parsers.close();
    },
  };
}
