import { afterAll, beforeAll, expect, test } from 'vitest';
import { missSentence } from '../../missing-sentences.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './metrics-page.ts';

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
  expect(answer.headers.get('vary')).toContain('Accept');
});

test('requests are counted by operation and status, and their durations are recorded', async () => {
  const figures = createMetrics();
  for (const status of [200, 200, 404]) figures.seen('tickets.get', status, 0.004);
  const text = await figures.registry.metrics();
  expect(text).toContain('helpdesk_requests_total{operation="tickets.get",status="200"} 2');
  expect(text).toContain('helpdesk_requests_total{operation="tickets.get",status="404"} 1');
  const times = text.matchAll(/helpdesk_request_seconds_bucket{le="([^"]+)",[^}]*} (\d)/g);
  expect([...times].map(([, limit, count]) => `${limit}: ${count}`)).toEqual([
    '0.001: 0',
    '0.0025: 0',
    ...['0.005', '0.01', '0.025', '0.05', '0.1', '0.25', '1', '5', '+Inf'].map(
      (one) => `${one}: 3`,
    ),
  ]);
  // Reading the metrics doesn't count as another request.
  expect(await figures.registry.metrics()).toContain('status="200"} 2');
});

test('reading the metrics again does not count missing translations again', async () => {
  const { registry } = createMetrics();
  missSentence('de');
  const counted = /helpdesk_sentences_missing_total{language="de"} (\d+)/;
  const first = await registry.metrics();
  expect(Number(counted.exec(first)?.[1])).toBeGreaterThan(0);
  expect(counted.exec(await registry.metrics())?.[1]).toBe(counted.exec(first)?.[1]);
});

test('the metrics include the CPU time and memory of the process', async () => {
  const text = await createMetrics().registry.metrics();
  for (const name of ['process_cpu_seconds_total', 'process_resident_memory_bytes']) {
    expect(text).toContain(name);
  }
});

test('a separate port that is already in use is an error at startup', async () => {
  const { registry } = createMetrics();
  const served = await serveMetrics(0, '127.0.0.1', registry);
  await expect(serveMetrics(served.port, '127.0.0.1', registry)).rejects.toThrow('EADDRINUSE');
  await served.close();
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
