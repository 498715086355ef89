import type { MouseEvent, RefObject } from 'react';

/** Puts the caret of a box that was drawn anew behind its text. */
export const putCaretAtEnd = (box: HTMLTextAreaElement | null) =>
  box?.setSelectionRange(box.value.length, box.value.length);

/** A button of a toolbar that opens no menu. */
const button = 'button:not([aria-haspopup])';

/** Handlers of a form that give the focus to its text after a click on one of its buttons, so that typing goes on there. */
export function returnFocusTo(box: RefObject<HTMLTextAreaElement | null>) {
  const isButton = ({ currentTarget, target }: MouseEvent<HTMLElement>) =>
    // React hands on what happens in a dialog that was opened from here.
    target instanceof Element && currentTarget.contains(target) && target.closest(button) !== null;
  return {
    onMouseDown(event: MouseEvent<HTMLElement>) {
      if (isButton(event)) event.preventDefault();
    },
    onClick(event: MouseEvent<HTMLElement>) {
      // By keyboard, the focus stays on the button.
      if (event.detail > 0 && isButton(event)) box.current?.focus();
    },
  };
}
