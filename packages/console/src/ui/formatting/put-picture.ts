import { asMarkdown } from '@helpdesk/sdk/rules/markdown-text';
import { pictureMark } from '@helpdesk/sdk/rules/picture-marks';
import { isRich, type TextBox } from '../text/text-box.ts';
import { put } from './marks.ts';

type Named = { id: string; name: string };

const fits = (box: HTMLTextAreaElement, length: number) =>
  box.maxLength < 0 || length <= box.maxLength;

/** Inserts pictures at the caret as if they were typed; if the text would be too long, they are only attached. */
export function putPictures(box: TextBox, pictures: readonly Named[]): void {
  if (isRich(box)) return box.putPictures(pictures);
  const insert = pictures.map(pictureMark).join('\n');
  const { value, selectionStart: from, selectionEnd: to } = box;
  if (insert === '' || !fits(box, value.length - (to - from) + insert.length)) return;
  const end = from + insert.length;
  put(box, { from, to, insert, start: end, end });
}

/** Inserts a picture into a plain text, which is converted to Markdown with the same content; returns false if it would be too long. */
export function putInPlain(box: HTMLTextAreaElement, picture: Named): boolean {
  const { value, selectionEnd: at } = box;
  const before = `${asMarkdown(value.slice(0, at))}${pictureMark(picture)}`;
  const insert = before + asMarkdown(value.slice(at));
  if (!fits(box, insert.length)) return false;
  put(box, { from: 0, to: value.length, insert, start: before.length, end: before.length });
  return true;
}

/** Moves the caret to where something was dropped, if the browser reports it; returns whether that was on the box. */
export function caretAt(box: TextBox, event: MouseEvent): boolean {
  if (isRich(box)) return box.caretAt(event);
  const { clientX, clientY, target } = event;
  if (target !== box) return false;
  const place = document.caretPositionFromPoint?.(clientX, clientY);
  if (place?.offsetNode === box) box.setSelectionRange(place.offset, place.offset);
  return true;
}
