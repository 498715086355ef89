import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stateDirectory } from './run.mjs';

let folder;
let source;
let built;
const name = `test-${process.pid}`;

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  mkdirSync(stateDirectory, { recursive: true });
  folder = mkdtempSync(path.join(os.tmpdir(), 'helpdesk-setup-'));
  source = path.join(folder, 'source.ts');
  built = path.join(folder, 'dist', 'built.js');
  mkdirSync(path.dirname(built));
  writeFileSync(source, 'one');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
  for (const file of readdirSync(stateDirectory)) {
    if (file.startsWith(name)) rmSync(path.join(stateDirectory, file));
  }
});

/** Returns whether a set-up, in a separate process, builds. */
async function builds({ isForced = false } = {}) {
  vi.resetModules();
  const { stepOnChange } = await import('./run.mjs');
  let isBuilt = false;
  await stepOnChange(name, { reads: [folder], leaves: [built], isForced }, async () => {
    isBuilt = true;
    writeFileSync(built, 'built');
    return 'built';
  });
  return isBuilt;
}

test('a set-up builds once, and again when forced', async () => {
  expect([await builds(), await builds(), await builds()]).toEqual([true, false, false]);
  expect(await builds({ isForced: true })).toBe(true);
});

test('a set-up builds again after a change that keeps the size and time of the file', async () => {
  await builds();
  const { atime, mtime } = statSync(source);
  writeFileSync(source, 'two');
  utimesSync(source, atime, mtime);
  expect(await builds()).toBe(true);
});

test('a set-up builds again after a file is added or removed, but not for a test', async () => {
  await builds();
  writeFileSync(path.join(folder, 'other.ts'), '');
  expect(await builds()).toBe(true);
  rmSync(path.join(folder, 'other.ts'));
  expect(await builds()).toBe(true);
  writeFileSync(path.join(folder, 'source.test.ts'), '');
  expect(await builds()).toBe(false);
});

test('a file rewritten with the same content needs no build', async () => {
  await builds();
  writeFileSync(source, 'one');
  expect(await builds()).toBe(false);
});

test('a set-up builds again if its results are gone', async () => {
  await builds();
  rmSync(built);
  expect(await builds()).toBe(true);
});
