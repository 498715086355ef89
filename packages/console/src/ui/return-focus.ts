import type { MouseEvent } from 'react';
import { isRich, type TextBox } from './text/text-box.ts';

/** Moves the caret of a re-rendered box to the end of its text. */
export function putCaretAtEnd(box: TextBox | null) {
  if (isRich(box)) box.putCaretAtEnd();
  else box?.setSelectionRange(box.value.length, box.value.length);
}

/** A button of a toolbar that opens no menu. */
const button = 'button:not([aria-haspopup])';

const isOfButton = ({ currentTarget, target }: MouseEvent<HTMLElement>) =>
  // React also reports events of a dialog that was opened from here.
  target instanceof Element && currentTarget.contains(target) && target.closest(button) !== null;

/** Keeps the focus in the text while a button beside it is pressed. */
export function keepFocus(event: MouseEvent<HTMLElement>) {
  if (isOfButton(event)) event.preventDefault();
}

/** Moves the focus to the text after a click on a button beside it. By keyboard, the focus stays on the button. */
export function returnFocus(event: MouseEvent<HTMLElement>, box: TextBox | null) {
  if (event.detail > 0 && isOfButton(event)) box?.focus();
}
