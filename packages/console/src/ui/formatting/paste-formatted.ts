import { cleanedPaste } from '../paste/clean-paste.ts';
import { isFormatted, markdownOf } from './markdown-of.ts';
import { put } from './marks.ts';

/** Puts what was copied elsewhere into the box as Markdown, if it looks like more than its words; the browser can undo it. */
export function pasteFormatted(event: ClipboardEvent) {
  const { target, clipboardData } = event;
  const html = clipboardData?.getData('text/html');
  if (!html || event.defaultPrevented || !(target instanceof HTMLTextAreaElement)) return;
  const body = cleanedPaste(html);
  // A picture alone is a file to attach.
  if (!isFormatted(body) || !body.textContent?.trim()) return;
  event.preventDefault();
  const { selectionStart: from, selectionEnd: to, value } = target;
  const markdown = markdownOf(body);
  const isWithin = from > 0 && value[from - 1] !== '\n' && markdown.includes('\n');
  const insert = isWithin ? `\n\n${markdown}` : markdown;
  const end = from + insert.length;
  put(target, { from, to, insert, start: end, end });
}
