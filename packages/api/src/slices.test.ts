import { expect, test } from 'vitest';
import { atOnce, inSlices, ownTurn } from './slices.ts';

/** Steps that each take longer than a slice. */
function* slow(name: string, seen: string[], steps = 3): Generator<void, string> {
  for (let step = 0; step < steps; step += 1) {
    const begun = performance.now();
    while (performance.now() - begun < 15);
    seen.push(name);
    yield;
  }
  return `${name} is done`;
}

test('timers and requests run between two slices of long work', async () => {
  const seen: string[] = [];
  const work = inSlices(slow('work', seen), 'acme');
  setImmediate(() => seen.push('other'));
  expect(await work).toBe('work is done');
  expect(seen.indexOf('other')).toBeLessThan(seen.lastIndexOf('work'));
});

test('the work of several organizations takes turns', async () => {
  const seen: string[] = [];
  await Promise.all([
    inSlices(slow('acme', seen, 6), 'acme'),
    inSlices(slow('globex', seen, 2), 'globex'),
  ]);
  expect(seen.slice(0, 4)).toEqual(['acme', 'globex', 'acme', 'globex']);
  expect(seen).toHaveLength(8);
});

test('an organization with a lot of work delays another one by one slice only', async () => {
  const seen: string[] = [];
  const flood = Array.from({ length: 5 }, () => inSlices(slow('acme', seen, 1), 'acme'));
  await Promise.all([...flood, inSlices(slow('globex', seen, 1), 'globex')]);
  expect(seen.indexOf('globex')).toBeLessThanOrEqual(2);
  expect(seen).toHaveLength(6);
});

test('others get a turn while two each wait for their own', async () => {
  const seen: string[] = [];
  const all = ['a', 'b'].map(async (name) => {
    await ownTurn('acme');
    seen.push(name);
  });
  setImmediate(() => seen.push('others'));
  await Promise.all(all);
  expect(seen).toEqual(['a', 'others', 'b']);
});

test('failed work does not block the next one', async () => {
  const broken = function* (): Generator<void> {
    yield;
    throw new Error('It broke');
  };
  const seen: string[] = [];
  const failed = inSlices(broken(), 'acme');
  const next = inSlices(slow('next', seen, 1), 'acme');
  await expect(failed).rejects.toThrow('It broke');
  expect(await next).toBe('next is done');
});

test('short work runs at once', () => {
  const seen: string[] = [];
  expect(atOnce(slow('work', seen, 2))).toBe('work is done');
  expect(seen).toEqual(['work', 'work']);
});
