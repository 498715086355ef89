import type sanitize from 'sanitize-html';
import { cached, cleanWith, nonTextTags } from '../../formatting/clean-with.ts';
import { safeLink } from '../../formatting/safe-link.ts';

const cell = ['colspan', 'rowspan'];
const numeric = ['width', 'height', 'colspan', 'rowspan', 'span', 'start'];

/** The allowed HTML in articles. Removes everything else, and for non-text elements also their content. */
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
    blockquote: ['class'],
  },
  allowedClasses: { code: ['language-*'], blockquote: ['note', 'tip', 'warning'] },
  nonTextTags,
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

/** A URL created by `keepPicture`: images on other hosts would leak who reads. */
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

/** Sanitizes HTML; idempotent. */
export const cleanHtml = (html: string): string => cleanWith(rules, html);

/** Like `cleanHtml`, but cached: stored HTML is sanitized again on every read, whatever wrote it. */
export const cleanOnRead = cached(cleanHtml);
