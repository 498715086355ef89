import type { ValidatePattern } from '@helpdesk/sdk/rules/form-answers';
import { RE2JS } from 're2js';

const maxKept = 500;
const kept = new Map<string, RE2JS | null>();

/** A pattern compiled by the linear-time engine; null if it is rejected. */
function compiled(pattern: string): RE2JS | null {
  const known = kept.get(pattern);
  if (known !== undefined) return known;
  if (kept.size >= maxKept) kept.clear();
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

/** Whether the whole text matches; an invalid pattern matches everything. */
const matchesPattern = (pattern: string, text: string): boolean =>
  compiled(pattern)?.testExact(text) ?? true;

/** Checks an answer against the pattern of its field. */
export const validatePattern: ValidatePattern = ({ label, validation }, text) =>
  !validation?.pattern || matchesPattern(validation.pattern, text)
    ? undefined
    : ['pattern', `${label} is not in the expected format`];

/** The error of a pattern, shown to the author of the form; null if there is none. */
export function patternProblem(pattern: string): string | null {
  if (compiled(pattern)) return null;
  return isRegExp(pattern)
    ? "This pattern can't be checked safely. Remove lookarounds, backreferences and large repetitions"
    : "This pattern isn't a valid regular expression";
}

/** Maximum steps for matching a text of this length. */
export const patternSteps = (pattern: string, length: number): number =>
  (compiled(pattern)?.programSize() ?? 0) * length;

function isRegExp(pattern: string) {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}
