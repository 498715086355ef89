import { seededRandom } from '../packages/api/src/test/made-year.ts';
import { wordOf } from './staff-data.ts';

/** Words as often as in real text: few of them all the time, most of 20,000 hardly ever; the same ones in each run. */
export function createText(seed: number) {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const words = (count: number) =>
    Array.from({ length: count }, () => wordOf(Math.floor(20_000 ** random()))).join(' ');
  return { random, pick, words };
}

export type Text = ReturnType<typeof createText>;
