import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ rateLimits: true });
});
afterAll(() => server.stop());

const ask = async (init: RequestInit) => {
  const response = await fetch(`${server.url}/public/ticket/acme/nothing`, init);
  return { status: response.status, page: await response.text() };
};
const open = () => ask({ headers: { 'x-ticket-access': 'wrong' } });
function openByForm() {
  const body = new FormData();
  body.set('access', 'wrong');
  return ask({ method: 'POST', body });
}

test('opening too many tickets shows the rate limit, not an unknown ticket', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  // The limit is 120 per minute.
  const first = await Promise.all(Array.from({ length: 120 }, open));
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([404]));
  for (const { status, page } of [await open(), await openByForm()]) {
    expect([status, page.includes('Access Your Ticket')]).toEqual([429, false]);
  }
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});
