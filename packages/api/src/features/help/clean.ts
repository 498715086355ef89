import sanitize from 'sanitize-html';
import { safeLink } from './links.ts';

const cell = ['colspan', 'rowspan'];
const numeric = ['width', 'height', 'colspan', 'rowspan', 'span', 'start'];

/** The allowed HTML of articles: everything else is removed, for non-text elements including their content. */
const rules: sanitize.IOptions = {
  allowedTags: [
    'h2 h3 h4 h5 h6 p div br hr ul ol li dl dt dd blockquote pre code kbd samp',
    'a img figure figcaption strong b em i u s del ins sub sup mark small abbr details summary',
    'table caption colgroup col thead tbody tfoot tr th td',
  ].flatMap((tags) => tags.split(' ')),
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    th: [...cell, 'scope'],
    td: cell,
    col: ['span'],
    colgroup: ['span'],
    abbr: ['title'],
    code: ['class'],
  },
  allowedClasses: { code: ['language-*'] },
  nonTextTags: [
    'script style textarea option select noscript template iframe frame frameset object embed applet',
    'svg math title xmp noembed noframes plaintext audio video canvas head',
  ].flatMap((tags) => tags.split(' ')),
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  nestingLimit: 60,
  transformTags: {
    h1: 'h2',
    a: (tagName, { href, title }) => ({ tagName, attribs: linkOf(href, title) }),
    img: (tagName, attribs) => ({ tagName, attribs: sized(attribs) }),
    ...Object.fromEntries(
      ['td', 'th', 'col', 'colgroup', 'ol'].map((tag) => [tag, withNumbers] as const),
    ),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src),
};

/** A URL created by `keepPicture`: images of other hosts would leak who reads. */
const isOwnPicture = (src = '') => /^\/files\/[\w-]{1,64}\/[\w-]{1,64}\.webp$/.test(src);

function linkOf(href: string | undefined, title: string | undefined): sanitize.Attributes {
  const safe = safeLink(href ?? '');
  return {
    ...(safe ? { href: safe } : {}),
    ...(title ? { title } : {}),
    ...(safe && /^https?:/.test(safe) ? { rel: 'noopener noreferrer nofollow' } : {}),
  };
}

const isNumber = (value: string) => /^\d{1,4}$/.test(value);

function sized(attribs: sanitize.Attributes): sanitize.Attributes {
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => !numeric.includes(name) || isNumber(value)),
  );
}

function withNumbers(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  return { tagName, attribs: sized(attribs) };
}

const maxPasses = 5;

/** Sanitizes HTML; idempotent. */
export function cleanHtml(html: string): string {
  let before = html.replaceAll('\0', '');
  for (let pass = 0; pass < maxPasses; pass++) {
    const after = sanitize(before, rules).trim();
    if (after === before) return after;
    before = after;
  }
  return sanitize(before, { allowedTags: [], allowedAttributes: {} });
}

const maxKept = 8_000_000;
const kept = new Map<string, string>();
let length = 0;

/** Like `cleanHtml`, cached: stored HTML is sanitized again when it is read, whatever wrote it. */
export function cleanOnRead(html: string): string {
  const known = kept.get(html);
  if (known !== undefined) return known;
  const clean = cleanHtml(html);
  length += html.length + clean.length;
  if (length > maxKept) {
    kept.clear();
    length = html.length + clean.length;
  }
  kept.set(html, clean);
  return clean;
}
