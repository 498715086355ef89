import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase, quiet, type TestDatabase } from '../database/test-database.ts';
import { addOrganization } from '../database/test-rows.ts';
import type { Org } from '../database/types.ts';
import { isAnybodyOnline } from '../features/chat/read/sessions.ts';
import { type Attendance, createAttendance } from './attendance.ts';

let stored: TestDatabase;
let acme: Org;
let globex: Org;
let attendance: Attendance;
let changed: string[];
const late = vi.fn();

beforeEach(async () => {
  stored = await openTestDatabase();
  acme = await addOrganization(stored.database, 'acme');
  globex = await addOrganization(stored.database, 'globex');
  changed = [];
  late.mockClear();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'setInterval', 'clearInterval'] });
  attendance = createAttendance(stored.database, { ...quiet, warn: late }, (id) =>
    changed.push(id),
  );
});
afterEach(async () => {
  attendance.close();
  vi.useRealTimers();
  await stored.remove();
});

const enter = (org: Org, subdomain = 'acme') => attendance.enter(org.id, `agent-${subdomain}`);
/** Waits without advancing the clock. */
async function until(fits: () => boolean | Promise<boolean>) {
  while (!(await fits())) await new Promise(setImmediate);
}
const count = (length: number) => until(() => changed.length === length);
const seenAt = async (org: Org) =>
  (await org.first<{ seen_at: string }>(org.from('chat_attendance')))?.seen_at;

test('a member is present while a socket is open, and for 15 more seconds', async () => {
  expect(await isAnybodyOnline(acme)).toBe(false);
  const leave = enter(acme);
  await count(1);
  expect([await isAnybodyOnline(acme), await isAnybodyOnline(globex), changed]).toEqual([
    true,
    false,
    [acme.id],
  ]);
  const before = await seenAt(acme);
  leave();
  await until(async () => (await seenAt(acme)) !== before);
  vi.advanceTimersByTime(14_999);
  expect(await isAnybodyOnline(acme)).toBe(true);
  expect(changed).toHaveLength(1);
  vi.advanceTimersByTime(2);
  expect(await isAnybodyOnline(acme)).toBe(false);
  // The grace period begins once the database has responded.
  await until(() => {
    vi.advanceTimersByTime(100);
    return changed.length > 1;
  });
  expect(changed).toEqual([acme.id, acme.id]);
});

test('a member is present until their last socket closes', async () => {
  const [first, second] = [enter(acme), enter(acme)];
  await count(1);
  const entered = await seenAt(acme);
  first();
  vi.advanceTimersByTime(29_000);
  await stored.database.ping();
  expect([await seenAt(acme), changed.length]).toEqual([entered, 1]);
  second();
  await until(async () => (await seenAt(acme)) !== entered);
  enter(acme);
  await count(2);
  expect(await seenAt(acme)).toBe(new Date().toISOString());
});

test("a member's attendance is refreshed every half minute, until the server stops", async () => {
  enter(acme);
  enter(globex, 'globex');
  await count(2);
  expect(changed.sort()).toEqual([acme.id, globex.id].sort());
  vi.advanceTimersByTime(30_000);
  const now = new Date().toISOString();
  await until(async () => (await seenAt(acme)) === now && (await seenAt(globex)) === now);
  attendance.close();
  vi.advanceTimersByTime(60_000);
  await stored.database.ping();
  expect(await seenAt(acme)).toBe(now);
});

test('a failed attendance write is logged and changes nothing else', async () => {
  attendance.enter(acme.id, 'nobody');
  await until(() => late.mock.calls.length === 1);
  expect(late).toHaveBeenCalledWith({ err: expect.any(Error) }, "Couldn't record attendance");
});
