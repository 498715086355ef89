import { folded } from '@helpdesk/sdk/rules/folded';

/** The highlighted parts of a query in scripts without spaces, by length. */
export type Needles = ReadonlyMap<number, ReadonlySet<string>>;

const segments =
  /\p{sc=Han}+|[\p{sc=Katakana}ー]+|\p{sc=Hiragana}+|[^\p{sc=Han}\p{sc=Katakana}ー\p{sc=Hiragana}]+/gu;

/**
 * Splits the parts of a query at changes of script, which in Japanese are mostly the ends of words. Chinese characters count in
 * pairs, Thai in groups of four. Hiragana is mostly grammar, so it counts only alone.
 */
export function needlesOf(runs: readonly string[]): Needles {
  const needles = new Map<number, Set<string>>();
  for (const run of runs) {
    const found = run.match(segments) ?? [];
    for (const segment of found) {
      const signs = [...segment];
      if (found.length > 1 && (signs.length < 2 || /^\p{sc=Hiragana}/u.test(segment))) continue;
      const length = Math.min(signs.length, lengthIn(segment));
      const all = needles.get(length) ?? new Set();
      for (let at = 0; at + length <= signs.length; at++) {
        all.add(signs.slice(at, at + length).join(''));
      }
      needles.set(length, all);
    }
  }
  return needles;
}

function lengthIn(segment: string): number {
  if (/^\p{sc=Han}/u.test(segment)) return 2;
  return /^[\p{sc=Katakana}ー\p{sc=Hiragana}]/u.test(segment) ? Number.POSITIVE_INFINITY : 4;
}

/** The ranges of a text without spaces that a query asks for; adjacent ones are joined. */
export function* signHits(text: string, needles: Needles): Generator<[number, number]> {
  const signs = foldedSigns(text);
  let [start, end] = [0, 0];
  for (let at = 0; at < signs.length; at++) {
    for (const [length, all] of needles) {
      if (at + length > signs.length || !all.has(joined(signs, at, length))) continue;
      if (at > end && end > start) yield placeOf(signs, start, end);
      if (at > end || end === start) start = at;
      end = Math.max(end, at + length);
    }
  }
  if (end > start) yield placeOf(signs, start, end);
}

function joined(signs: readonly Sign[], at: number, length: number): string {
  let text = '';
  for (let next = at; next < at + length; next++) text += signs[next]?.sign;
  return text;
}

const placeOf = (signs: readonly Sign[], start: number, end: number): [number, number] => [
  signs[start]?.start ?? 0,
  signs[end - 1]?.end ?? 0,
];

interface Sign {
  sign: string;
  start: number;
  end: number;
}

/** The characters of a text as queries are compared, with their places. */
function foldedSigns(text: string): Sign[] {
  const signs: Sign[] = [];
  let start = 0;
  for (const one of text) {
    const end = start + one.length;
    const sign = foldSign(one);
    const last = signs.at(-1);
    // A mark belongs to the character before it.
    if (sign === '' && last) last.end = end;
    else signs.push({ sign, start, end });
    start = end;
  }
  return signs;
}

const known = new Map<string, string>();
const maxKnown = 10_000;

function foldSign(one: string): string {
  const before = known.get(one);
  if (before !== undefined) return before;
  if (known.size >= maxKnown) known.clear();
  const sign = folded(one);
  known.set(one, sign);
  return sign;
}
