// @module-tag one-engine

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Engine } from '../engine.ts';
import { DatabaseUnavailable } from '../errors.ts';
import { quiet } from '../test-database.ts';
import { openSqlite } from './engine.ts';

let folder: string;
let file: string;
let engine: Engine;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'helpdesk-'));
  file = join(folder, 'test.sqlite');
  engine = openSqlite(file, quiet);
  await engine.run('create table notes (text text not null)', []);
});
afterEach(async () => {
  vi.useRealTimers();
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

const add = (text: string) =>
  engine.write(null, (runner) => runner.run('insert into notes values (?)', [text]));
const count = async () =>
  ((await engine.first('select count(*) as n from notes', [])) as { n: number }).n;

test('DU-02: the log is kept, and checkpoints are synced', async () => {
  expect(await engine.first('pragma synchronous', [])).toEqual({ synchronous: 1 });
  expect(await engine.first('pragma journal_mode', [])).toEqual({ journal_mode: 'wal' });
  expect(await engine.first('pragma foreign_keys', [])).toEqual({ foreign_keys: 1 });
});

test('a second process is refused until the first one ends, even if it was killed', async () => {
  const code = `
    import { openSqlite } from ${JSON.stringify(join(import.meta.dirname, 'engine.ts'))};
    // Kept: what nobody holds is closed when garbage is collected, and the lock with it.
    globalThis.engine = openSqlite(process.argv[1], console);
    console.log('open');
    setInterval(() => {}, 1000);`;
  const start = () =>
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code, file], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  const refused = start();
  let complaint = '';
  refused.stderr.on('data', (text) => {
    complaint += text;
  });
  expect((await once(refused, 'exit'))[0]).not.toBe(0);
  expect(complaint).toContain('in use by another process');

  await engine.close();
  const owner = start();
  await once(owner.stdout, 'data');
  expect(() => openSqlite(file, quiet)).toThrow('in use by another process');
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  engine = openSqlite(file, quiet);
  expect(await count()).toBe(0);
});

test('a full disk rejects writes and keeps everything acknowledged before', async () => {
  await add('before');
  const { page_count: pages } = (await engine.first('pragma page_count', [])) as {
    page_count: number;
  };
  await engine.all(`pragma max_page_count = ${pages + 2}`, []);
  const large = 'x'.repeat(3_000);
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => add(large)));
  const reasons = results.flatMap((result) => ('reason' in result ? [result.reason] : []));
  const acknowledged = results.length - reasons.length;
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) expect(reason).toBeInstanceOf(DatabaseUnavailable);
  expect(await count()).toBe(1 + acknowledged);

  await engine.all(`pragma max_page_count = ${pages + 1_000}`, []);
  await add(large);
  expect(await count()).toBe(2 + acknowledged);
});

test('stalled work is aborted, and the database keeps working', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let resume = () => {};
  const stuck = engine.write(null, async (runner) => {
    await runner.run('insert into notes values (?)', ['stuck']);
    await new Promise<void>((done) => {
      resume = done;
    });
    await runner.run('insert into notes values (?)', ['too late']);
  });
  const outcome = stuck.then(String, String);
  const next = add('next');
  await new Promise((turn) => setImmediate(turn));
  vi.advanceTimersByTime(5_000);
  expect(await outcome).toContain('was canceled');
  await next;
  resume();
  expect(await count()).toBe(1);
});

test('closing waits for pending writes', async () => {
  const writes = [add('a'), add('b')];
  await engine.close();
  await Promise.all(writes);
  await expect(add('c')).rejects.toThrow(DatabaseUnavailable);
  engine = openSqlite(file, quiet);
  expect(await count()).toBe(2);
});
