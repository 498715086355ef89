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
      async () => {
        meanwhile();
        return version;
      },
      (found) => [[id, found]],
    );
  return { ...versions, state, learn, hear: (text: string | null) => hear(text) };
}

test('a version that was read is remembered until a commit of its organization is heard', async () => {
  const { get, learn, hear } = start();
  expect([await learn('a', 1), await learn('b', 7)]).toEqual([1, 7]);
  expect([get('a'), get('b')]).toEqual([1, 7]);
  hear('a');
  expect([get('a'), get('b')]).toEqual([undefined, 7]);
  hear(null);
  expect(get('b')).toBeUndefined();
});

test('no version is trusted while commits of others may be unheard', async () => {
  const { get, learn, state } = start();
  await learn('a', 1);
  state.isUpToDate = false;
  expect(get('a')).toBeUndefined();
  state.isUpToDate = true;
  expect(get('a')).toBe(1);
});

test('a version that was read while something changed may be old, and is not remembered', async () => {
  const { get, learn, hear, committed } = start();
  expect(await learn('a', 1, () => hear('a'))).toBe(1);
  expect(get('a')).toBeUndefined();
  await learn('a', 1, () => committed('a', 2));
  expect(get('a')).toBeUndefined();
});

test('what this process commits is known at once where it owns the file, and asked for where others commit too', async () => {
  const [own, shared] = [start('sqlite'), start('postgres')];
  for (const { learn, committed } of [own, shared]) {
    await learn('a', 1);
    committed('a', 2);
  }
  expect([own.get('a'), shared.get('a')]).toEqual([2, undefined]);
});
