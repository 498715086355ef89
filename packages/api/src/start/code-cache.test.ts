import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../database/test-database.ts';
import { compile } from './code-cache.ts';

let folder: string;
let file: string;
let cache: string;

beforeEach(() => {
  folder = makeTemporaryFolder('helpdesk-code-');
  file = join(folder, 'main.js');
  cache = join(folder, 'main.code');
  write('one');
  compile(file, cache).keep();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** All answers have the same length, so the texts don't differ in anything that V8 checks. */
const write = (answer: 'one' | 'two') =>
  writeFileSync(file, `(function () { return '${answer}'; })\n//# build=${answer}\n`);

function start() {
  const { script, isFromCache } = compile(file, cache);
  return { answer: script.runInThisContext()() as string, isFromCache };
}

test('the next start of the same build uses the cached code', () => {
  expect(start()).toEqual({ answer: 'one', isFromCache: true });
});

test('a start without cached code compiles', () => {
  rmSync(cache);
  expect(start()).toEqual({ answer: 'one', isFromCache: false });
});

test('cached code of another build is not run', () => {
  write('two');
  expect(start()).toEqual({ answer: 'two', isFromCache: false });
});

test('code cached by another version of Node is not run', () => {
  const own = process.version;
  try {
    Object.defineProperty(process, 'version', { value: 'v20.19.0', configurable: true });
    expect(start()).toEqual({ answer: 'one', isFromCache: false });
  } finally {
    Object.defineProperty(process, 'version', { value: own, configurable: true });
  }
});

test('cached code that is corrupted anywhere is not run', () => {
  const whole = readFileSync(cache);
  for (let place = 0; place < whole.length; place += 7) {
    const broken = Buffer.from(whole);
    broken[place] = (broken[place] ?? 0) ^ 1;
    writeFileSync(cache, broken);
    expect(start(), `byte ${place}`).toEqual({ answer: 'one', isFromCache: false });
  }
});

test('truncated cached code is not run', () => {
  for (const length of [0, 10, 20, readFileSync(cache).length - 1]) {
    truncateSync(cache, length);
    expect(start(), `${length} bytes`).toEqual({ answer: 'one', isFromCache: false });
    rmSync(cache);
    compile(file, cache).keep();
  }
});
