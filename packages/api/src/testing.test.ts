// @module-tag one-engine

import { expect, it } from 'vitest';
import { cpuTime } from './test/cpu-time.ts';
import { createTestServer, type TestServer } from './testing.ts';

it('a test of an API client gets a real helpdesk of its own in under a second', async () => {
  const servers: TestServer[] = [];
  const spent = await cpuTime(async () => void servers.push(await createTestServer()));
  const one = servers[0] as TestServer;
  const other = await createTestServer();
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
  expect(spent).toBeLessThan(1_000);
});
