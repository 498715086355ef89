// @module-tag one-engine

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quiet } from '../test-database.ts';
import { problemsOfSqlite } from './copy-file.ts';
import { openSqlite } from './engine.ts';

const megabyte = 1024 * 1024;

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'helpdesk-'));
  file = join(folder, 'test.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a long log is copied off the event loop, and the next commit restarts it', async () => {
  const engine = openSqlite(file, quiet);
  const add = () => engine.run('insert into notes values (zeroblob(?))', [megabyte]);
  await engine.run('create table notes (text blob not null)', []);
  for (let at = 0; at < 6; at += 1) await add();
  await vi.waitFor(() => expect(statSync(file).size).toBeGreaterThan(6 * megabyte), 10_000);
  const lengthOfLog = () => statSync(`${file}-wal`).size;
  // The copy may take a moment to finish. After 32 megabytes, commits would copy the log themselves.
  for (let tries = 1; ; tries += 1) {
    const before = lengthOfLog();
    await add();
    if (lengthOfLog() === before) break;
    expect(tries).toBeLessThan(20);
    // Each try makes the log longer, so a slow disk needs ever more time.
    await setTimeout(100 * tries);
  }
  await engine.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
  expect(problemsOfSqlite(file)).toEqual([]);
});

test('DU-02: killed while the log is copied, it keeps every acknowledged commit', async () => {
  const code = `
    import { openSqlite } from ${JSON.stringify(join(import.meta.dirname, 'engine.ts'))};
    const engine = openSqlite(process.argv[1], console);
    await engine.run('create table if not exists notes (n integer primary key, text blob)', []);
    for (;;) {
      await engine.run('insert into notes (text) values (randomblob(?))', [${megabyte / 8}]);
      await engine.run('update notes set text = randomblob(9) where n % 7 = 0', []);
      console.log((await engine.first('select max(n) as n from notes', [])).n);
      await new Promise((done) => setTimeout(done, 10));
    }`;
  for (const later of [0, 1, 3, 8]) {
    const owner = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', code, file],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = once(owner, 'exit');
    let acknowledged = 0;
    createInterface(owner.stdout).on('line', (line) => {
      acknowledged = Number(line);
    });
    await vi.waitFor(() => expect(acknowledged).toBeGreaterThan(0), 20_000);
    // Only a copy of the log changes the file.
    const { mtimeMs } = statSync(file);
    const isCopied = () => expect(statSync(file).mtimeMs).toBeGreaterThan(mtimeMs);
    await vi.waitFor(isCopied, { timeout: 20_000, interval: 1 });
    await setTimeout(later);
    owner.kill('SIGKILL');
    await ended;
    const connection = new Sqlite(file);
    const { n } = connection.prepare('select max(n) as n from notes').get() as { n: number };
    connection.close();
    expect(n).toBeGreaterThanOrEqual(acknowledged);
    expect(problemsOfSqlite(file)).toEqual([]);
  }
}, 60_000);
