// @module-tag one-engine

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const page = readFileSync(`${root}docs/attack-cases.md`, 'utf8');

const cases = [...page.matchAll(/^\| ([A-Z]{2}-\d{2}) +\|.*\| (.*?) +\|$/gm)].map(
  ([, id = '', shown = '']) => ({
    id,
    files: [...shown.matchAll(/`([^`]+\.(?:test|spec)\.ts)`/g)].map(([, file = '']) => file),
  }),
);

const placeOf = (file: string) =>
  /^(packages|e2e|bench)\//.test(file) ? `${root}${file}` : `${root}packages/api/src/${file}`;

/** Whether a string in the file, such as a test name, contains the ID. */
const names = (file: string, id: string) =>
  existsSync(placeOf(file)) &&
  readFileSync(placeOf(file), 'utf8')
    .split('\n')
    .some((line) => new RegExp(`['"\`][^'"\`]*\\b${id}\\b`).test(line));

test('the list of attack cases can be parsed, and each ID is unique', () => {
  expect(cases.length).toBeGreaterThan(70);
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
});

test.each(cases)('$id is named by the tests that cover it', ({ id, files }) => {
  expect(files.length, `${id} has no file`).toBeGreaterThan(0);
  for (const file of files) expect(names(file, id), `${file} names ${id}`).toBe(true);
});
