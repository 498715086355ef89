/** An error beside a field of a form: the contract's `FieldError`. */
export interface FieldError {
  /** The dotted path of the field; empty for the body as a whole. */
  field: string;
  /** The name of the broken rule in the contract: required, minLength, format … */
  code: string;
  message: string;
}

/** Maximum number of field errors in a response. */
export const maxListedErrors = 20;

/** The parts of a zod issue that are needed for an error message. */
export interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly params?: Record<string, unknown>;
  readonly keys?: readonly string[];
}

/** Converts issues of the generated schemas to field errors, in the order of the schema's fields; returns the first `max`. */
export function fieldErrors(
  issues: readonly Issue[],
  input: unknown,
  max = Number.POSITIVE_INFINITY,
): FieldError[] {
  const errors: FieldError[] = [];
  for (const issue of issues) {
    const left = max - errors.length;
    if (left <= 0) break;
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const key of (issue.keys ?? []).slice(0, left)) {
        const field = [...path, key].join('.');
        errors.push({ field, code: 'unknown', message: `Unknown parameter: ${field}` });
      }
    } else {
      errors.push({ field: path.join('.'), code: codeOf(issue, input), message: issue.message });
    }
  }
  return errors;
}

/** Returns the number of field errors for these issues: one for each unknown field. */
export const countFieldErrors = (issues: readonly Issue[]): number =>
  issues.reduce(
    (sum, { code, keys }) => sum + (code === 'unrecognized_keys' ? (keys ?? []).length : 1),
    0,
  );

function codeOf(issue: Issue, input: unknown): string {
  if (typeof issue.params?.rule === 'string') return issue.params.rule;
  if (issue.path.length > 0 && valueAt(input, issue.path) == null) return 'required';
  return issue.code === 'invalid_value' ? 'option' : 'type';
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
