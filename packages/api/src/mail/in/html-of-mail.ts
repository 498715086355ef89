import { cleanMailHtml, cleanMessage, signatureMark } from '../../formatting/clean-message.ts';
import { isCrowded, maxTags } from '../../formatting/crowded.ts';
import { finished, saysMore } from '../../formatting/formatted.ts';
import type { Html } from '../../formatting/store/message-html.ts';
import { textHtml } from '../../formatting/text-html.ts';
import { htmlOf, treeOf } from '../../formatting/tree.ts';
import { foldHtml, keptOf, markSignatures } from './fold-html.ts';
import type { Forwarded } from './forwarded.ts';
import type { SenderCheck } from './sender-check.ts';
import type { ParsedMail } from './thread.ts';
import { attachedWords, cleaned, type LeftOut, remarks, wholeText } from './words.ts';

/** Longer HTML is not looked at, and more than so much not kept: the text is there, and the original. */
const longest = 250_000;
const maxKept = 100_000;

/** What a mail has beside its text: the whole, and the new part of an answer, with the rest folded away. */
export interface FormattedMail {
  whole: Html;
  news: Html;
}

/** Reads the HTML part of a mail; `files` are its pictures by their Content-ID. */
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
  const { said, rest } = foldHtml(marked ?? clean);
  const missing = [...attachedWords(mail, wholeText(mail)), remarks(mail, left).trim()]
    .filter((text) => text !== '')
    .join('\n\n');
  const shown = (part: string, isMore = saysMore(part)) => {
    const words = cleanMessage(missing === '' ? part : part + textHtml(missing));
    return isMore && words.length <= maxKept ? words : null;
  };
  return {
    whole: { html: shown(clean), folded: null, sender_check },
    // The text still has a signature that only the HTML shows to be one.
    news: {
      html: shown(said, marked !== null || saysMore(said)),
      folded: folded(rest),
      sender_check,
    },
  };
}

/** How the mail is formatted that another one forwards. */
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

/** Apple quotes what it forwards. */
const unquoted = (html: string) =>
  html.replace(/^<blockquote>((?:(?!<\/?blockquote>)[^])*)<\/blockquote>$/, '$1');

/** The HTML with the separator above a signature that its mail program has marked; null where none is. */
function signed(first: string): string | null {
  if (!first.includes(` ${signatureMark}=`)) return null;
  const tree = treeOf(first);
  markSignatures(tree);
  return finished(cleanMessage(htmlOf(tree)));
}

/** What was folded away of a plain text. */
function restOf(mail: ParsedMail): string | null {
  const lines = wholeText(mail).split('\n');
  const isKept = keptOf(lines);
  const rest = lines.filter((_, at) => !isKept[at]);
  // Its HTML would be longer still: it is not made to be left out.
  const length = rest.reduce((sum, line) => sum + line.length, 0);
  return length > maxKept ? null : folded(quotedHtml(rest));
}

const deepest = 5;

/** Lines of text as HTML, with those behind a mark as quotes. */
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
