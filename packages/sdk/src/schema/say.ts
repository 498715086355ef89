/** The error messages of one field by rule, from `x-messages` of the contract. */
export type Said = Readonly<Record<string, string>>;

/** The rule that a value breaks, with the values for its error message. */
export interface Broken {
  rule: string;
  limit?: number;
  /** The valid values. */
  choices?: readonly unknown[];
}

interface RawIssue {
  readonly path?: readonly PropertyKey[];
  readonly input?: unknown;
  readonly params?: Record<string, unknown>;
  /** The values of an enum or a literal. */
  readonly values?: readonly unknown[];
}

/**
 * Returns the label of a field: `customerEmail` is "Customer email", `ids.0` is "IDs (item 1)", and `tickets.0.externalId` is "External ID
 * (item 1)".
 */
function labelOf(path: readonly PropertyKey[]): string {
  const name = String(path.findLast((part) => Number.isNaN(Number(part))) ?? 'value');
  const words = name.replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  const label = words
    .replace(/(^| )(id|url)(s?)$/, (_, space, word, plural) => space + word.toUpperCase() + plural)
    .replace(/^./, (first) => first.toUpperCase());
  const item = path.findLast((part) => !Number.isNaN(Number(part)));
  return item === undefined ? label : `${label} (item ${Number(item) + 1})`;
}

/** Returns the error message for a broken rule: the contract's, or else a generic one that names the field. */
export function sentence(
  said: Said,
  { rule, limit, choices = [] }: Broken,
  path: readonly PropertyKey[] = [],
) {
  const own = said[rule];
  if (own !== undefined) return own;
  const field = path.length > 0 ? labelOf(path) : 'The value';
  switch (rule) {
    case 'required':
      return path.length > 0 ? `${field} is required` : 'A JSON body is required';
    case 'minLength':
      return `${field} must be at least ${counted(limit, 'character')} long`;
    case 'maxLength':
      return `${field} must be at most ${counted(limit, 'character')} long`;
    case 'minimum':
      return `${field} must be at least ${limit}`;
    case 'maximum':
      return `${field} must be at most ${limit}`;
    case 'minItems':
      return `${field} must have at least ${counted(limit, 'item')}`;
    case 'maxItems':
      return `${field} must have at most ${counted(limit, 'item')}`;
    case 'option':
      return `${field} must be ${choices.length > 1 ? 'one of ' : ''}${choices.join(', ')}`;
    case 'characters':
      return `${field} contains a character that isn't allowed`;
    default:
      return `${field} is invalid`;
  }
}

/** For zod's `error`: returns the message for a missing value or one of the wrong type. */
export function wrong(said: Said, rule: string, kind: string) {
  return (issue: RawIssue) => {
    const path = issue.path ?? [];
    if (issue.input == null) return sentence(said, { rule: 'required' }, path);
    if (rule !== 'type') return sentence(said, { rule, choices: issue.values ?? [] }, path);
    if (said.type !== undefined) return said.type;
    return `${path.length > 0 ? labelOf(path) : 'The body'} must be ${kind}`;
  };
}

function counted(count: number | undefined, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
