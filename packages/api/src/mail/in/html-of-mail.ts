import { cleanMailHtml, cleanMessage, signatureMark } from '../../formatting/clean-message.ts';
import { isCrowded, maxTags } from '../../formatting/crowded.ts';
import { finished, saysMore } from '../../formatting/formatted.ts';
import type { Html } from '../../formatting/store/message-html.ts';
import { textHtml } from '../../formatting/text-html.ts';
import { htmlOf, treeOf } from '../../formatting/tree.ts';
import { hasFiles } from './attached.ts';
import { foldQuotes, visibleIn } from './fold.ts';
import { foldHtml, keptOf, markSignatures } from './fold-html.ts';
import type { Forwarded } from './forwarded.ts';
import type { SenderCheck } from './sender-check.ts';
import type { ParsedMail } from './thread.ts';
import { attachedWords, cleaned, type LeftOut, remarks, wholeText } from './words.ts';

/** Maximum lengths of the HTML that is read and that is stored. Beyond these, the text and the original are still available. */
const longest = 250_000;
const maxKept = 100_000;

/** The HTML of an email: the whole, and the new part of an answer with the rest collapsed. */
export interface FormattedMail {
  whole: Html;
  news: Html;
}

/** Reads the HTML part of an email; `files` are its pictures by their Content-ID. */
export function htmlOfMail(
  mail: ParsedMail,
  left: readonly LeftOut[],
  files: ReadonlyMap<string, string>,
  check: SenderCheck | null = null,
): FormattedMail {
  const sender_check = check && JSON.stringify(check);
  const html = mail.html ?? '';
  if (html.trim() === '' || html.length > longest || isCrowded(html, maxTags)) {
    const html = { html: null, sender_check };
    return { whole: { ...html, folded: null }, news: { ...html, folded: restOf(mail) } };
  }
  const first = cleanMailHtml(cleaned(html), files);
  const clean = finished(cleanMessage(first));
  const marked = signed(first);
  const visible = hasFiles(mail.parts) ? visibleIn : foldQuotes;
  const { said, rest } = foldHtml(marked ?? clean, (lines) => keptOf(lines, visible));
  const missing = [...attachedWords(mail, wholeText(mail)), remarks(mail, left).trim()]
    .filter((text) => text !== '')
    .join('\n\n');
  const shown = (part: string, isMore = saysMore(part)) => {
    const words = cleanMessage(missing === '' ? part : part + textHtml(missing));
    return isMore && words.length <= maxKept ? words : null;
  };
  return {
    whole: { html: shown(clean), folded: null, sender_check },
    // If only the HTML marks a signature, the plain text still contains it, so the HTML is needed.
    news: {
      html: shown(said, marked !== null || saysMore(said)),
      folded: folded(rest),
      sender_check,
    },
  };
}

/** Returns the HTML of an email that another one forwards. */
export function innerHtml(
  mail: ParsedMail,
  { inner, linesOf }: Forwarded,
  files: ReadonlyMap<string, string>,
  check: SenderCheck | null = null,
): Html | null {
  const html = (inner ? inner.html : mail.html) ?? '';
  if (html.trim() === '' || html.length > longest || isCrowded(html, maxTags)) return null;
  const clean = finished(cleanMessage(cleanMailHtml(cleaned(html), files)));
  const said = inner ? clean : unquoted(foldHtml(clean, linesOf).said);
  const isShown = saysMore(said) && said.length <= maxKept;
  const sender_check = check && JSON.stringify(check);
  return { html: isShown ? cleanMessage(said) : null, folded: null, sender_check };
}

/** Removes the outer quote, because Apple quotes forwarded emails. */
const unquoted = (html: string) =>
  html.replace(/^<blockquote>((?:(?!<\/?blockquote>)[^])*)<\/blockquote>$/, '$1');

/** Returns the HTML with a separator above a signature that the mail program has marked; null if none is marked. */
function signed(first: string): string | null {
  if (!first.includes(` ${signatureMark}=`)) return null;
  const tree = treeOf(first);
  markSignatures(tree);
  return finished(cleanMessage(htmlOf(tree)));
}

/** Returns the collapsed part of a plain text as HTML. */
function restOf(mail: ParsedMail): string | null {
  const lines = wholeText(mail).split('\n');
  const isKept = keptOf(lines);
  const rest = lines.filter((_, at) => !isKept[at]);
  // Its HTML would be even longer than the limit, so it isn't created.
  const length = rest.reduce((sum, line) => sum + line.length, 0);
  return length > maxKept ? null : folded(quotedHtml(rest));
}

const deepest = 5;

/** Converts lines of text to HTML, with marked lines as quotes. */
function quotedHtml(lines: readonly string[], depth = 0): string {
  const isQuote = (line: string | undefined) => depth < deepest && line?.startsWith('>') === true;
  let html = '';
  for (let at = 0; at < lines.length; ) {
    let end = at + 1;
    while (end < lines.length && isQuote(lines[end]) === isQuote(lines[at])) end += 1;
    const some = lines.slice(at, end);
    const inner = some.map((line) => line.replace(/^> ?/, ''));
    const text = some.join('\n').trim();
    if (isQuote(lines[at])) html += `<blockquote>${quotedHtml(inner, depth + 1)}</blockquote>`;
    else if (text !== '') html += textHtml(text);
    at += some.length;
  }
  return html;
}

function folded(rest: string): string | null {
  const isTooMuch = rest.length > maxKept || isCrowded(rest, maxTags);
  const clean = isTooMuch ? '' : finished(rest);
  return clean.replace(/<[^>]*>/g, '').trim() === '' ? null : clean;
}
