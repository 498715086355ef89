import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Reading } from '../../matching/article-index.ts';
import { stemOf, wordsIn } from '../../matching/text.ts';

type Part = Schema<'TextPart'>;

const length = 160;
const before = 60;
const letter = /[\p{L}\p{N}\p{M}]/u;

interface Hit {
  start: number;
  end: number;
}

/** The text split into matching and other parts. */
export function cutAtFinds(text: string, reading: Reading): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const hit of hitsIn(text, reading)) {
    if (hit.start > end) parts.push({ text: text.slice(end, hit.start), isHit: false });
    parts.push({ text: text.slice(hit.start, hit.end), isHit: true });
    end = hit.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isHit: false });
  return parts;
}

/** The words around the place with most matches; from the beginning without any. */
export function excerptAround(text: string, reading: Reading): Part[] {
  const hits = hitsIn(text, reading);
  const best = hits.length > 0 ? densest(hits) : 0;
  const start = best > before ? beginOfWord(text, best - before) : 0;
  const end = start + length < text.length ? endOfWord(text, start + length) : text.length;
  const inside = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return cutAtFinds(`${start > 0 ? '… ' : ''}${inside}${end < text.length ? ' …' : ''}`, reading);
}

function hitsIn(text: string, reading: Reading): Hit[] {
  if (reading.stems.size === 0 && !reading.beginning) return [];
  const judged = judgedFor(reading);
  const hits: Hit[] = [];
  for (let start = 0; start < text.length; ) {
    const end = endOfLetters(text, start);
    if (end === start) {
      start += widthAt(text, start);
      continue;
    }
    const found = text.slice(start, end);
    let isHit = judged.get(found);
    if (isHit === undefined) {
      isHit = isFound(found, reading);
      judged.set(found, isHit);
    }
    if (isHit) hits.push({ start, end });
    start = end;
  }
  return hits;
}

/** End of the word that begins here; the same index for none. */
function endOfLetters(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const isPart =
      code < 128
        ? (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58)
        : letter.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
    if (!isPart) break;
    at += widthAt(text, at);
  }
  return at;
}

const widthAt = (text: string, at: number) => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

function isFound(found: string, { stems, beginning }: Reading): boolean {
  return readWord(found).some(
    ({ word, stem }) => stems.has(stem) || (beginning !== null && word.startsWith(beginning)),
  );
}

interface Word {
  word: string;
  stem: string;
}

/** Cache of normalized words: nearly all of them occur again in the next search. */
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

/** Cache for one query, whose results share most words. */
const judgements = new WeakMap<Reading, Map<string, boolean>>();

function judgedFor(reading: Reading): Map<string, boolean> {
  const judged = judgements.get(reading) ?? new Map<string, boolean>();
  judgements.set(reading, judged);
  return judged;
}

/** Start of the window with most matches. */
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

/** Not within a surrogate pair. */
const wholeSign = (text: string, at: number) =>
  /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at;
