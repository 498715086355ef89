import { plainWords } from './plain-words.ts';
import { stemOf } from './text.ts';

/** The words of a store with their frequencies, as candidates for spelling correction. */
export interface Spelling {
  /** Adds a word, once for each occurrence. */
  add(word: string, times?: number): void;
  remove(word: string): void;
  knows(word: string): boolean;
  words(): Iterable<string>;
  /** How often a word occurs. */
  countOf(word: string): number;
  /** Approximate memory use. */
  readonly bytes: number;
  /** The known word that was meant; null if none is similar enough. */
  repair(word: string): string | null;
}

const shortest = 3;
const longest = 24;
const letters = /^\p{L}+$/u;
const bytesOfWord = 240;
/** Maximum known words compared with a misspelled one for each of its ends: thousands of words can share one. */
const maxCompared = 2_000;

/**
 * One wrong letter leaves the first two or the last two letters of a word unchanged. Known words are indexed by both, and
 * misspelled ones are compared only with those. Storing every form with one letter missing would use ten times the memory.
 */
export function createSpelling(): Spelling {
  const counts = new Map<string, number>();
  const stems = new Map<string, number>();
  const byEdge = new Map<string, Set<string>>();

  const bump = (map: Map<string, number>, key: string, by: number) => {
    const count = (map.get(key) ?? 0) + by;
    if (count > 0) map.set(key, count);
    else map.delete(key);
    return count;
  };

  const knows = (word: string) => counts.has(word) || stems.has(stemOf(word));

  return {
    knows,
    get bytes() {
      return counts.size * bytesOfWord;
    },
    words: () => counts.keys(),
    countOf: (word) => counts.get(word) ?? 0,
    add(word, times = 1) {
      bump(stems, stemOf(word), times);
      if (bump(counts, word, times) > times || !isRepairable(word)) return;
      for (const edge of edgesOf(word)) {
        const known = byEdge.get(edge);
        if (known) known.add(word);
        else byEdge.set(edge, new Set([word]));
      }
    },
    remove(word) {
      bump(stems, stemOf(word), -1);
      if (bump(counts, word, -1) > 0 || !isRepairable(word)) return;
      for (const edge of edgesOf(word)) {
        const known = byEdge.get(edge);
        known?.delete(word);
        if (known?.size === 0) byEdge.delete(edge);
      }
    },
    repair(word) {
      if (!isRepairable(word) || knows(word) || isPlain(word)) return null;
      let best: string | null = null;
      let bestScore = 0;
      for (const edge of edgesOf(word)) {
        let compared = 0;
        for (const known of byEdge.get(edge) ?? []) {
          compared += 1;
          if (compared > maxCompared) break;
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

const isRepairable = (word: string) =>
  word.length >= shortest && word.length <= longest && letters.test(word);

const isPlain = (word: string) =>
  plainWords.has(word) || (word.endsWith('s') && plainWords.has(word.slice(0, -1)));

/** The keys under which a word is indexed. In words of up to five letters, a swap in the middle changes both ends. */
function edgesOf(word: string): string[] {
  const edges = [`${word.slice(0, 2)}_`, `_${word.slice(-2)}`];
  return word.length <= 5 ? [...edges, ''] : edges;
}

/** The likelihood that one word is a typo of the other (transposed, missing or neighboring letters); otherwise 0. */
function likeness(written: string, known: string): number {
  const longer = written.length - known.length;
  if (longer < -1 || longer > 1) return 0;
  const from = firstDifference(written, known);
  const edge = from === 0 ? 0.85 : 1;
  if (longer < 0) return isSameFrom(written, from, known, from + 1) ? edge * 0.9 : 0;
  const [wrong = '', next = ''] = [written[from], written[from + 1]];
  const [right = '', after = ''] = [known[from], known[from + 1]];
  if (longer > 0) {
    if (!isSameFrom(written, from + 1, known, from)) return 0;
    const before = known[from - 1] ?? '';
    return (
      edge * ([before, right].some((key) => key === wrong || isBeside(key, wrong)) ? 0.95 : 0.8)
    );
  }
  const isSwap = wrong === after && next === right;
  const rest = from + (isSwap ? 2 : 1);
  if (!isSameFrom(written, rest, known, rest)) return 0;
  return edge * (isSwap ? 1 : isBeside(wrong, right) ? 0.9 : 0.7);
}

/** Whether the rest of both words is the same from these positions. */
function isSameFrom(one: string, from: number, other: string, to: number): boolean {
  if (one.length - from !== other.length - to) return false;
  for (let at = 0; from + at < one.length; at += 1) {
    if (one[from + at] !== other[to + at]) return false;
  }
  return true;
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const keys = new Map(
  rows.flatMap((row, y) =>
    [...row].map((key, x): [string, [number, number]] => [key, [x + y / 2, y]]),
  ),
);

/** Whether two letters are neighbors on a QWERTY keyboard. */
function isBeside(one: string, other: string): boolean {
  const [here, there] = [keys.get(one), keys.get(other)];
  if (!here || !there) return false;
  return Math.abs(here[0] - there[0]) <= 1 && Math.abs(here[1] - there[1]) <= 1;
}
