import type { Trigger } from './use-trigger.ts';

const maxLength = 60;
const pattern = new RegExp(`(?:^|\\s)#((?:[^\\s#][^\\n#]{0,${maxLength}})?)$`);
const isNumber = /^\d+(?![\p{L}\p{N}_-])/u;

/** Finds the number sign at the start of a word that searches for an article; not in `#12`, `C#` and `## Title`. */
export function numberSignAt(text: string, caret: number): Trigger | null {
  const query = pattern.exec(text.slice(0, caret))?.[1];
  if (query === undefined || isNumber.test(query)) return null;
  return { start: caret - query.length - 1, end: caret, query };
}
