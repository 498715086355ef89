import { hash } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import { organizationIdOf } from '../../auth/store/organizations.ts';
import type { ImapMailbox } from '../../config-mail.ts';
import { now } from '../../database/ids.ts';
import type { ServerContext } from '../../server-context.ts';
import { beginAt, findPlace, moveOn, type Place } from '../store/imap-places.ts';
import { largestMail } from './accept.ts';
import { returnPath } from './return-path.ts';

const seconds = 1_000;
const minutes = 60 * seconds;
/** How often a mailbox is checked for email that the server hasn't announced. */
const often = 2 * minutes;
const longestPause = 5 * minutes;
const day = 24 * 60 * minutes;

type Its = Pick<ServerContext, 'config' | 'database' | 'log'>;

export interface Fetching {
  stop(): Promise<void>;
}

/** Fetches each email of an external mailbox once, without changing anything there; survives broken connections and restarts. */
export function fetchMail(server: Its, mailbox: ImapMailbox, kept: () => void): Fetching {
  const { log } = server;
  const stopped = new AbortController();
  const facts = { host: mailbox.host, user: mailbox.user, folder: mailbox.folder };
  let failures = 0;

  async function run() {
    while (!stopped.signal.aborted) {
      try {
        await session();
      } catch (error) {
        if (!stopped.signal.aborted) log.warn({ ...facts, err: error }, "Couldn't fetch mail");
      }
      const pause = Math.min(seconds * 2 ** failures, longestPause);
      failures += 1;
      await sleep(pause, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  async function session() {
    const client = await connect(mailbox);
    const end = () => client.close();
    stopped.signal.addEventListener('abort', end);
    try {
      await client.connect();
      await client.mailboxOpen(mailbox.folder, { readOnly: true });
      let heard = false;
      let wake = () => {};
      const hear = () => {
        heard = true;
        wake();
      };
      client.on('exists', hear);
      client.on('close', () => wake());
      while (client.usable && !stopped.signal.aborted) {
        heard = false;
        const { count } = await takeNew(server, client, await ofOperator(server, mailbox));
        if (count > 0) kept();
        failures = 0;
        if (heard || !client.usable) continue;
        await new Promise<void>((done) => {
          const timer = setTimeout(done, often);
          wake = () => {
            clearTimeout(timer);
            done();
          };
        });
      }
    } finally {
      stopped.signal.removeEventListener('abort', end);
      client.close();
    }
  }

  const running = run();
  return {
    async stop() {
      stopped.abort();
      await running;
    },
  };
}

async function ofOperator({ config, database }: Its, mailbox: ImapMailbox): Promise<Fetched> {
  const organizationId = await organizationIdOf(database.directory, mailbox.organization);
  if (!organizationId) throw new Error(`Organization not found: ${mailbox.organization}`);
  const recipient = `${mailbox.organization}@${config.mailInDomain}`;
  return { organizationId, id: mailboxId(mailbox), recipient };
}

type Server = Pick<ImapMailbox, 'host' | 'port' | 'security' | 'user'> &
  ({ password: string } | { accessToken: string });

/** Creates a connection without opening it; `lookup` resolves the host. */
export async function connect(
  { host, port, security, user, ...secret }: Server,
  lookup?: LookupFunction,
): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host,
    port,
    secure: security === 'tls',
    ...(security === 'starttls' ? { doSTARTTLS: true } : {}),
    ...(security === 'none' ? { doSTARTTLS: false } : {}),
    auth: {
      user,
      ...('password' in secret ? { pass: secret.password } : { accessToken: secret.accessToken }),
    },
    logger: false,
    tls: { minVersion: 'TLSv1.2', ...(lookup && { lookup }) },
    autoIdleDelay: 200,
    maxIdleTime: 4 * minutes,
    connectionTimeout: 20 * seconds,
    greetingTimeout: 20 * seconds,
    maxLiteralSize: largestMail + 1024 * 1024,
  });
  // Ignored here: an error that ends the connection also rejects pending operations.
  client.on('error', () => {});
  return client;
}

/** The mailbox, and where its email is delivered. */
export interface Fetched {
  organizationId: string;
  /** A hash of its server, user and folder. */
  id: string;
  recipient: string;
}

/** The limits of one run, and whether fetched email is deleted. */
export interface Turn {
  mails: number;
  bytes: number;
  /** Whether to delete an email on the server after storing it. */
  deletes: boolean;
}

const everything: Turn = { mails: 10_000, bytes: Number.POSITIVE_INFINITY, deletes: false };

/** The number of emails that a run stored, and whether it left some because of its limits. */
export interface Taken {
  count: number;
  hasMore: boolean;
}

/** Stores the email that arrived since the last run, up to the limits. */
export async function takeNew(
  server: Its,
  client: ImapFlow,
  { organizationId, id, recipient }: Fetched,
  turn: Turn = everything,
): Promise<Taken> {
  const { database, log } = server;
  const its = { organization_id: organizationId, id };
  let place = await placeIn(server, client, its);
  let count = 0;
  let bytes = 0;
  for (const uid of await uidsAfter(client, place.last_uid)) {
    if (count >= turn.mails || bytes >= turn.bytes) return { count, hasMore: true };
    const to = { ...place, last_uid: uid };
    const found = await client.fetchOne(String(uid), { size: true }, { uid: true });
    const size = found ? (found.size ?? 0) : 0;
    if (size > largestMail) log.warn({ ...its, uid, size }, 'Skipped an email that is too large');
    const whole =
      found && size <= largestMail
        ? await client.fetchOne(String(uid), { source: true }, { uid: true })
        : false;
    const raw = whole ? whole.source : undefined;
    const mail = raw && {
      envelope: { recipients: [recipient], from: returnPath(raw), client: nobody },
      raw,
    };
    if (!(await moveOn(database, its, { from: place, to, at: now(), mail }))) {
      return { count, hasMore: false };
    }
    place = to;
    if (!mail) continue;
    count += 1;
    bytes += raw.length;
    if (turn.deletes) await client.messageDelete(String(uid), { uid: true });
  }
  return { count, hasMore: false };
}

const nobody = { ip: null, helo: null };

export const mailboxId = ({
  host,
  port,
  user,
  folder,
}: Pick<ImapMailbox, 'host' | 'port' | 'user' | 'folder'>) =>
  hash('sha256', JSON.stringify([host, port, user, folder]), 'base64url');

/** Returns where to continue: at the end on the first run; a day back after the server has renumbered, as duplicates are skipped. */
async function placeIn(
  { database }: Its,
  client: ImapFlow,
  its: { organization_id: string; id: string },
): Promise<Place> {
  if (!client.mailbox) throw new Error('The folder is not open');
  const uid_validity = String(client.mailbox.uidValidity);
  const known = await findPlace(database, its);
  if (!known) {
    const place = { uid_validity, last_uid: client.mailbox.uidNext - 1 };
    await beginAt(database, its, place, now());
    return place;
  }
  const { fetched_at, ...from } = known;
  if (from.uid_validity === uid_validity) return from;
  const since = new Date(Date.parse(fetched_at) - day);
  const recent = (await client.search({ since }, { uid: true })) || [];
  const first = Math.min(...recent, client.mailbox.uidNext);
  const to = { uid_validity, last_uid: first - 1 };
  await moveOn(database, its, { from, to, at: fetched_at });
  return to;
}

/** A search from `last + 1` to `*` also finds the last message if its UID is lower, so this filters it out. */
async function uidsAfter(client: ImapFlow, last: number): Promise<number[]> {
  const found = (await client.search({ uid: `${last + 1}:*` }, { uid: true })) || [];
  return found.filter((uid) => uid > last).sort((one, other) => one - other);
}
