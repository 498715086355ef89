// @module-tag one-engine

import { expect, test } from 'vitest';
import { createPostings } from './postings.ts';

test('postings return the slots and values of a key after any additions and removals', () => {
  const postings = createPostings();
  const model = new Map<string, Map<number, number>>();
  // Keys with one, few and many slots, and slots too large for 31 bits together with a value.
  for (let step = 0; step < 4_000; step += 1) {
    const key = `k${(step * 7) % 40 < 30 ? (step * 7) % 30 : 1}`;
    const slot = (step * 7_919) % 100_003;
    const slots = model.get(key) ?? new Map<number, number>();
    model.set(key, slots);
    if (slots.has(slot) || step % 3 === 0) {
      const gone = slots.has(slot) ? slot : (slots.keys().next().value ?? slot);
      postings.remove(key, gone);
      slots.delete(gone);
    } else {
      postings.put(key, slot, step % 65_536);
      slots.set(slot, step % 65_536);
    }
  }
  for (const [key, slots] of model) {
    const found: [number, number][] = [];
    postings.each(key, (slot, value) => found.push([slot, value]));
    expect(found).toEqual([...slots]);
    expect([postings.has(key), postings.sizeOf(key)]).toEqual([slots.size > 0, slots.size]);
  }
});
