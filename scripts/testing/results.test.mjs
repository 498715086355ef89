import { expect, test, vi } from 'vitest';
import { settle } from './results.mjs';
import { exitCodeOf, printSummary } from './summary.mjs';

const one = (name, outcome, more = {}) => ({
  project: 'api',
  file: 'a.test.ts',
  name,
  outcome,
  ms: 1,
  ...more,
});
const names = (results) => results.map(({ name, file }) => name || file);
const checks = { passed: 1, failed: 0, failures: [] };

function summaryOf(settled, maxFlaky = 5) {
  const lines = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  printSummary(checks, [settled], maxFlaky);
  log.mockRestore();
  return { text: lines.join('\n'), code: exitCodeOf(checks, [settled], maxFlaky) };
}

test('a test that passes when repeated alone is flaky, with its first error', () => {
  const first = [one('good', 'passed'), one('shaky', 'failed', { message: 'timed out' })];
  const settled = settle([first, [one('shaky', 'passed')]]);
  expect(names(settled.flaky)).toEqual(['shaky']);
  expect(settled.failures).toEqual([]);
  const { text, code } = summaryOf(settled);
  expect(text).toContain('Flaky:\n  api › a.test.ts › shaky: timed out');
  expect(text).toMatch(/\n3 passed, 0 failed$/);
  expect(code).toBe(0);
});

test('a test that fails three times fails the run', () => {
  const broken = [one('broken', 'failed', { message: 'expected 1' })];
  const { failures } = settle([broken, broken, broken]);
  expect(names(failures)).toEqual(['broken']);
  expect(summaryOf(settle([broken, broken, broken])).code).toBe(1);
});

test('a test that never ran again is still a failure', () => {
  expect(names(settle([[one('lost', 'failed')], []]).failures)).toEqual(['lost']);
});

test('more flaky tests than allowed fail the run', () => {
  const first = ['one', 'two'].map((name) => one(name, 'failed', { message: 'no' }));
  const settled = settle([first, ['one', 'two'].map((name) => one(name, 'passed'))]);
  expect(summaryOf(settled, 2).code).toBe(0);
  expect(summaryOf(settled, 1).code).toBe(1);
});

test('a file that fails outside of its tests passes later if all of its tests pass', () => {
  const first = [one('', 'failed', { message: 'beforeAll' })];
  expect(names(settle([first, [one('inside', 'passed')]]).flaky)).toEqual(['a.test.ts']);
  expect(names(settle([first, [one('inside', 'failed')]]).failures)).toEqual(['a.test.ts']);
});

test('a test that one database skips and the other runs is not listed as skipped', () => {
  const needs = { why: 'needs TEST_DATABASE_URL' };
  const results = [
    one('two nodes', 'skipped', needs),
    one('two nodes', 'passed', { project: 'api-postgres' }),
    one('outage', 'skipped', needs),
  ];
  expect(names(settle([results]).skipped)).toEqual(['outage']);
});

test('a test that is skipped without a reason fails the run', () => {
  const { text, code } = summaryOf(settle([[one('quiet', 'skipped')]]));
  expect(text).toContain('api › a.test.ts › quiet: skipped without a reason');
  expect(code).toBe(1);
});
