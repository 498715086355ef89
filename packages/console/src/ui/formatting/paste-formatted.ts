import { cleanedPaste } from '../paste/clean-paste.ts';
import { isFormatted, markdownOf } from './markdown-of.ts';
import { put } from './marks.ts';

/** Pastes formatted content as Markdown; the browser can undo it. */
export function pasteFormatted(event: ClipboardEvent) {
  const { target, clipboardData } = event;
  const html = clipboardData?.getData('text/html');
  if (!html || event.defaultPrevented || !(target instanceof HTMLTextAreaElement)) return;
  const body = cleanedPaste(html);
  // A single picture is attached as a file.
  if (!isFormatted(body) || !body.textContent?.trim()) return;
  event.preventDefault();
  const { selectionStart: from, selectionEnd: to, value } = target;
  const markdown = markdownOf(body);
  const isWithin = from > 0 && value[from - 1] !== '\n' && markdown.includes('\n');
  const insert = isWithin ? `\n\n${markdown}` : markdown;
  const end = from + insert.length;
  put(target, { from, to, insert, start: end, end });
}
