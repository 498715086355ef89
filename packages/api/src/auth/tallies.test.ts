import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { countOf, countUp, day, hour } from './store/tallies.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
afterEach(() => {
  vi.useRealTimers();
});

const mails = { what: 'mails', subject: 'vera@example.com', span: hour };
const count = (tally = mails) => server.acme.org.write((tx) => countUp(tx, tally));

test('counts per subject, organization and hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-01-01T10:59:59.999Z') });
  const { org } = server.acme;
  expect(await countOf(org, mails)).toBe(0);
  for (let time = 1; time <= 3; time += 1) {
    await count();
    expect(await countOf(org, mails)).toBe(time);
  }
  expect(await countOf(org, { ...mails, subject: 'walt@example.com' })).toBe(0);
  expect(await countOf(org, { ...mails, what: 'chats' })).toBe(0);
  expect(await countOf(org, mails, 1)).toBe(0);
  expect(await countOf(server.globex.org, mails)).toBe(0);
  await count({ ...mails, subject: 'walt@example.com' });
  expect(await countOf(org, mails)).toBe(3);
  vi.setSystemTime(Date.parse('2030-01-01T11:00:00.000Z'));
  expect(await countOf(org, mails)).toBe(0);
  expect(await countOf(org, mails, 1)).toBe(3);
  await count();
  expect([await countOf(org, mails), await countOf(org, mails, 1)]).toEqual([1, 3]);
});

test('stores the address as a hash, until the end of the day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-02-01T10:00:00.000Z') });
  await count({ ...mails, what: 'links', span: day });
  const { org } = server.acme;
  const rowsOf = (what: string) =>
    org.all<{ subject: string }>(org.from('tallies').where('what', what));
  const rows = await rowsOf('links');
  expect(rows).toMatchObject([
    { since: '2030-02-01T00:00:00.000Z', until: '2030-02-02T00:00:00.000Z', count: 1 },
  ]);
  expect(rows[0]?.subject).not.toContain('vera');
  await count({ what: 'failures', subject: '', span: day });
  expect(await rowsOf('failures')).toMatchObject([{ subject: '', count: 1 }]);
});
