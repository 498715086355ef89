// @module-tag slow

// Starts and kills whole servers. The fast tests cover the parts: jobs/worker and events/dispatch take over the work of a
// killed process, mail/trouble decides what is retried.
// @module-tag full

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from '../test/free-port.ts';
import { demoPassword, type ServerProcess, serverProcess } from '../test/server-process.ts';
import { openInbox } from './test-inbox.ts';

/** In milliseconds: long, because the test starts and kills servers. */
const timeout = 600_000;

let server: ServerProcess;
/** Message-ID and recipient of every accepted email, in that order. */
let taken: { id: string; to: string }[] = [];
/** How the mail server responds to an email that it has read; the tests change it. */
let treat: (acknowledge: (error?: Error) => void) => void = (acknowledge) => acknowledge();
let inbox: Awaited<ReturnType<typeof openInbox>>;
let token = '';

const listening = (port: number) =>
  openInbox(
    {
      onData(stream, { envelope }, done) {
        let raw = '';
        stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
        stream.on('end', () => {
          treat((error) => {
            if (error) return done(error);
            const id = /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '';
            taken.push({ id, to: envelope.rcptTo[0]?.address ?? '' });
            done();
          });
        });
      },
    },
    port,
  );

beforeAll(async () => {
  inbox = await listening(await freePort());
  server = await serverProcess({ SMTP_URL: inbox.url });
  await server.start();
  const answer = await post('/api/auth/login', {
    email: 'agent@demo.test',
    password: demoPassword,
  });
  ({ token } = (await answer.json()) as { token: string });
});
afterAll(async () => {
  await server.remove();
  await inbox.close();
});
afterEach(() => {
  taken = [];
  treat = (acknowledge) => acknowledge();
});

const post = (path: string, body: object) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

/** Makes the helpdesk email an address; returns how many milliseconds the request took. */
async function writeTo(to: string): Promise<number> {
  const begun = performance.now();
  const answer = await post('/api/tickets', {
    subject: 'Kettle',
    description: 'Cold',
    customerEmail: to,
  });
  const { id } = (await answer.json()) as { id: string };
  const reply = await post(`/api/tickets/${id}/messages`, { message: 'We are on it.' });
  expect(reply.status).toBe(201);
  return performance.now() - begun;
}

async function until(isSo: () => boolean, timeout = 60_000) {
  for (const end = Date.now() + timeout; !isSo(); ) {
    if (Date.now() > end) throw new Error(`This never came: ${String(isSo)}`);
    await new Promise((done) => setTimeout(done, 10));
  }
}

const addresses = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name}${at}@visitor.example`);

const isTaken = (to: string) => taken.some((mail) => mail.to === to);

test('EM-03: a mail server that is down, temporarily rejects email or hangs delays no request, and gets every email later', {
  timeout,
}, async () => {
  const { port } = inbox;
  const times: number[] = [];
  const down = addresses('down', 3);
  await inbox.close();
  for (const to of down) times.push(await writeTo(to));
  inbox = await listening(port);

  let refused = 0;
  treat = (acknowledge) => {
    refused += 1;
    acknowledge(Object.assign(new Error('Try later'), { responseCode: 451 }));
  };
  const later = addresses('later', 3);
  for (const to of later) times.push(await writeTo(to));
  await until(() => refused > 2);

  let hanging = 0;
  treat = () => {
    hanging += 1;
  };
  const hung = addresses('hung', 3);
  for (const to of hung) times.push(await writeTo(to));
  await until(() => hanging > 0);

  await inbox.close();
  treat = (acknowledge) => acknowledge();
  inbox = await listening(port);
  const all = [...down, ...later, ...hung];
  await until(() => all.every(isTaken));
  // A request that waited for a mail server would take twenty seconds.
  for (const time of times) expect(time).toBeLessThan(10_000);
  for (const to of all) {
    const ids = taken.filter((mail) => mail.to === to).map(({ id }) => id);
    expect(ids).toHaveLength(1);
  }
});

test('EM-03: killed while sending, the server loses no email, and a duplicate has the same Message-ID', {
  timeout,
}, async () => {
  const to = addresses('killed', 12);
  const held: (() => void)[] = [];
  treat = (acknowledge) => void held.push(acknowledge);
  await Promise.all(to.map(writeTo));
  await until(() => held.length >= 4);
  // These were delivered; whether the helpdesk got the reply depends on timing.
  for (const acknowledge of held.splice(0, 4)) acknowledge();
  await server.end('SIGKILL');
  expect(taken).toHaveLength(4);
  treat = (acknowledge) => acknowledge();
  await server.look(({ directory }) =>
    // Another node could have claimed these, so their leases must expire first.
    directory.write((tx) =>
      tx.update('outbox', (row) => row.whereNull('done_at').whereNotNull('leased_until'), {
        leased_until: '2020-01-01T00:00:00.000Z',
      }),
    ),
  );
  await server.start();
  await until(() => to.every(isTaken));
  for (const one of to) {
    const ids = taken.filter((mail) => mail.to === one).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect(ids.length).toBeLessThanOrEqual(2);
  }
});
