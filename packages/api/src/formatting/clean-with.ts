import sanitize from 'sanitize-html';
import { keptByText } from '../kept-by-text.ts';
import { atOnce } from '../slices.ts';

const maxPasses = 5;

/** Sanitizes HTML by an allow-list until nothing changes; what never comes to rest is left as its text. */
export const cleanWith = (rules: sanitize.IOptions, html: string): string =>
  atOnce(cleaning(rules, html));

/** The same, pass by pass. */
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

/** Everything that is no text: it goes with its content. */
export const nonTextTags = [
  'script style textarea option select noscript template iframe frame frameset object embed applet',
  'svg math title xmp noembed noframes plaintext audio video canvas head',
].flatMap((tags) => tags.split(' '));

const maxKept = 8_000_000;

export interface Cached {
  (html: string): string;
  /** Keeps what has just been cleaned, as it is read next. */
  know(clean: string): void;
}

/** The same cleaning for what is read again and again: what was cleaned lately is known. */
export function cached(clean: (html: string) => string): Cached {
  const read = keptByText(clean, (done) => done.length, maxKept);
  return Object.assign((html: string) => read(html), {
    know: (done: string) => read.know(done, done),
  });
}
