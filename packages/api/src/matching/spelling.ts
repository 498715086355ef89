import { stemOf } from './text.ts';

/** The words of a store with how often each stands there: what a misspelt word is repaired towards. */
export interface Spelling {
  add(word: string): void;
  remove(word: string): void;
  knows(word: string): boolean;
  /** The known word that was meant; null when none is near enough. */
  repair(word: string): string | null;
}

const shortest = 4;
const longest = 24;
const letters = /^\p{L}+$/u;

/** Known words are found by what is left of them with one letter taken out, as those of the misspelt word are. */
export function createSpelling(): Spelling {
  const counts = new Map<string, number>();
  const stems = new Map<string, number>();
  const byRest = new Map<string, Set<string>>();

  const bump = (map: Map<string, number>, key: string, by: number) => {
    const count = (map.get(key) ?? 0) + by;
    if (count > 0) map.set(key, count);
    else map.delete(key);
    return count;
  };

  const knows = (word: string) => counts.has(word) || stems.has(stemOf(word));

  return {
    knows,
    add(word) {
      bump(stems, stemOf(word), 1);
      if (bump(counts, word, 1) > 1 || !isRepairable(word, shortest - 1)) return;
      for (const rest of restsOf(word)) {
        const words = byRest.get(rest);
        if (words) words.add(word);
        else byRest.set(rest, new Set([word]));
      }
    },
    remove(word) {
      bump(stems, stemOf(word), -1);
      if (bump(counts, word, -1) > 0 || !isRepairable(word, shortest - 1)) return;
      for (const rest of restsOf(word)) {
        const words = byRest.get(rest);
        words?.delete(word);
        if (words?.size === 0) byRest.delete(rest);
      }
    },
    repair(word) {
      if (!isRepairable(word, shortest) || knows(word)) return null;
      let best: string | null = null;
      let bestScore = 0;
      for (const rest of restsOf(word)) {
        for (const known of byRest.get(rest) ?? []) {
          const score = likeness(word, known) * (1 + Math.log(counts.get(known) ?? 1) / 10);
          if (score > bestScore || (score === bestScore && best !== null && known < best)) {
            [best, bestScore] = [known, score];
          }
        }
      }
      return best;
    },
  };
}

const isRepairable = (word: string, least: number) =>
  word.length >= least && word.length <= longest && letters.test(word);

function* restsOf(word: string) {
  yield word;
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
}

/** How likely the one is meant by the other: swapped letters and a missing one more than a wrong first letter. */
function likeness(written: string, known: string): number {
  const difference = written.length - known.length;
  if (difference === 0 && !differsOnce(written, known)) return 0;
  const isSwap = difference === 0 && [...written].sort().join() === [...known].sort().join();
  const edge = written[0] === known[0] ? 1 : 0.8;
  return edge * (isSwap ? 1 : difference === 0 ? 0.8 : 0.9);
}

/** Of words of one length: one letter is another, or two neighbours are swapped. */
function differsOnce(one: string, other: string): boolean {
  let from = 0;
  let to = one.length - 1;
  while (from < to && one[from] === other[from]) from += 1;
  while (to > from && one[to] === other[to]) to -= 1;
  return to === from || (to === from + 1 && one[from] === other[to] && one[to] === other[from]);
}
