import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { serveMetrics } from './metrics-page.ts';
import { createMetrics } from './observe.ts';

const metricsToken = 'a token of the operator, long and random';
let closed: TestServer;
let open: TestServer;

beforeAll(async () => {
  [closed, open] = await Promise.all([startTestServer(), startTestServer({ metricsToken })]);
});
afterAll(() => Promise.all([closed.stop(), open.stop()]));

const read = (server: TestServer, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/metrics`, { headers });

test("OP-04: the server's metrics require the token", async () => {
  expect((await read(closed)).headers.get('content-type')).toContain('text/html');
  expect((await read(open)).status).toBe(401);
  expect((await read(open, { authorization: 'Bearer nonsense' })).status).toBe(401);
  const answer = await read(open, { authorization: `Bearer ${metricsToken}` });
  expect(await answer.text()).toContain('helpdesk_requests_total');
});

test('the separate port serves nothing else', async () => {
  const figures = createMetrics();
  figures.seen('tickets.list', 200, 0.01);
  const served = await serveMetrics(0, '127.0.0.1', figures.registry);
  const at = `http://127.0.0.1:${served.port}`;
  expect(await (await fetch(`${at}/metrics`)).text()).toContain('operation="tickets.list"');
  expect((await fetch(`${at}/api/tickets`)).status).toBe(404);
  await served.close();
});
