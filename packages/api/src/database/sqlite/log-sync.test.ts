// @module-tag one-engine

import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Engine } from '../engine.ts';
import { DatabaseUnavailable } from '../errors.ts';
import { quiet } from '../test-database.ts';
import { openSqlite } from './engine.ts';

/** Replaces the disk: a sync finishes only when the test says so. */
const disk = {
  waiting: [] as ((error: Error | null) => void)[],
  onSync: undefined as (() => void) | undefined,
};

const syncOf = () =>
  new Promise<void>((done, fail) => {
    disk.onSync?.();
    disk.waiting.push((error) => (error ? fail(error) : done()));
  });

let folder: string;
let file: string;
let engine: Engine;

beforeEach(async () => {
  disk.waiting.length = 0;
  disk.onSync = undefined;
  folder = mkdtempSync(join(tmpdir(), 'helpdesk-'));
  file = join(folder, 'test.sqlite');
  engine = openSqlite(file, quiet, syncOf);
  const made = engine.run('create table notes (text text not null)', []);
  while (disk.waiting.length === 0) await turn();
  finishSync();
  await made;
});
afterEach(async () => {
  const closing = engine.close();
  const syncs = setInterval(finishSync, 1);
  await closing;
  clearInterval(syncs);
  rmSync(folder, { recursive: true, force: true });
});

function finishSync(error: Error | null = null) {
  for (const done of disk.waiting.splice(0)) done(error);
}

const add = (text: string) =>
  engine.write(null, (runner) => runner.run('insert into notes values (?)', [text]));
const count = async () =>
  ((await engine.first('select count(*) as n from notes', [])) as { n: number }).n;
const turn = () => new Promise((done) => setImmediate(done));

test('DU-02: a write is acknowledged after a sync that began after its commit, and reads do not wait', async () => {
  const acknowledged: string[] = [];
  const write = (text: string) => add(text).then(() => acknowledged.push(text));
  const first = write('first');
  await vi.waitFor(() => expect(disk.waiting).toHaveLength(1));
  expect(await count()).toBe(1);
  // Committed while the first sync is running, which may not include it.
  const others = [write('second'), write('third')];
  await vi.waitFor(async () => expect(await count()).toBe(3));
  expect([acknowledged, disk.waiting.length]).toEqual([[], 1]);
  finishSync();
  await first;
  await vi.waitFor(() => expect(disk.waiting).toHaveLength(1));
  expect(acknowledged).toEqual(['first']);
  finishSync();
  await Promise.all(others);
  expect(acknowledged).toEqual(['first', 'second', 'third']);
});

test('DU-02: after a power cut at any moment, everything acknowledged is there', async () => {
  const acknowledged = new Set<string>();
  const images: { at: string; acknowledged: string[] }[] = [];
  let taken = 0;
  // The disk is certain to have only what was written when the last finished sync began.
  let begun = '';
  disk.onSync = () => {
    taken += 1;
    begun = join(folder, `image${taken}.sqlite`);
    copyFileSync(file, begun);
    if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${begun}-wal`);
  };
  let next = 0;
  const writers = Array.from({ length: 4 }, async () => {
    for (let n = 0; n < 25; n += 1) {
      next += 1;
      const text = `note ${next}`;
      await add(text);
      acknowledged.add(text);
    }
  });
  let isOver = false;
  const all = Promise.all(writers).then(() => {
    isOver = true;
  });
  while (!isOver) {
    await turn();
    if (disk.waiting.length === 0) continue;
    const image = begun;
    finishSync();
    await turn();
    images.push({ at: image, acknowledged: [...acknowledged] });
  }
  await all;
  expect(images.length).toBeGreaterThan(20);
  for (const image of images) {
    const found = new Sqlite(image.at);
    const texts = new Set(found.prepare('select text from notes').pluck().all());
    found.close();
    expect(image.acknowledged.filter((text) => !texts.has(text))).toEqual([]);
  }
});

test('DU-02: once the disk rejects a sync, no further write is acknowledged', async () => {
  const refused = add('refused');
  await vi.waitFor(() => expect(disk.waiting).toHaveLength(1));
  const also = add('also');
  await turn();
  finishSync(new Error('EIO'));
  await expect(refused).rejects.toThrow(DatabaseUnavailable);
  await expect(also).rejects.toThrow(DatabaseUnavailable);
  await expect(add('later')).rejects.toThrow(DatabaseUnavailable);
  expect(disk.waiting).toEqual([]);
});
