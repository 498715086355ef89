// @module-tag one-engine

import { Writable } from 'node:stream';
import type { Client } from 'pg';
import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '../errors.ts';
import { rememberStatements, runnerOn } from './statements.ts';

interface Asked {
  text: string;
  name?: string;
  values: unknown[];
}

/** A runner on a connection that records its queries. */
function startRunner(answer: () => Promise<object>) {
  const asked: Asked[] = [];
  const pieces: number[] = [];
  const stream = new Writable({
    write: (_chunk, _encoding, done) => {
      pieces.push(1);
      done();
    },
    writev: (chunks, done) => {
      pieces.push(chunks.length);
      done();
    },
  });
  const query = (one: Asked) => {
    asked.push(one);
    stream.write(one.text);
    return answer();
  };
  const client = { query, connection: { stream } } as unknown as Client;
  return { asked, pieces, runner: runnerOn(client, rememberStatements()) };
}

test('a statement has numbered values, and is prepared under one name', async () => {
  const { asked, runner } = startRunner(async () => ({ rows: [], rowCount: 0 }));
  const sql = String.raw`select ? from a where b \? ? and c = '1'`;
  await runner.all(sql, [1, 2]);
  await runner.all(sql, [3, 4]);
  await runner.all('select 2', []);
  expect(asked.map(({ text }) => text)).toEqual([
    ...Array(2).fill("select $1 from a where b ? $2 and c = '1'"),
    'select 2',
  ]);
  expect(asked.map(({ values }) => values)).toEqual([[1, 2], [3, 4], []]);
  const [first, second, other] = asked.map(({ name }) => name);
  expect(first).toMatch(/^q\d+$/);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

test('its first two limits become numbers, because it is planned once for them', async () => {
  const { asked, runner } = startRunner(async () => ({ rows: [], rowCount: 0 }));
  const sql = String.raw`select ? from (select 1 limit ?) where b \? ? limit ? offset ?`;
  for (const most of [51, 51, 11, 7]) await runner.all(sql, ['a', most, 'b', 1, 20]);
  await runner.all('select 1 limit ?', ['1; select 2']);
  const withLimit = (most: number) => ({
    text: `select $1 from (select 1 limit ${most}) where b ? $2 limit 1 offset $3`,
    values: ['a', 'b', 20],
  });
  const general = 'select $1 from (select 1 limit $2) where b ? $3 limit $4 offset $5';
  expect(asked).toMatchObject([
    withLimit(51),
    withLimit(51),
    withLimit(11),
    { text: general, values: ['a', 7, 'b', 1, 20] },
    { text: 'select 1 limit $1', values: ['1; select 2'] },
  ]);
  expect(new Set(asked.map(({ name }) => name)).size).toBe(4);
});

test('statements of one turn of the event loop are sent together', async () => {
  const { pieces, runner } = startRunner(async () => ({ rows: [], rowCount: 0 }));
  const first = Promise.all([runner.run('a', []), runner.run('b', [])]);
  await Promise.resolve().then(() => runner.run('c', []));
  await first;
  await new Promise(setImmediate);
  await runner.run('d', []);
  await new Promise(setImmediate);
  expect(pieces).toEqual([3, 1]);
});

test('it returns rows, the first one, or the number of changed rows', async () => {
  const { runner } = startRunner(async () => ({ rows: ['a', 'b'], rowCount: 2 }));
  expect(await runner.all('a', [])).toEqual(['a', 'b']);
  expect(await runner.first('a', [])).toBe('a');
  expect(await runner.run('a', [])).toBe(2);
  const { runner: silent } = startRunner(async () => ({ rows: [], rowCount: null }));
  expect(await silent.run('begin', [])).toBe(0);
});

test('an error is one of those that both databases share', async () => {
  const lost = Object.assign(new Error('Lost'), { code: '08006' });
  const { runner } = startRunner(() => Promise.reject(lost));
  await expect(runner.run('a', [])).rejects.toThrow(DatabaseUnavailable);
});
