import { usualShares } from './features.ts';

/** How frequent words are in the wordings of each answer, compared with their overall frequency. */
export interface Usage {
  add(place: number, stems: readonly string[], sign: 1 | -1): void;
  /** For each answer the mean preference of its wordings for the question's words; valid until the next call. */
  compare(stems: readonly string[]): Float64Array;
}

/** A prior number of words from general questions, eight to a question. */
const seenBefore = 4_000;
const wordsOfQuestion = 8;
/** A lower bound of frequency, so one occurrence of a rare word proves little. */
const flatness = 20;

export function createUsage(): Usage {
  const counts = new Map<string, Map<number, number>>();
  const totals = new Map<string, number>();
  let all = 0;
  let result = new Float64Array(64);

  const rarity = (stem: string) => {
    const usual = (seenBefore * (usualShares.stems.get(stem) ?? 0)) / wordsOfQuestion;
    return ((totals.get(stem) ?? 0) + usual + 0.2) / (all + seenBefore);
  };

  return {
    add(place, stems, sign) {
      if (place >= result.length) result = new Float64Array(Math.max(place + 1, result.length * 2));
      for (const stem of stems) {
        all += sign;
        bump(totals, stem, sign);
        const places = counts.get(stem) ?? new Map<number, number>();
        counts.set(stem, places);
        bump(places, place, sign);
        if (places.size === 0) counts.delete(stem);
      }
    },
    compare(stems) {
      result.fill(0);
      for (const stem of stems) {
        const usual = flatness * rarity(stem);
        const once = Math.log(1 + 1 / usual) / stems.length;
        counts.get(stem)?.forEach((count, place) => {
          const more = count === 1 ? once : Math.log(1 + count / usual) / stems.length;
          (result[place] as number) += more;
        });
      }
      return result;
    },
  };
}

function bump<Key>(map: Map<Key, number>, key: Key, by: number) {
  const count = (map.get(key) ?? 0) + by;
  if (count > 0) map.set(key, count);
  else map.delete(key);
}
