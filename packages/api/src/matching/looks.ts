import { createPostings } from './postings.ts';
import { trigramsOf } from './text.ts';

type Grams = ReadonlyMap<string, number>;

/** An index of short texts by their trigrams, which tolerates typos on both sides. */
export interface Looks {
  put(slot: number, grams: Grams): void;
  remove(slot: number, grams: Grams): void;
  readonly bytes: number;
  /** The similarity of each slot's text to these words, 0 to 1. */
  like(words: readonly string[], slots: number): Float64Array;
}

/** Trigrams with their frequencies. */
export function gramsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    for (const gram of trigramsOf(word)) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

export function createLooks(): Looks {
  const byGram = createPostings();
  let texts = 0;
  /** Vector lengths; the weights move with every change, so the lengths are recomputed at the next query. */
  let lengths: Float64Array | null = null;

  const weightOf = (gram: string) => Math.log(1 + (texts + 1) / (byGram.sizeOf(gram) + 1));

  function lengthsOf(slots: number): Float64Array {
    const sums = new Float64Array(slots);
    byGram.eachKey((gram) => {
      const weight = weightOf(gram);
      byGram.each(gram, (slot, count) => {
        sums[slot] = (sums[slot] ?? 0) + (count * weight) ** 2;
      });
    });
    return sums.map(Math.sqrt);
  }

  return {
    get bytes() {
      return byGram.bytes;
    },
    put(slot, grams) {
      texts += 1;
      for (const [gram, count] of grams) byGram.put(gram, slot, count);
      lengths = null;
    },
    remove(slot, grams) {
      texts -= 1;
      for (const gram of grams.keys()) byGram.remove(gram, slot);
      lengths = null;
    },
    like(words, slots) {
      const found = new Float64Array(slots);
      lengths ??= lengthsOf(slots);
      let sum = 0;
      for (const [gram, count] of gramsOf(words)) {
        const weight = weightOf(gram);
        sum += (count * weight) ** 2;
        byGram.each(gram, (slot, inText) => {
          found[slot] = (found[slot] ?? 0) + count * inText * weight * weight;
        });
      }
      const length = Math.sqrt(sum);
      for (let slot = 0; slot < slots; slot++) {
        if (found[slot]) found[slot] = (found[slot] ?? 0) / (length * (lengths[slot] ?? 1) || 1);
      }
      return found;
    },
  };
}
