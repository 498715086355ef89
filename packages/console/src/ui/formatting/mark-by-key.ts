import type { KeyboardEvent } from 'react';
import type { Mark } from './marks.ts';

const keys: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic' };

/** Sets a mark on what is selected; returns whether the key was for one. */
export function markByKey(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
  const isModified = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  const mark = keys[event.key.toLowerCase()];
  if (!isModified || !mark) return false;
  event.preventDefault();
  const { currentTarget: box } = event;
  const { value: text, selectionStart: start, selectionEnd: end } = box;
  void import('./marks.ts').then(({ changeFor, put }) =>
    put(box, changeFor(mark, { text, start, end })),
  );
  return true;
}
