import { Parser } from 'htmlparser2';

/** Default maximum length of the HTML that is read. */
const usualLength = 250_000;
// Equivalent when changed: chunks of any length produce the same text.
const piece = 16_384;
/** Maximum depth: no mail program nests this many elements; deeper nesting is an attack. */
const deepestNesting = 1_000;
const deepest = 5;
/** Long lines are broken, because patterns must match only short ones. */
const longestLine = 5_000;

const hidden = new Set(['head', 'script', 'style', 'title', 'template', 'noscript']);
const blocks = new Set(
  'address article aside blockquote dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
const spaced = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'ul', 'ol', 'table']);
const rule = '_'.repeat(32);

/** Converts HTML to the plain text that a mail program would send with it: `>` before quotes, URLs after links. */
export function htmlText(html: string, longest = usualLength): string {
  const page = paper();
  /** Open elements that change how their content is converted. */
  const open: Open[] = [];
  let unseen = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const isHidden = hidden.has(name) || isInvisible(attributes.style);
      if (isHidden) unseen += 1;
      const href = hrefOf(name, attributes);
      open.push({
        name,
        isHidden,
        href,
        from: page.length(),
        items: Number(attributes.start) || 1,
      });
      if (unseen > 0) return;
      if (name === 'br') page.lineEnd();
      else if (blocks.has(name)) page.block(spaced.has(name));
      if (name === 'blockquote') page.quote(1);
      if (name === 'pre') page.exact(1);
      if (name === 'li') page.write(itemMark(open));
      if (name === 'hr') page.write(rule);
      if (name === 'td' || name === 'th') page.write(' ');
      if (name === 'img' && attributes.alt) page.write(attributes.alt);
    },
    ontext(text) {
      if (unseen === 0) page.write(text);
    },
    onclosetag(name) {
      const closed = open.pop();
      if (closed?.isHidden) unseen -= 1;
      else if (unseen === 0) {
        if (closed?.href) page.link(closed.href, closed.from);
        if (blocks.has(name)) page.block(spaced.has(name));
        if (name === 'blockquote') page.quote(-1);
        if (name === 'pre') page.exact(-1);
      }
    },
  });
  const end = Math.min(html.length, longest);
  for (let at = 0; at < end && open.length < deepestNesting; at += piece) {
    parser.write(html.slice(at, Math.min(at + piece, end)));
  }
  parser.end();
  return page.text();
}

interface Open {
  name: string;
  isHidden: boolean;
  href: string | null;
  from: number;
  /** The number of the next item in an ordered list. */
  items: number;
}

function itemMark(open: readonly Open[]): string {
  const list = open.findLast(({ name }) => name === 'ol' || name === 'ul');
  return list?.name === 'ol' ? `${list.items++}. ` : '- ';
}

function isInvisible(style: string | undefined): boolean {
  return style !== undefined && /display\s*:\s*none|mso-hide\s*:\s*all/i.test(style.slice(0, 500));
}

function hrefOf(name: string, { href }: Record<string, string>): string | null {
  return name === 'a' && href && /^https?:/i.test(href) && href.length <= 2_000 ? href : null;
}

/** Builds lines: collapses spaces and empty lines, and tracks the quote depth of each line. */
function paper() {
  const lines: string[] = [];
  let line = '';
  let depth = 0;
  /** The index of the line where the innermost quote began. */
  let quoted = -1;
  let exact = 0;
  let written = 0;
  const mark = () => '> '.repeat(Math.min(depth, deepest));
  const end = () => {
    lines.push(`${mark()}${line}`.trimEnd());
    line = '';
  };
  return {
    length: () => written,
    write(text: string) {
      written += text.length;
      if (exact > 0) {
        const [first = '', ...others] = text.split(/\r?\n/);
        line += first;
        for (const other of others) {
          end();
          line = other;
        }
        return;
      }
      const words = text.replace(/[ \t\r\n\f]+/g, ' ');
      line += line === '' || line.endsWith(' ') ? words.replace(/^ /, '') : words;
      if (line.length > longestLine) end();
    },
    lineEnd: end,
    /** Begins a block, with an empty line before it if `apart`. */
    block(apart: boolean) {
      if (line.trim() !== '') end();
      line = '';
      const before = lines.at(-1);
      // The empty line before the first block of a quote is outside the quote.
      const empty = (lines.length === quoted ? mark().slice(2) : mark()).trimEnd();
      if (apart && before !== undefined && before !== empty) lines.push(empty);
    },
    quote(by: 1 | -1) {
      if (by < 0 && lines.at(-1) === mark().trimEnd()) lines.pop();
      depth += by;
      if (by > 0) quoted = lines.length;
    },
    exact(by: 1 | -1) {
      exact += by;
    },
    /** Adds the URL after the text of a link, unless they are equal. */
    link(href: string, from: number) {
      const words = line.slice(-Math.max(1, written - from)).trim();
      const bare = (url: string) => url.replace(/^https?:\/\/|\/$/gi, '');
      if (words !== '' && bare(words) !== bare(href)) line += ` (${href})`;
    },
    text() {
      end();
      return lines.join('\n').trim();
    },
  };
}
