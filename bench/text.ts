import { seededRandom } from '../packages/api/src/test/made-year.ts';
import { wordOf } from './staff-data.ts';

/** Generates words with the frequencies of real text: few are very common, most of 20,000 are rare. The same in each run. */
export function createText(seed: number) {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const words = (count: number) =>
    Array.from({ length: count }, () => wordOf(Math.floor(20_000 ** random()))).join(' ');
  return { random, pick, words };
}

export type Text = ReturnType<typeof createText>;
