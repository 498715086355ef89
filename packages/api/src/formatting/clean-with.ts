import sanitize from 'sanitize-html';
import { keptByText } from '../kept-by-text.ts';
import { atOnce } from '../slices.ts';

const maxPasses = 5;

/** Sanitizes HTML by an allowlist until nothing changes. Falls back to plain text if it still changes after `maxPasses`. */
export const cleanWith = (rules: sanitize.IOptions, html: string): string =>
  atOnce(cleaning(rules, html));

/** The same as `cleanWith`, one pass at a time. */
export function* cleaning(rules: sanitize.IOptions, html: string): Generator<void, string> {
  let before = html.replaceAll('\0', '');
  for (let pass = 0; pass < maxPasses; pass++) {
    const after = sanitize(before, rules).trim();
    if (after === before) return after;
    before = after;
    yield;
  }
  return sanitize(before, { allowedTags: [], allowedAttributes: {} });
}

/** Elements without readable text: removed with their content. */
export const nonTextTags = [
  'script style textarea option select noscript template iframe frame frameset object embed applet',
  'svg math title xmp noembed noframes plaintext audio video canvas head',
].flatMap((tags) => tags.split(' '));

const maxKept = 8_000_000;

export interface Cached {
  (html: string): string;
  /** Caches HTML that was just sanitized, because it is read next. */
  know(clean: string): void;
}

/** Returns `clean` with a cache of recent results. */
export function cached(clean: (html: string) => string): Cached {
  const read = keptByText(clean, (done) => done.length, maxKept);
  return Object.assign((html: string) => read(html), {
    know: (done: string) => read.know(done, done),
  });
}
