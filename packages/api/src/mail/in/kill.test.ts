import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/types.ts';
import { post } from '../../test/mail-client.ts';
import { freePort, type ServerProcess, serverProcess } from '../../test/server-process.ts';
import { waitingMails } from './store.ts';

let server: ServerProcess;
let port: number;

beforeAll(async () => {
  port = await freePort();
  server = await serverProcess({ SMTP_IN_PORT: `${port}`, MAIL_IN_DOMAIN: 'help.example.com' });
  await server.start();
}, 30_000);
afterAll(() => server.remove());

/** The subjects of the tickets that mails have opened, and how many mails wait. */
async function stored({ directory, org }: Database) {
  const demo = await directory.first<{ id: string }>(
    directory.from('organizations').where('subdomain', 'demo').select('id'),
  );
  const its = org(demo?.id ?? '');
  const tickets = await its.all<{ subject: string }>(
    its.from('tickets').whereNotNull('mail_id').select('subject'),
  );
  const waiting = await its.all(its.from('inbound_mails').where('state', 'waiting').select('id'));
  return { subjects: tickets.map(({ subject }) => subject), waiting: waiting.length };
}

test('a mail that was acknowledged becomes one ticket, however often the server is killed', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round++) {
    let isOver = false;
    const sending = Array.from({ length: 4 }, async (_, sender) => {
      for (let at = 0; !isOver; at++) {
        const subject = `Round ${round}, sender ${sender}, mail ${at}`;
        const from = `s${sender}-${at % 20}@visitor.example`;
        const mail = { from, to: 'demo@help.example.com', subject, text: 'Words' };
        const isKept = await post(port, mail).then(
          () => true,
          () => false,
        );
        if (isKept) acknowledged.push(subject);
      }
    });
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length - before, { timeout: 20_000 }).toBeGreaterThan(20);
    await server.end('SIGKILL');
    isOver = true;
    await Promise.all(sending);
    await server.start();
  }
  await server.end('SIGTERM');
  // As half a minute would: on PostgreSQL what a killed server had in hand is its own until then.
  await server.look((database) => waitingMails(database).free());
  await server.start();
  let seen = await settled();
  const deadline = Date.now() + 60_000;
  while (seen.waiting > 0 && Date.now() < deadline) seen = await settled();
  expect(seen.waiting).toBe(0);
  expect(new Set(seen.subjects).size).toBe(seen.subjects.length);
  expect(acknowledged.filter((subject) => !seen.subjects.includes(subject))).toEqual([]);
}, 150_000);

/** Lets the server work a while, and looks when it has ended: one process owns the file. */
async function settled() {
  await new Promise((done) => setTimeout(done, 1_500));
  await server.end('SIGTERM');
  const seen = await server.look(stored);
  await server.start();
  return seen;
}
