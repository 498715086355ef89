import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Reading } from '../../matching/article-index.ts';
import { stemOf, wordsIn } from '../../matching/text.ts';

type Part = Schema<'TextPart'>;

const length = 160;
const before = 60;
const run = /[\p{L}\p{N}\p{M}]+/gu;

interface Hit {
  start: number;
  end: number;
}

/** The text cut into what was found and what was not. */
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

/** Some words around the place with most finds, from the beginning when there is none. */
export function excerptAround(text: string, reading: Reading): Part[] {
  const line = text.replace(/\s+/g, ' ');
  const hits = [...hitsIn(line, reading)];
  const best = hits.length > 0 ? densest(hits) : 0;
  const start = best > before ? beginOfWord(line, best - before) : 0;
  const end = start + length < line.length ? endOfWord(line, start + length) : line.length;
  const inside = line.slice(start, end).trim();
  return cutAtFinds(`${start > 0 ? '… ' : ''}${inside}${end < line.length ? ' …' : ''}`, reading);
}

function* hitsIn(text: string, reading: Reading): Generator<Hit> {
  if (reading.stems.size === 0 && !reading.beginning) return;
  const judged = judgedFor(reading);
  for (const { 0: found, index } of text.matchAll(run)) {
    let isHit = judged.get(found);
    if (isHit === undefined) {
      isHit = isFound(found, reading);
      judged.set(found, isHit);
    }
    if (isHit) yield { start: index, end: index + found.length };
  }
}

function isFound(found: string, { stems, beginning }: Reading): boolean {
  return wordsIn(found).some(
    (word) => stems.has(stemOf(word)) || (beginning !== null && word.startsWith(beginning)),
  );
}

/** The same words come again in every text that was found for one question. */
const judgements = new WeakMap<Reading, Map<string, boolean>>();

function judgedFor(reading: Reading): Map<string, boolean> {
  const judged = judgements.get(reading) ?? new Map<string, boolean>();
  judgements.set(reading, judged);
  return judged;
}

/** Where the stretch begins that has most finds. */
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
  const space = text.indexOf(' ', at);
  return space >= 0 && space < at + before ? space + 1 : wholeSign(text, at);
}

function endOfWord(text: string, at: number) {
  const space = text.lastIndexOf(' ', at);
  return space > at - before ? space : wholeSign(text, at);
}

/** Not between the two halves of one sign. */
const wholeSign = (text: string, at: number) =>
  /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at;
