import type { Trigger } from './use-trigger.ts';

const pattern = /(?:^|\s):([a-z][a-z_]{1,24}|[+-]1)$/i;

/** Finds the colon at the start of a word with two letters after it; not in `10:30`, `:)` and `https://`. */
export function emojiAt(text: string, caret: number): Trigger | null {
  const query = pattern.exec(text.slice(0, caret))?.[1];
  if (query === undefined) return null;
  return { start: caret - query.length - 1, end: caret, query };
}
