import { RE2JS } from 're2js';

const mostKept = 500;
const kept = new Map<string, RE2JS | null>();

/** A pattern as the linear-time engine has it; null when it refuses the pattern. */
function compiled(pattern: string): RE2JS | null {
  const known = kept.get(pattern);
  if (known !== undefined) return known;
  if (kept.size >= mostKept) kept.clear();
  const made = compile(pattern);
  kept.set(pattern, made);
  return made;
}

function compile(pattern: string): RE2JS | null {
  try {
    return RE2JS.compile(pattern);
  } catch {
    return null;
  }
}

/** Whether the whole text matches; a pattern that could never be saved keeps nobody from writing to us. */
export const matchesPattern = (pattern: string, text: string): boolean =>
  compiled(pattern)?.testExact(text) ?? true;

/** What is wrong with a pattern, in a sentence for whoever builds the form; null when nothing is. */
export function patternProblem(pattern: string): string | null {
  if (compiled(pattern)) return null;
  return isRegExp(pattern)
    ? 'This pattern cannot be checked safely. Do without look-around, back-references and large repetitions'
    : 'This pattern is not a valid regular expression';
}

/** How many steps judging a text of this length may take. */
export const patternSteps = (pattern: string, length: number): number =>
  (compiled(pattern)?.programSize() ?? 0) * length;

function isRegExp(pattern: string) {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}
