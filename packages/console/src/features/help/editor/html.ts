import type { Editor } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';

/** The article as HTML, without unfinished uploads and trailing empty lines; '' if it's empty. */
export function htmlOf(editor: Editor): string {
  const { doc, schema } = editor.state;
  const box = document.implementation.createHTMLDocument('').createElement('div');
  DOMSerializer.fromSchema(schema).serializeFragment(
    doc.content,
    { document: box.ownerDocument },
    box,
  );
  for (const image of box.querySelectorAll('img[src^="data:"]')) image.remove();
  while (box.lastElementChild && isEmpty(box.lastElementChild)) box.lastElementChild.remove();
  return box.innerHTML;
}

function isEmpty(element: Element): boolean {
  return element.tagName === 'P' && !element.textContent?.trim() && !element.querySelector('img');
}
