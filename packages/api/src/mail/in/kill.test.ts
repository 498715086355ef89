// @module-tag slow

// Starts and kills whole servers. The fast tests cover the parts: test/kill that acknowledged writes survive,
// mail/in/store that an email is stored before it is due.
// @module-tag full

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/types.ts';
import { freePort } from '../../test/free-port.ts';
import { post } from '../../test/mail-client.ts';
import { demoPassword, type ServerProcess, serverProcess } from '../../test/server-process.ts';
import { waitingMails } from './store.ts';

/** In milliseconds: long, because the test starts and kills servers. */
const timeout = 600_000;

let server: ServerProcess;
let port: number;
/** The number of demo tickets. */
let atFirst: number;

beforeAll(async () => {
  port = await freePort();
  server = await serverProcess({ SMTP_IN_PORT: `${port}`, MAIL_IN_DOMAIN: 'help.example.com' });
  await server.start();
  await signIn();
  atFirst = await countTickets();
});
afterAll(() => server.remove());

/** Returns the subjects of tickets opened by email, and the number of waiting emails. */
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

test('an acknowledged email becomes one ticket, even if the server is killed repeatedly', {
  timeout,
}, async () => {
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
    await expect.poll(() => acknowledged.length - before).toBeGreaterThan(20);
    await server.end('SIGKILL');
    isOver = true;
    await Promise.all(sending);
    await server.start();
  }
  await server.end('SIGTERM');
  // Skips half a minute of waiting: on PostgreSQL, a killed server holds its leases until then.
  await server.look((database) => waitingMails(database).free());
  await server.start();
  await expect
    .poll(countTickets, { timeout: 120_000 })
    .toBeGreaterThanOrEqual(atFirst + acknowledged.length);
  let seen = await endAndLook();
  // Some emails may have been stored without an acknowledgment.
  while (seen.waiting > 0) {
    await server.start();
    await countTickets();
    seen = await endAndLook();
  }
  expect(new Set(seen.subjects).size).toBe(seen.subjects.length);
  expect(acknowledged.filter((subject) => !seen.subjects.includes(subject))).toEqual([]);
});

/** Ends the server, because only one process can open the file, and reads what is stored. */
async function endAndLook() {
  await server.end('SIGTERM');
  return server.look(stored);
}

let token = '';

async function signIn() {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'agent@demo.test', password: demoPassword }),
  });
  ({ token } = (await answer.json()) as { token: string });
}

async function countTickets(): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}/api/tickets?limit=1`, { headers });
  return Number(answer.headers.get('x-total-count'));
}
