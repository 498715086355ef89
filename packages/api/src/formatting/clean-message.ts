import sanitize from 'sanitize-html';
import { cached, cleaning, cleanWith, nonTextTags } from './clean-with.ts';
import { safeLink } from './safe-link.ts';

/** Elements that are replaced by another one. */
const renamed: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
  listing: 'pre',
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
  ...Object.fromEntries(
    'address article aside center dd dl dt fieldset figcaption figure footer form header main nav section'
      .split(' ')
      .map((tag) => [tag, 'div']),
  ),
};

const cell = ['colspan', 'rowspan'];
const numeric = [...cell, 'start'];

const transformTags: sanitize.IOptions['transformTags'] = {
  ...Object.fromEntries(
    Object.entries(renamed).map(([tag, to]) => [tag, sanitize.simpleTransform(to, {})] as const),
  ),
  a: (tagName, { href }) => ({ tagName, attribs: linkTo(href) }),
  ...Object.fromEntries(['td', 'th', 'ol'].map((tag) => [tag, withNumbers] as const)),
};

function linkTo(href = ''): sanitize.Attributes {
  const safe = messageLink(href);
  return safe ? { href: safe, rel: 'noopener noreferrer nofollow' } : {};
}

/** Returns the URL of a link if it is a web, mailto or tel URL; null for any other, including our own paths. */
export function messageLink(href: string): string | null {
  const number = /^\s*tel:([+\d][\d().\s-]{1,40})$/i.exec(href)?.[1];
  if (number) return `tel:${number.replace(/\s/g, '')}`;
  const safe = href.length > 2_000 ? null : safeLink(href);
  return safe && /^(https?|mailto):/.test(safe) ? safe : null;
}

function withNumbers(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  const kept = Object.entries(attribs).filter(
    ([name, value]) => !numeric.includes(name) || /^\d{1,2}$/.test(value),
  );
  return { tagName, attribs: Object.fromEntries(kept) };
}

/** The HTML that messages may contain. Everything else is removed, non-text elements with their content. */
const rules: sanitize.IOptions = {
  allowedTags: [
    'p div br hr h3 h4 ul ol li blockquote pre code strong em s sub sup a img',
    'table caption thead tbody tfoot tr th td',
  ].flatMap((tags) => tags.split(' ')),
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'], ol: ['start'], th: cell, td: cell },
  nonTextTags,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['file'] },
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  nestingLimit: 60,
  transformTags,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && fileIn(attribs.src) === null,
};

/** Returns the id of the message file that an image refers to; null if the `src` isn't one of our files. */
export const fileIn = (src = ''): string | null => /^file:([\w-]{1,64})$/.exec(src)?.[1] ?? null;

/** Sanitizes the HTML of a message; idempotent. */
export const cleanMessage = (html: string): string => cleanWith(rules, html);

/** The same as `cleanMessage`, one pass at a time. */
export const cleaningMessage = (html: string) => cleaning(rules, html);

/** The same, cached. Stored HTML is sanitized on every read, no matter what code wrote it. */
export const cleanMessageOnRead = cached(cleanMessage);

const hiding = /display\s*:\s*none|mso-hide\s*:\s*all|visibility\s*:\s*hidden/i;
const bold = /font-weight\s*:\s*(bold|[6-9]00)/i;
const slanted = /font-style\s*:\s*italic/i;
const struck = /text-decoration[\w-]*\s*:[^;]*line-through/i;

/** Matches class names and ids that mail programs give to the element around a signature. */
const signing = /(?:^|[\s_-])(?:AppleMail)?signature(?:$|[\s_-])/i;
/** Marks that element until the email is sanitized again. */
export const signatureMark = 'data-signature';

/** Turns the inline styles that a message keeps into elements, and marks signatures. */
function styled(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  const style = (attribs.style ?? '').slice(0, 1_000);
  // Hidden elements become templates, which are removed with their content.
  if (hiding.test(style) || 'hidden' in attribs) return { tagName: 'template', attribs: {} };
  const names = `${attribs.class ?? ''} ${attribs.id ?? ''}`.slice(0, 500);
  if (signing.test(names) || 'data-signature-widget' in attribs) {
    return { tagName, attribs: { ...attribs, [signatureMark]: 'yes' } };
  }
  if (tagName !== 'span' && tagName !== 'font') return { tagName, attribs };
  if (bold.test(style)) return { tagName: 'strong', attribs: {} };
  if (slanted.test(style)) return { tagName: 'em', attribs: {} };
  return { tagName: struck.test(style) ? 's' : tagName, attribs };
}

/**
 * First pass over HTML from a mail program: removes hidden content, turns inline styles into elements, and points images to the files that
 * came with the email. The result must still be sanitized with `cleanMessage`.
 */
export function cleanMailHtml(html: string, files: ReadonlyMap<string, string>): string {
  return sanitize(html, {
    ...rules,
    allowedAttributes: {
      ...rules.allowedAttributes,
      table: ['role'],
      ...Object.fromEntries(['div', 'p', 'pre'].map((tag) => [tag, [signatureMark]])),
    },
    transformTags: {
      ...transformTags,
      img: (tagName, { src = '', alt = '' }) => {
        const id = files.get(contentId(src.replace(/^\s*cid:/i, '')));
        return { tagName, attribs: { src: id ? `file:${id}` : '', alt } };
      },
      '*': styled,
    },
  });
}

/** Returns a Content-ID as `cid:` URLs in an email refer to it. */
export function contentId(id: string): string {
  const bare = id.trim().replace(/^<|>$/g, '');
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}
