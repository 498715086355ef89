import type { Trigger } from '../use-trigger.ts';

const longest = 60;
const pattern = new RegExp(`(?:^|\\s)/((?:[^\\s/][^\\n/]{0,${longest}})?)$`);

/** Finds the slash at the start of a word that opens the canned replies; not in `and/or`, `https://` and `/usr/bin`. */
export function slashAt(text: string, caret: number): Trigger | null {
  const query = pattern.exec(text.slice(0, caret))?.[1];
  if (query === undefined) return null;
  return { start: caret - query.length - 1, end: caret, query };
}
