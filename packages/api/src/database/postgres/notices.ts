import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Runner } from '../engine.ts';
import type { Log } from '../types.ts';

const channel = 'helpdesk';

/** Notifications between nodes over PostgreSQL; the connection opens with the first listener. */
export function openNotices(url: string, log: Log) {
  const thisNode = randomUUID();
  const listeners = new Set<(text: string | null) => void>();
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const publish = (text: string | null) => {
    for (const listener of listeners) listener(text);
  };

  async function connect() {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      // Equivalent when changed: a millisecond more or less is as good.
      connectionTimeoutMillis: 5_000,
      fallback_application_name: 'helpdesk-notices',
    });
    client = fresh;
    let isLost = false;
    const lose = () => {
      if (isLost || isClosed) return;
      isLost = true;
      fresh.end().catch(() => {});
      log.warn({}, 'Notices of other nodes are interrupted');
      retry = setTimeout(connect, 500);
    };
    fresh.on('error', lose);
    fresh.on('end', lose);
    fresh.on('notification', ({ payload = '' }) => {
      const [node, text = ''] = payload.split(' ', 2);
      if (node !== thisNode) publish(text);
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      // Notifications before this moment were missed.
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
      if (!client) void connect();
      return () => listeners.delete(listener);
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
