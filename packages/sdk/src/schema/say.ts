/** The sentences of one field, by the rule they belong to; from `x-messages` of the contract. */
export type Said = Readonly<Record<string, string>>;

/** The rule that a value breaks, with what is needed for a sentence to a person. */
export interface Broken {
  rule: string;
  limit?: number;
  /** The values that would be right. */
  choices?: readonly unknown[];
}

interface RawIssue {
  readonly path?: readonly PropertyKey[];
  readonly input?: unknown;
  readonly params?: Record<string, unknown>;
  /** Of an enum or a literal. */
  readonly values?: readonly unknown[];
}

/**
 * A field's name as a label: `customerEmail` is "Customer email", `ids.0` is "IDs (item 1)", and `tickets.0.externalId` is
 * "External ID (item 1)".
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

/** The sentence for a broken rule: the contract's, else a plain one that names the field. */
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

/** For zod's `error`: what to say when a value is absent or not of the kind it must be. */
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
