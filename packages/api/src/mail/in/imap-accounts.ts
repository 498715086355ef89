import { later } from '../../database/ids.ts';
import type { ImapAccountRow } from '../../database/rows/mail.ts';
import { readOrganization } from '../../features/organization/store/organization.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { type OrganizationGroup, organizationGroup } from '../../jobs/store.ts';
import { createWorker, type Worker } from '../../jobs/worker.ts';
import { checkHost, guardedLookup } from '../../outbound/addresses.ts';
import type { ServerContext } from '../../server-context.ts';
import { withAccess } from '../oauth/access.ts';
import { OAuthTrouble } from '../oauth/trouble.ts';
import {
  type Claimed,
  dueAccounts,
  findImapAccount,
  type ImapInput,
  imapPassword,
  noteTurn,
} from '../store/imap-accounts.ts';
import { mustFindAddress, type SupportAddress } from '../store/support-addresses.ts';
import { connect, mailboxId, type Taken, type Turn, takeNew } from './imap.ts';
import { imapTroubleOf, isSignInRefused } from './imap-trouble.ts';

const seconds = 1_000;
const minutes = 60 * seconds;
/** How often a mailbox is checked, and the maximum pause after failures. */
const often = 2 * minutes;
const longestPause = 60 * minutes;
/** How often, and how long, it is checked for an expected test email. */
const soon = 10 * seconds;
const awaited = 5 * minutes;
const together = 4;
/** Limits of one run. A mailbox with more is due again at once, after those of others. */
const turn = { mails: 50, bytes: 50 * 1024 * 1024 };

type Its = Pick<ServerContext, 'config' | 'database' | 'log' | 'outbound' | 'memory'>;
type Place = Pick<ImapInput, 'host' | 'port' | 'username'> &
  ({ password: string } | { accessToken: string });

/** Opens a mailbox and runs `work` with it; only at public addresses over TLS, unless the operator allows others. */
export async function withMailbox<Result>(
  { config }: Pick<Its, 'config'>,
  { host, port, username: user, ...secret }: Place,
  { readOnly, signal }: { readOnly: boolean; signal?: AbortSignal },
  work: (client: Awaited<ReturnType<typeof connect>>) => Promise<Result>,
): Promise<Result> {
  checkHost(host, config.allowPrivateTargets);
  const lookup = guardedLookup(config.allowPrivateTargets);
  const client = await connect({ host, port, security: 'tls', user, ...secret }, lookup);
  const end = () => client.close();
  signal?.addEventListener('abort', end);
  try {
    await client.connect();
    await client.mailboxOpen(folder, { readOnly });
    return await work(client);
  } finally {
    signal?.removeEventListener('abort', end);
    client.close();
  }
}

/** The folder of new email. */
export const folder = 'INBOX';

interface Came extends Pick<Taken, 'hasMore'> {
  /** Whether a test email is expected. */
  isAwaited: boolean;
}

function accounts(server: Its, kept: () => void): JobQueue<OrganizationGroup, Claimed, Came> {
  const { config, database, log } = server;
  const rows = dueAccounts(database);
  function passwordOf(row: ImapAccountRow): string {
    const password = imapPassword(row, row.host, config.secret);
    if (password === null) throw new Error('Enter the password again');
    return password;
  }
  return {
    name: 'imap',
    concurrency: together,
    timeout: 90 * seconds,
    every: 10 * seconds,
    wakesOn: ({ name }) => name === 'support_addresses.changed',
    groups: async () => (await rows.groups()).map((id) => organizationGroup(id, 1)),
    claim: rows.claim,
    async run({ organization_id: organizationId, id }, signal) {
      const org = database.org(organizationId);
      const row = await findImapAccount(org, id);
      if (!row) return { hasMore: false, isAwaited: false };
      const address = await mustFindAddress(org, id);
      const { subdomain } = await readOrganization(org);
      const recipient = `${subdomain}+${address.inbound_tag}@${config.mailInDomain}`;
      const its = {
        organizationId,
        id: mailboxId({ ...row, user: row.username, folder }),
        recipient,
      };
      const deletes = row.deletes === 1;
      const wanted: Turn = { ...turn, deletes };
      const take = (secret: { password: string } | { accessToken: string }) => {
        const { host, port, username } = row;
        return withMailbox(
          server,
          { host, port, username, ...secret },
          { readOnly: !deletes, signal },
          (client) => takeNew(server, client, its, wanted),
        );
      };
      const { hasMore } = row.provider
        ? await withAccess(
            server,
            org,
            row,
            (token) => take({ accessToken: token }),
            isSignInRefused,
          )
        : await take({ password: passwordOf(row) });
      // Even without new email, email stored by an earlier process may be waiting.
      kept();
      return { hasMore, isAwaited: isAwaited(address) };
    },
    retryAfter: ({ attempts }) => Math.min(often * 2 ** Math.min(attempts - 1, 6), longestPause),
    done: (job, { hasMore, isAwaited }) =>
      noteTurn(database.org(job.organization_id), job, {
        problem: null,
        dueAt: later(hasMore ? 0 : isAwaited ? soon : often),
      }),
    async failed(job, error, wait) {
      const problem = imapTroubleOf(error);
      log.warn(
        { organization: job.organization_id, account: job.id, err: error },
        "Couldn't fetch mail",
      );
      await noteTurn(database.org(job.organization_id), job, {
        problem,
        isRevoked: error instanceof OAuthTrouble && error.isRevoked,
        dueAt: later(wait ?? longestPause),
      });
    },
    putBack: (job, wait) => rows.release(job, wait, { attempts: job.attempts - 1 }),
    free: rows.free,
    facts: ({ organization_id: organization, id: account }) => ({ organization, account }),
  };
}

const isAwaited = ({ test_token: token, tested_at: at }: SupportAddress): boolean =>
  token !== null && at !== null && at > later(-awaited);

/** Fetches the email of support addresses from their mailboxes, in limited batches. */
export const createImapWorker = (server: Its, kept: () => void): Worker =>
  createWorker(server.database, accounts(server, kept), server.log);
