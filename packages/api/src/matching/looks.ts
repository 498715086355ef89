import { trigramsOf } from './text.ts';

type Grams = ReadonlyMap<string, number>;

/** An index of short texts by their trigrams, which tolerates typos on both sides. */
export interface Looks {
  put(slot: number, grams: Grams): void;
  remove(slot: number, grams: Grams): void;
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
  const texts = new Map<number, Grams>();
  const byGram = new Map<string, Map<number, number>>();
  /** Vector lengths; the weights move with every change, so the lengths are recomputed at the next query. */
  let lengths: Float64Array | null = null;

  const weightOf = (gram: string) =>
    Math.log(1 + (texts.size + 1) / ((byGram.get(gram)?.size ?? 0) + 1));

  function lengthOf(grams: Grams): number {
    let sum = 0;
    for (const [gram, count] of grams) sum += (count * weightOf(gram)) ** 2;
    return Math.sqrt(sum);
  }

  return {
    put(slot, grams) {
      texts.set(slot, grams);
      for (const [gram, count] of grams) {
        const slots = byGram.get(gram);
        if (slots) slots.set(slot, count);
        else byGram.set(gram, new Map([[slot, count]]));
      }
      lengths = null;
    },
    remove(slot, grams) {
      texts.delete(slot);
      for (const gram of grams.keys()) {
        const slots = byGram.get(gram);
        slots?.delete(slot);
        if (slots?.size === 0) byGram.delete(gram);
      }
      lengths = null;
    },
    like(words, slots) {
      const asked = gramsOf(words);
      const found = new Float64Array(slots);
      lengths ??= measured(texts, slots, lengthOf);
      for (const [gram, count] of asked) {
        const weight = weightOf(gram);
        for (const [slot, inText] of byGram.get(gram) ?? []) {
          found[slot] = (found[slot] ?? 0) + count * inText * weight * weight;
        }
      }
      const length = lengthOf(asked);
      for (let slot = 0; slot < slots; slot++) {
        if (found[slot]) found[slot] = (found[slot] ?? 0) / (length * (lengths[slot] ?? 1) || 1);
      }
      return found;
    },
  };
}

function measured(texts: Map<number, Grams>, slots: number, lengthOf: (grams: Grams) => number) {
  const lengths = new Float64Array(slots);
  for (const [slot, grams] of texts) lengths[slot] = lengthOf(grams);
  return lengths;
}
