import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Reading } from '../../matching/article-index.ts';
import { isSign, stemOf, wordsIn } from '../../matching/text.ts';
import { atOnce } from '../../slices.ts';
import { type Needles, needlesOf, signHits } from './sign-hits.ts';

type Part = Schema<'TextPart'>;

const length = 160;
const before = 60;
const letter = /[\p{L}\p{N}\p{M}]/u;

/** The end of a block without punctuation, such as a heading or a cell. */
const unfinished = /([^\s\p{P}]|[)\]”»」])[^\S\n]*\n\s*/gu;

interface Hit {
  start: number;
  end: number;
}

/** Splits a short text into matching and other parts. */
export function cutAtFinds(text: string, reading: Reading): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const hit of atOnce(hitsIn(text, reading))) {
    if (hit.start > end) parts.push({ text: text.slice(end, hit.start), isHit: false });
    parts.push({ text: text.slice(hit.start, hit.end), isHit: true });
    end = hit.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isHit: false });
  return parts;
}

/** The text around the place with most matches, found in steps; the beginning if nothing matches. */
export function* excerptAround(text: string, reading: Reading): Generator<void, Part[]> {
  const hits = yield* hitsIn(text, reading);
  const best = hits.length > 0 ? densest(hits) : 0;
  const start = best > before ? beginOfWord(text, best - before) : 0;
  const end = start + length < text.length ? endOfWord(text, start + length) : text.length;
  const inside = text.slice(start, end).trim().replace(unfinished, '$1 · ').replace(/\s+/g, ' ');
  return cutAtFinds(`${start > 0 ? '… ' : ''}${inside}${end < text.length ? ' …' : ''}`, reading);
}

/** Characters per step. */
const stride = 10_000;

function* hitsIn(text: string, reading: Reading): Generator<void, Hit[]> {
  if (reading.stems.size === 0 && !reading.beginning && reading.signs.length === 0) return [];
  const { validated, starts, needles } = validatedFor(reading);
  const hits: Hit[] = [];
  let rest = stride;
  for (let start = 0; start < text.length; ) {
    if (start > rest) {
      yield;
      rest = start + stride;
    }
    const hasNoSpaces = isSignAt(text, start);
    const end = hasNoSpaces ? endOfSigns(text, start) : endOfLetters(text, start);
    if (end === start) {
      start += widthAt(text, start);
      continue;
    }
    if (hasNoSpaces) {
      for (const [from, to] of signHits(text.slice(start, end), needles)) {
        hits.push({ start: start + from, end: start + to });
      }
      start = end;
      continue;
    }
    // Skips most words early: they start with a different letter from the search terms.
    const first = text.charCodeAt(start);
    if (first > 127 || starts[first] === 1 || !isAscii(text, start, end)) {
      const found = text.slice(start, end);
      let isHit = validated.get(found);
      if (isHit === undefined) {
        isHit = isFound(found, reading);
        validated.set(found, isHit);
      }
      if (isHit) hits.push({ start, end });
    }
    start = end;
  }
  return hits;
}

const asciiLetters = Uint8Array.from({ length: 128 }, (_, code) =>
  /[a-z0-9]/i.test(String.fromCharCode(code)) ? 1 : 0,
);

/** End of the word that starts here; the same index if none does. */
function endOfLetters(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code < 128) {
      if (asciiLetters[code] === 0) break;
      at += 1;
    } else {
      const one = String.fromCodePoint(text.codePointAt(at) ?? 0);
      if (!letter.test(one) || isSign(one)) break;
      at += widthAt(text, at);
    }
  }
  return at;
}

/** Whether a character belongs to a script without spaces. */
const isSignAt = (text: string, at: number) =>
  text.charCodeAt(at) > 127 && isSign(String.fromCodePoint(text.codePointAt(at) ?? 0));

function endOfSigns(text: string, from: number): number {
  let at = from;
  while (at < text.length && (isSignAt(text, at) || isMarkAt(text, at))) at += widthAt(text, at);
  return at;
}

const isMarkAt = (text: string, at: number) => /\p{M}/u.test(text.charAt(at));

const widthAt = (text: string, at: number) => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** Whether a range is ASCII. Other characters may normalize to different letters, or to none. */
function isAscii(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

function isFound(found: string, { stems, beginning }: Reading): boolean {
  return readWord(found).some(
    ({ word, stem }) => stems.has(stem) || (beginning !== null && word.startsWith(beginning)),
  );
}

interface Word {
  word: string;
  stem: string;
}

/** Cache of normalized words; most of them occur again in the next search. */
const known = new Map<string, Word[]>();
const maxKnown = 20_000;
const longestKnown = 40;

function readWord(found: string): Word[] {
  const before = known.get(found);
  if (before) return before;
  const words = wordsIn(found).map((word) => ({ word, stem: stemOf(word) }));
  if (found.length > longestKnown) return words;
  if (known.size >= maxKnown) known.clear();
  known.set(found, words);
  return words;
}

/** Words that a query has been compared with; its results share most of them. */
interface Validations {
  validated: Map<string, boolean>;
  /** The ASCII codes that a match can start with. Stemming only changes the ends of words. */
  starts: Uint8Array;
  needles: Needles;
}

const validations = new WeakMap<Reading, Validations>();

function validatedFor(reading: Reading): Validations {
  const known = validations.get(reading);
  if (known) return known;
  const starts = new Uint8Array(128);
  for (const word of [...reading.stems, ...(reading.beginning ? [reading.beginning] : [])]) {
    for (const one of [word.toLowerCase(), word.toUpperCase()]) {
      const code = one.charCodeAt(0);
      if (code < 128) starts[code] = 1;
    }
  }
  const needles = needlesOf(reading.signs);
  const fresh = { validated: new Map<string, boolean>(), starts, needles };
  validations.set(reading, fresh);
  return fresh;
}

/** Start of the window with the most matches. */
function densest(hits: Hit[]): number {
  let [best, most] = [hits[0]?.start ?? 0, 0];
  for (const [at, { start }] of hits.entries()) {
    let count = 0;
    while ((hits[at + count]?.end ?? Number.POSITIVE_INFINITY) <= start + length - before) count++;
    if (count > most) [best, most] = [start, count];
  }
  return best;
}

function beginOfWord(text: string, at: number) {
  const space = text.slice(at, at + before).search(/\s/);
  return space >= 0 ? at + space + 1 : wholeSign(text, at);
}

function endOfWord(text: string, at: number) {
  const space = text.slice(at - before + 1, at + 1).search(/\s\S*$/);
  return space >= 0 ? at - before + 1 + space : wholeSign(text, at);
}

/** Avoids positions inside a surrogate pair. */
const wholeSign = (text: string, at: number) =>
  /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at;
