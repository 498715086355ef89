import { changeFor, type Mark, put } from './marks.ts';

const keys: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic' };

/** Formats the selection, before the next key arrives. */
export function markByKey(event: KeyboardEvent) {
  const { target: box } = event;
  const isModified = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  const mark = keys[event.key.toLowerCase()];
  if (!isModified || !mark || !(box instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  const { value: text, selectionStart: start, selectionEnd: end } = box;
  put(box, changeFor(mark, { text, start, end }));
}
