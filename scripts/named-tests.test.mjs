import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** The rows of a table that names tests: what is shown, the file, and the test's name as it stands there. */
const rowsOf = (text) =>
  [...text.matchAll(/^\| (.+?) +\| `([^`]+\.(?:spec|test)\.[a-z]+)` +\| (.+?) +\|$/gm)].map(
    ([, shows, file, name]) => ({ shows: shows.trim(), file, name }),
  );

const isIn = (source, name) =>
  [`'`, '"', '`'].some((quote) => source.includes(quote + name + quote));

test('every test that docs/agents-hour.md names is in its file', () => {
  const rows = rowsOf(read('docs/agents-hour.md'));
  expect(rows.length).toBeGreaterThan(60);
  const missing = rows.filter(({ file, name }) => !isIn(read(file), name));
  expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('each of the ten findings of docs/agents-hour.md has a test', () => {
  const rows = rowsOf(read('docs/agents-hour.md'));
  const found = new Set(rows.map(({ shows }) => /^(\d+)\./.exec(shows)?.[1]));
  for (let finding = 1; finding <= 10; finding += 1) expect(found).toContain(String(finding));
});

test('a test that was renamed is missed', () => {
  const [row] = rowsOf('| 1. Send is in sight | `e2e/a.spec.ts` | a reply can be sent |');
  expect(row).toEqual({
    shows: '1. Send is in sight',
    file: 'e2e/a.spec.ts',
    name: 'a reply can be sent',
  });
  expect(isIn(`test('a reply can be sent', () => {})`, row.name)).toBe(true);
  expect(isIn(`test('a reply can be sent again', () => {})`, row.name)).toBe(false);
});
