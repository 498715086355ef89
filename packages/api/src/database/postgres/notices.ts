import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Runner } from '../engine.ts';
import type { Log } from '../types.ts';

const channel = 'helpdesk';
const echo = '=';
const trustedFor = 1_000;
// Equivalent when changed: how often the node notifies itself while callers need to know.
const askEvery = 250;
/** A node that disappears silently is noticed within a minute. */
const noticeLoss =
  'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3';
/** Nodes announce where they keep files with locks. The same place has the same lock number. */
const places = "hashtext('helpdesk files ' || current_schema())";
const lockPlace = `select pg_advisory_lock_shared(${places}, hashtext($1))`;
const otherPlaces = `select 1 from pg_locks
  where locktype = 'advisory' and granted and objsubid = 2
  and database = (select oid from pg_database where datname = current_database())
  and classid = ${places}::oid and objid <> hashtext($1)::oid limit 1`;

/** Notifications between nodes over PostgreSQL; the connection opens with the first listener. */
export function openNotices(url: string, log: Log) {
  const thisNode = randomUUID();
  const listeners = new Set<(text: string | null) => void>();
  /** These also receive this node's own notices. */
  const hearers = new Set<(text: string | null) => void>();
  /** When the last of our own echoes that came back was sent: everything committed before then has been received. */
  let provenAt = Number.NEGATIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;
  let isAsking = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  let opened: Promise<void> | undefined;
  let place: string | undefined;

  const open = () => (opened ??= connect());
  const publish = (text: string | null) => {
    for (const listener of listeners) listener(text);
  };
  const tell = (text: string | null) => {
    for (const hear of hearers) hear(text);
  };

  /** Sends a notice to this node itself. */
  async function ask(at: number) {
    if (!client || isAsking || at - askedAt < askEvery) return;
    isAsking = true;
    askedAt = at;
    await client.query(`notify ${channel}, '${thisNode} ${echo}${at}'`).catch(() => {});
    isAsking = false;
  }

  async function connect() {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      // Equivalent when changed: a millisecond more or less makes no difference.
      connectionTimeoutMillis: 5_000,
      fallback_application_name: 'helpdesk-notices',
    });
    client = fresh;
    let isLost = false;
    const lose = () => {
      if (isLost || isClosed) return;
      isLost = true;
      provenAt = Number.NEGATIVE_INFINITY;
      fresh.end().catch(() => {});
      log.warn({}, 'Notifications from other nodes are interrupted');
      retry = setTimeout(connect, 500);
    };
    fresh.on('error', lose);
    fresh.on('end', lose);
    fresh.on('notification', ({ payload = '' }) => {
      const [node, text = ''] = payload.split(' ', 2);
      if (node === thisNode && text.startsWith(echo)) {
        if (!isLost) provenAt = Number(text.slice(echo.length));
        return;
      }
      tell(text);
      if (node !== thisNode) publish(text);
    });
    try {
      await fresh.connect();
      await fresh.query(`${noticeLoss}; listen ${channel}`);
      if (place !== undefined) await fresh.query(lockPlace, [place]);
      // Notifications before this moment were missed.
      tell(null);
      publish(null);
    } catch {
      lose();
    }
  }

  return {
    async notify(runner: Runner, text: string): Promise<void> {
      await runner.run('select pg_notify(?, ?)', [channel, `${thisNode} ${text}`]);
    },
    listen(listener: (text: string | null) => void): () => void {
      listeners.add(listener);
      void open();
      return () => listeners.delete(listener);
    },
    /** Tells other nodes where this one keeps files, as long as it is connected; false if one of them keeps them elsewhere. */
    async claimPlace(name: string): Promise<boolean> {
      await open();
      await client?.query(lockPlace, [name]);
      place = name;
      const others = await client?.query(otherPlaces, [name]);
      return others?.rows.length === 0;
    },
    hear(listener: (text: string | null) => void) {
      hearers.add(listener);
    },
    isUpToDate(): boolean {
      if (isClosed) return false;
      void open();
      const at = performance.now();
      void ask(at);
      return at - provenAt < trustedFor;
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
