import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';

/** Selects plain text on this device, so the composer is a text area. */
export const writePlain = () => localStorage.setItem('helpdesk_choice:composer', 'plain');

/** jsdom has no layout. */
export function withoutLayout() {
  Range.prototype.getClientRects = () => [] as never;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
}

type Rich = HTMLElement & { editor: Editor };

/** Returns the rich text editor, once it has loaded. */
export const richBox = (name = 'Reply') =>
  waitFor(() => {
    const box = screen.getByRole('textbox', { name });
    if (!('editor' in box)) throw new Error('It is a text area still');
    return box as Rich;
  });

/** Types letter by letter, so Markdown shortcuts apply. */
export function typeIn({ editor: { view } }: Rich, text: string) {
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const typed = () => view.state.tr.insertText(letter, from, to);
    const isTaken = view.someProp('handleTextInput', (take) => take(view, from, to, letter, typed));
    if (!isTaken) view.dispatch(typed());
  }
}

export const press = (box: HTMLElement, key: string, more: object = {}) =>
  fireEvent.keyDown(box, { key, ...more });

/** The lines on screen. */
export const linesIn = (box: HTMLElement) =>
  [...box.children].map((line) => line.textContent.replaceAll('\u200B', ''));
