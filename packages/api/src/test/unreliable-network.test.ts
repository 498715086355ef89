// @module-tag slow

// Sends a thousand requests over a broken network. The ordinary tier tests the parts: http/idempotency (a key repeats nothing)
// and the SDK's own tests (retries).
// @module-tag full

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHelpdesk } from '@helpdesk/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { times } from './deep.ts';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let proxy: Awaited<ReturnType<typeof startProxy>>;

beforeAll(async () => {
  server = await startTestServer();
  proxy = await startProxy(server.url);
});
afterAll(async () => {
  proxy.close();
  await server.stop();
});

const failures = {
  'reset before': 0,
  '502 before': 0,
  '503 before': 0,
  'reset after': 0,
  '502 after': 0,
  '503 after': 0,
};
type Failure = keyof typeof failures;
const kinds = Object.keys(failures) as Failure[];

/** Starts a proxy that drops or corrupts three requests in ten, half of them after the server has handled them. */
async function startProxy(target: string) {
  let asked = 0;
  let failed = 0;
  const server = createServer(async (incoming, outgoing) => {
    asked += 1;
    const failure = (asked * 7) % 10 < 3 ? kinds[(failed += 1) % kinds.length] : undefined;
    const body = await read(incoming);
    if (failure) failures[failure] += 1;
    if (failure?.endsWith('before')) return fail(failure, incoming, outgoing);
    const answer = await forward(target, incoming, body);
    if (failure) return fail(failure, incoming, outgoing);
    outgoing.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function fail(failure: Failure, incoming: IncomingMessage, outgoing: ServerResponse) {
  if (failure.startsWith('reset')) incoming.socket.resetAndDestroy();
  else outgoing.writeHead(Number(failure.slice(0, 3))).end('<h1>Bad gateway</h1>');
}

function forward(target: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
    (done, failed) => {
      const outgoing = request(target + url, { method, headers }, async (answer) => {
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: await read(answer) });
      });
      outgoing.on('error', failed);
      outgoing.end(body);
    },
  );
}

async function read(stream: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const count = times(150, 1_000);

test(`creating ${count} tickets over a network that fails three times in ten creates exactly ${count} tickets`, async () => {
  const helpdesk = createHelpdesk({
    baseUrl: proxy.url,
    token: server.acme.agent.token,
    retries: 15,
  });
  const rest = Array.from({ length: count }, (_, i) => `Ticket ${i}`);
  const numbers: string[] = [];
  const work = async () => {
    for (let subject = rest.pop(); subject; subject = rest.pop()) {
      const ticket = await helpdesk.tickets.create({ subject, description: 'Over a bad line' });
      expect(ticket.subject).toBe(subject);
      numbers.push(ticket.ticketNumber);
    }
  };
  await Promise.all(Array.from({ length: count / 4 }, work));

  const { org } = server.acme;
  const rows = await org.all<{ subject: string; number: string }>(
    org.from('tickets').select('subject', 'number'),
  );
  expect(rows.length).toBe(count);
  expect(new Set(rows.map(({ subject }) => subject)).size).toBe(count);
  expect(numbers.sort()).toEqual(rows.map(({ number }) => number).sort());
  for (const kind of kinds) expect(failures[kind], kind).toBeGreaterThan(count / 50);
});
