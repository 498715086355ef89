// @module-tag one-engine

import { expect, test } from 'vitest';
import type { Dialect } from './types.ts';
import { rememberVersions } from './versions.ts';

function start(dialect: Dialect = 'postgres') {
  let hear: (text: string | null) => void = () => {};
  const state = { isUpToDate: true };
  const versions = rememberVersions({
    dialect,
    isUpToDate: () => state.isUpToDate,
    onChange: (listener) => {
      hear = listener;
    },
  });
  const learn = (id: string, version: number, meanwhile = () => {}) =>
    versions.learn(
      id,
      async () => {
        meanwhile();
        return version;
      },
      (found) => [[id, found]],
    );
  return { ...versions, state, learn, hear: (text: string | null) => hear(text) };
}

test('a version is cached until a commit of its organization is received', async () => {
  const { get, learn, hear } = start();
  expect([await learn('a', 1), await learn('b', 7)]).toEqual([1, 7]);
  expect([get('a'), get('b')]).toEqual([1, 7]);
  hear('a');
  expect([get('a'), get('b')]).toEqual([undefined, 7]);
  hear(null);
  expect(get('b')).toBeUndefined();
});

test('no version is trusted while commits of other nodes may be missing', async () => {
  const { get, learn, state } = start();
  await learn('a', 1);
  state.isUpToDate = false;
  expect(get('a')).toBeUndefined();
  state.isUpToDate = true;
  expect(get('a')).toBe(1);
});

test('a version read during a change may be old, and is not cached', async () => {
  const { get, learn, hear, committed } = start();
  expect(await learn('a', 1, () => hear('a'))).toBe(1);
  expect(get('a')).toBeUndefined();
  await learn('a', 1, () => committed('a', 2));
  expect(get('a')).toBeUndefined();
});

test('concurrent callers with the same question share one result, until something changes', async () => {
  const { learn, hear, state } = start();
  const both = () => Promise.all([learn('a', 1), learn('a', 2), learn('b', 3)]);
  expect(await both()).toEqual([1, 1, 3]);
  expect(await learn('a', 4)).toBe(4);
  const first = learn('a', 5);
  hear('b');
  expect(await Promise.all([first, learn('a', 6)])).toEqual([5, 6]);
  state.isUpToDate = false;
  expect(await both()).toEqual([1, 2, 3]);
});

test('a failed result is shared too, and requested again afterwards', async () => {
  const { learn } = start();
  const fail = () => {
    throw new Error('Lost');
  };
  const both = await Promise.allSettled([learn('a', 1, fail), learn('a', 2)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await learn('a', 3)).toBe(3);
});

test('a commit of this process is cached if it owns the file, and read again if other nodes commit too', async () => {
  const [own, shared] = [start('sqlite'), start('postgres')];
  for (const { learn, committed } of [own, shared]) {
    await learn('a', 1);
    committed('a', 2);
  }
  expect([own.get('a'), shared.get('a')]).toEqual([2, undefined]);
});
