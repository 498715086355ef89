/** A slash at the start of a word before the caret, and what is typed after it. */
export type Slash = { start: number; end: number; query: string };

const longest = 60;
const pattern = new RegExp(`(?:^|\\s)/((?:[^\\s/][^\\n/]{0,${longest}})?)$`);

/** The slash that asks for a canned reply, if any; none in `and/or`, `https://` and `/usr/bin`. */
export function slashAt(text: string, caret: number): Slash | null {
  const query = pattern.exec(text.slice(0, caret))?.[1];
  if (query === undefined) return null;
  return { start: caret - query.length - 1, end: caret, query };
}
