// @module-tag postgres

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ScheduleRow } from '../database/rows/events.ts';
import { openTestDatabase, quiet, type TestDatabase } from '../database/test-database.ts';
import { schedule } from './schedule.ts';
import { createWorker } from './worker.ts';

let stored: TestDatabase;
beforeEach(async () => {
  stored = await openTestDatabase();
});
afterEach(() => stored.remove());

const hour = 3_600_000;
const rows = ({ database: { directory } } = stored) =>
  directory.all<ScheduleRow>(directory.from('schedules').orderBy('name'));
const makeDue = () =>
  stored.database.directory.write((tx) =>
    tx.update('schedules', {}, { due_at: new Date().toISOString() }),
  );

test('a task runs immediately when it is new, and then on its schedule, on one of two nodes', async () => {
  let times = 0;
  const tasks = {
    sweep: {
      every: hour,
      work: async () => {
        times += 1;
      },
    },
  };
  const nodes = await Promise.all(
    [1, 2].map(async () => {
      const queue = schedule(stored.database, tasks);
      await queue.enroll();
      return createWorker(stored.database, queue, quiet);
    }),
  );
  const drain = () => Promise.all(nodes.map((node) => node.drain()));
  await drain();
  await drain();
  expect(times).toBe(1);
  const [row] = await rows();
  expect(Date.parse(row?.due_at ?? '') - Date.now()).toBeGreaterThan(hour - 60_000);
  await makeDue();
  await drain();
  expect(times).toBe(2);
  await Promise.all(nodes.map((node) => node.stop()));
});

test('a failed task is retried sooner, and does not delay others', async () => {
  let isBroken = true;
  let others = 0;
  const queue = schedule(stored.database, {
    broken: {
      every: hour,
      work: async () => {
        if (isBroken) throw new Error('No disk');
      },
    },
    other: {
      every: hour,
      work: async () => {
        others += 1;
      },
    },
  });
  await queue.enroll();
  const worker = createWorker(stored.database, queue, quiet);
  await worker.drain();
  expect(others).toBe(1);
  const [row] = await rows();
  expect(row).toMatchObject({ name: 'broken', attempts: 1, leased_until: null });
  expect(row?.last_error).toContain('No disk');
  expect(Date.parse(row?.due_at ?? '') - Date.now()).toBeLessThan(2_000);
  isBroken = false;
  await makeDue();
  await worker.drain();
  expect((await rows())[0]).toMatchObject({ attempts: 0, last_error: null });
  await worker.stop();
});

test('a task of another release is left to nodes of that release', async () => {
  const later = schedule(stored.database, { tomorrow: { every: hour, work: async () => {} } });
  await later.enroll();
  const now = createWorker(stored.database, schedule(stored.database, {}), quiet);
  expect(await now.drain()).toBe(0);
  await now.stop();
});
