// @module-tag one-engine

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { cachedJson } from './contract-cache.ts';
import { makeTemporaryFolder } from './database/test-database.ts';

test('the contract is parsed again only after it has changed', () => {
  const folder = makeTemporaryFolder('helpdesk-contract-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const cache = pathToFileURL(`${folder}/cache/contract.json`);
  expect(cachedJson('a: 1', cache)).toBe('{"a":1}');
  writeFileSync(cache, readFileSync(cache, 'utf8').replace('1}', '9}'));
  expect(cachedJson('a: 1', cache)).toBe('{"a":9}');
  expect(cachedJson('a: 2', cache)).toBe('{"a":2}');
  expect(cachedJson('a: 1', cache)).toBe('{"a":1}');
});
