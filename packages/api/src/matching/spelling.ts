import { plainWords } from './plain-words.ts';
import { stemOf } from './text.ts';

/** The words of a store with their frequencies, as candidates for spelling correction. */
export interface Spelling {
  /** Adds a word, once for each occurrence. */
  add(word: string, times?: number): void;
  remove(word: string): void;
  knows(word: string): boolean;
  /** The known word that was meant; null when none is near enough. */
  repair(word: string): string | null;
}

const shortest = 3;
const longest = 24;
const letters = /^\p{L}+$/u;

/** Known words are indexed by every form with one letter removed, and misspelt ones are looked up the same way. */
export function createSpelling(): Spelling {
  const counts = new Map<string, number>();
  const stems = new Map<string, number>();
  /** Most forms are those of one word alone, which needs no set. */
  const byRest = new Map<string, string | Set<string>>();

  const bump = (map: Map<string, number>, key: string, by: number) => {
    const count = (map.get(key) ?? 0) + by;
    if (count > 0) map.set(key, count);
    else map.delete(key);
    return count;
  };

  const knows = (word: string) => counts.has(word) || stems.has(stemOf(word));

  return {
    knows,
    add(word, times = 1) {
      bump(stems, stemOf(word), times);
      if (bump(counts, word, times) > times || !isRepairable(word)) return;
      for (const rest of restsOf(word)) {
        const known = byRest.get(rest);
        if (known === undefined) byRest.set(rest, word);
        else if (typeof known === 'object') known.add(word);
        else if (known !== word) byRest.set(rest, new Set([known, word]));
      }
    },
    remove(word) {
      bump(stems, stemOf(word), -1);
      if (bump(counts, word, -1) > 0 || !isRepairable(word)) return;
      for (const rest of restsOf(word)) {
        const known = byRest.get(rest);
        if (typeof known === 'object') known.delete(word);
        if (known === word || (typeof known === 'object' && known.size === 0)) byRest.delete(rest);
      }
    },
    repair(word) {
      if (!isRepairable(word) || knows(word) || isPlain(word)) return null;
      let best: string | null = null;
      let bestScore = 0;
      for (const rest of restsOf(word)) {
        const near = byRest.get(rest) ?? [];
        for (const known of typeof near === 'string' ? [near] : near) {
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

function restsOf(word: string): string[] {
  const rests = [word];
  for (let at = 0; at < word.length; at++) rests.push(word.slice(0, at) + word.slice(at + 1));
  return rests;
}

/** The likelihood that one word is a typo of the other: transposed, missing or neighboring letters. */
function likeness(written: string, known: string): number {
  const from = firstDifference(written, known);
  const edge = from === 0 ? 0.85 : 1;
  const [wrong = '', next = ''] = written.slice(from);
  const [right = '', after = ''] = known.slice(from);
  if (written.length < known.length) return edge * 0.9;
  if (written.length > known.length) {
    const before = known[from - 1] ?? '';
    return (
      edge * ([before, right].some((key) => key === wrong || isBeside(key, wrong)) ? 0.95 : 0.8)
    );
  }
  const isSwap = wrong === after && next === right;
  if (written.slice(from + (isSwap ? 2 : 1)) !== known.slice(from + (isSwap ? 2 : 1))) return 0;
  return edge * (isSwap ? 1 : isBeside(wrong, right) ? 0.9 : 0.7);
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

/** On a QWERTY keyboard. */
function isBeside(one: string, other: string): boolean {
  const [here, there] = [keys.get(one), keys.get(other)];
  if (!here || !there) return false;
  return Math.abs(here[0] - there[0]) <= 1 && Math.abs(here[1] - there[1]) <= 1;
}
