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

/** Whether a set-up, which is a process of its own, builds. */
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

test('a set-up builds once, and again when it is told to', async () => {
  expect([await builds(), await builds(), await builds()]).toEqual([true, false, false]);
  expect(await builds({ isForced: true })).toBe(true);
});

test('a set-up builds again after a change of as many letters that keeps the time of the file', async () => {
  await builds();
  const { atime, mtime } = statSync(source);
  writeFileSync(source, 'two');
  utimesSync(source, atime, mtime);
  expect(await builds()).toBe(true);
});

test('a set-up builds again for a file that is new or gone, but not for a test', async () => {
  await builds();
  writeFileSync(path.join(folder, 'other.ts'), '');
  expect(await builds()).toBe(true);
  rmSync(path.join(folder, 'other.ts'));
  expect(await builds()).toBe(true);
  writeFileSync(path.join(folder, 'source.test.ts'), '');
  expect(await builds()).toBe(false);
});

test('a file that was written again as it was needs no build', async () => {
  await builds();
  writeFileSync(source, 'one');
  expect(await builds()).toBe(false);
});

test('a set-up builds again when what it left is gone', async () => {
  await builds();
  rmSync(built);
  expect(await builds()).toBe(true);
});
