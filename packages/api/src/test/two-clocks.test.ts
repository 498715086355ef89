// @module-tag slow

// Starts two servers. The ordinary tier tests the part: jobs/worker (a lease uses the clock of the database).
// @module-tag full

import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { openInbox } from '../mail/test-inbox.ts';
import { callerOf } from './caller.ts';
import { needsPostgres } from './needs.ts';
import { serverProcess } from './server-process.ts';
import { waitFor } from './wait-for.ts';
import { startReceiver } from './webhook-receiver.ts';

const preload = fileURLToPath(new URL('./shifted-clock.mjs', import.meta.url));
const minute = 60_000;
/** Milliseconds that a receiver takes, which is several polls of the other node. */
const slow = 2_500;
const count = 6;
const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Message-IDs of all received emails. */
async function openSlowInbox() {
  const taken: string[] = [];
  const inbox = await openInbox({
    onData(stream, _session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', async () => {
        taken.push(/^Message-ID:\s*(<[^>]*>)/im.exec(raw)?.[1] ?? '');
        await pause(slow);
        done();
      });
    },
  });
  ends.push(inbox.close);
  return { ...inbox, taken };
}

async function openSlowReceiver() {
  const receiver = await startReceiver((response) => void setTimeout(() => response.end(), slow));
  ends.push(receiver.close);
  return receiver;
}

async function startNode(settings: Record<string, string>) {
  const node = await serverProcess({
    SECRET: 'one secret of both nodes, in a test',
    ALLOW_PRIVATE_TARGETS: '1',
    ...settings,
  });
  ends.push(node.remove);
  await node.start();
  return node;
}

/** The fields of any response that this test reads. */
interface Answer {
  id: string;
  data: { clockSkewMs: number };
}

test.each([3 * minute, -3 * minute])(
  'with one of two clocks %d milliseconds ahead, each webhook and email is sent once, without delay',
  { ...needsPostgres, timeout: 180_000 },
  async (ahead) => {
    const inbox = await openSlowInbox();
    const receiver = await openSlowReceiver();
    const right = await startNode({ SMTP_URL: inbox.url });
    const wrong = await startNode({
      SMTP_URL: inbox.url,
      DATABASE_URL: right.databaseUrl,
      DATA_DIR: right.dataDir,
      NODE_OPTIONS: `--import=${preload}`,
      CLOCK_AHEAD: String(ahead),
    });
    const callRight = await callerOf<Answer>(right, 'admin@demo.test');
    const callWrong = await callerOf<Answer>(wrong, 'admin@demo.test');
    const skew = (await callWrong('/api/v1/health')).data.clockSkewMs;
    expect(Math.abs(skew - ahead)).toBeLessThan(2_000);
    expect(Math.abs((await callRight('/api/v1/health')).data.clockSkewMs)).toBeLessThan(2_000);

    const hook = { name: 'Shop', url: receiver.url, events: ['ticket.created'] };
    await callRight('/api/v1/webhooks', hook);
    const answered = Array.from({ length: count }, async (_, at) => {
      const call = at % 2 === 0 ? callRight : callWrong;
      const { id } = await call('/api/tickets', {
        subject: `Kettle ${at}`,
        description: 'Cold',
        customerEmail: `vera${at}@visitor.example`,
      });
      await call(`/api/tickets/${id}/messages`, { message: 'We are on it.' });
    });
    await Promise.all(answered);
    await waitFor(() => {
      expect(receiver.received.length).toBeGreaterThanOrEqual(count);
      expect(inbox.taken.length).toBeGreaterThanOrEqual(count);
    });
    // If the other node sent anything again, it would do so in this time.
    await pause(2 * slow + 2_000);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids.sort()).toEqual([...new Set(ids)].sort());
    expect(inbox.taken.sort()).toEqual([...new Set(inbox.taken)].sort());
  },
);
