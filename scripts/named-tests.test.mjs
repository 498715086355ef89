import { expect, test } from 'vitest';
import { isIn, namedTests, rowsOf } from './named-tests.mjs';

test('each of the ten findings of docs/agents-hour.md has a test', () => {
  const rows = namedTests('docs/agents-hour.md');
  expect(rows.length).toBeGreaterThan(60);
  const found = new Set(rows.map(({ shows }) => /^(\d+)\./.exec(shows)?.[1]));
  for (let finding = 1; finding <= 10; finding += 1) expect(found).toContain(String(finding));
});

test('each task of docs/ten-times-a-day.md has a test', () => {
  expect(namedTests('docs/ten-times-a-day.md').length).toBeGreaterThan(50);
});

test('a renamed test is reported as missing', () => {
  const shows = '1. Send is in sight';
  const row = { shows, file: 'e2e/a.spec.ts', name: 'a reply can be sent' };
  expect(rowsOf(`| ${shows} | \`e2e/a.spec.ts\` | a reply can be sent |`)).toEqual([row]);
  expect(isIn(`test('a reply can be sent', () => {})`, row.name)).toBe(true);
  expect(isIn(`test('a reply can be sent again', () => {})`, row.name)).toBe(false);
});
