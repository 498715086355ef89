import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './setup/run.mjs';
import { readVitest } from './test-reports.mjs';

const scratch = mkdtempSync(path.join(tmpdir(), 'helpdesk-reports-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** What is read of a report of Vitest: tests by name, each with its status and what it needs. */
function skippedOf(...runs) {
  const file = path.join(scratch, 'vitest.json');
  const testResults = runs.map((tests) => ({
    name: path.join(root, 'nodes.test.ts'),
    assertionResults: Object.entries(tests).map(([fullName, [status, needs]]) => ({
      fullName,
      status,
      meta: needs ? { needs } : {},
    })),
  }));
  writeFileSync(file, JSON.stringify({ testResults }));
  return readVitest(file, 0).skipped.map(({ name, why }) => `${name}: ${why}`);
}

test('a skipped test says what it needs', () => {
  const tests = { 'two nodes': ['skipped', 'TEST_DATABASE_URL'], other: ['pending'] };
  expect(skippedOf(tests)).toEqual([
    'nodes.test.ts › two nodes: needs TEST_DATABASE_URL',
    'nodes.test.ts › other: no reason given',
  ]);
});

test('a test that is skipped on one database and runs on the other says so', () => {
  const needs = 'TEST_DATABASE_URL';
  const onSqlite = { 'two nodes': ['skipped', needs], outage: ['skipped', needs] };
  const onPostgres = { 'two nodes': ['passed', needs], outage: ['skipped', needs] };
  expect(skippedOf(onSqlite, onPostgres)).toEqual([
    'nodes.test.ts › two nodes: ran on PostgreSQL',
    'nodes.test.ts › outage: needs TEST_DATABASE_URL',
    'nodes.test.ts › outage: needs TEST_DATABASE_URL',
  ]);
});

test('a file that failed outside of its tests is a failure with its name', () => {
  const file = path.join(scratch, 'vitest.json');
  const broken = { status: 'failed', message: 'Error: timers\n at …' };
  const testResults = [
    { ...broken, name: path.join(root, 'a.test.ts'), assertionResults: [] },
    {
      ...broken,
      name: path.join(root, 'b.test.ts'),
      assertionResults: [{ fullName: 'one', status: 'passed' }],
    },
    {
      ...broken,
      name: path.join(root, 'c.test.ts'),
      assertionResults: [{ fullName: 'two', status: 'failed', failureMessages: ['no'] }],
    },
  ];
  writeFileSync(file, JSON.stringify({ testResults }));
  const { failed, failures } = readVitest(file, 1);
  expect(failed).toBe(3);
  expect(failures.map(({ name, message }) => `${name}: ${message}`)).toEqual([
    'a.test.ts: Error: timers',
    'b.test.ts: Error: timers',
    'c.test.ts › two: no',
  ]);
});
