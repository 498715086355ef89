// Measures time: npm test runs it alone.
import { expect, it } from 'vitest';
import { createTestServer } from './testing.ts';

it('a test of a program has a real helpdesk of its own in under a second', async () => {
  const started = performance.now();
  const [one, other] = await Promise.all([createTestServer(), createTestServer()]);
  const took = performance.now() - started;
  const read = async ({ url, admin }: typeof one) => {
    const answer = await fetch(`${url}/api/tickets/stats`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    return answer.json();
  };
  expect(one.url).not.toBe(other.url);
  expect(one.subdomain).toBe('testers');
  const opened = await fetch(`${one.url}/api/tickets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${one.admin.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ subject: 'A', description: 'B' }),
  });
  expect(opened.status).toBe(201);
  expect(await read(one)).toMatchObject({ total: 1 });
  expect(await read(other)).toMatchObject({ total: 0 });
  await Promise.all([one.stop(), other.stop()]);
  // Two of them, on a machine that runs other tests beside.
  expect(took).toBeLessThan(4_000);
});
