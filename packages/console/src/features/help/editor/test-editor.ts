import { Editor, type Extensions } from '@tiptap/core';
import { afterEach } from 'vitest';
import { articleExtensions } from './extensions.ts';

const editors: Editor[] = [];
afterEach(() => {
  for (const editor of editors.splice(0)) if (!editor.isDestroyed) editor.destroy();
});

/** An article editor without toolbar, for tests. */
export function editorOf(content: string, more: Extensions = []) {
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    injectCSS: false,
    content,
    extensions: [...articleExtensions, ...more],
  });
  editors.push(editor);
  return editor;
}

/** Puts the cursor into a text, after this many characters, or selects all of it. */
export function select(editor: Editor, text: string, behind?: number) {
  let found = -1;
  editor.state.doc.descendants((node, position) => {
    const at = node.text?.indexOf(text) ?? -1;
    if (found < 0 && at >= 0) found = position + at;
  });
  if (found < 0) throw new Error(`There is no ${text}`);
  const to = found + text.length;
  editor.commands.setTextSelection(behind === undefined ? { from: found, to } : found + behind);
}

/** Presses a key in the text; returns whether the editor has handled it. */
export function pressIn(editor: Editor, key: string, more: KeyboardEventInit = {}) {
  const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  return !editor.view.dom.dispatchEvent(pressed);
}

/** The text around the cursor. */
export const lineOf = (editor: Editor) => editor.state.selection.$from.parent.textContent;
