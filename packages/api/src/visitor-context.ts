import type { Schema } from '@helpdesk/sdk/contract/operations';
import { invalid } from './refusal.ts';

type Fact = Schema<'VisitorFact'>;
type Context = Record<string, unknown>;

const maxNames = 20;
const maxName = 40;
const maxText = 200;

/** The context that a page provides about its visitor, as facts in text; rejects anything but a list of short values. */
export function pageFacts(context: Context): Fact[] {
  const given = Object.entries(context).filter(([, value]) => value !== null);
  const why = refusalOf(given);
  if (why) throw invalid('context', why);
  return factsOf(given, false);
}

/** The context signed by the page's server, without invalid values, because the visitor can't fix them. */
export function signedFacts(context: unknown): Fact[] {
  if (typeof context !== 'object' || context === null || Array.isArray(context)) return [];
  const given = Object.entries(context)
    .filter((entry) => refusalOf([entry]) === null)
    .slice(0, maxNames);
  return factsOf(given, true);
}

const factsOf = (given: readonly (readonly [string, unknown])[], isSigned: boolean) =>
  given.map(([name, value]) => ({ name, value: String(value), isSigned }));

function refusalOf(given: readonly (readonly [string, unknown])[]): string | null {
  if (given.length > maxNames) return `A context can have up to ${maxNames} names`;
  for (const [name, value] of given) {
    if (name.trim() === '' || name.length > maxName) {
      return `A context key must have 1 to ${maxName} characters`;
    }
    if (!['string', 'number', 'boolean'].includes(typeof value)) {
      return `${name} in a context must be a string, number or boolean`;
    }
    if (String(value).length > maxText) {
      return `${name} in a context has more than ${maxText} characters`;
    }
  }
  return null;
}

/** The stored facts, signed ones first; an unsigned fact is dropped if a signed one has the same name. */
export function storedFacts(facts: readonly Fact[]): string | null {
  const signed = facts.filter(({ isSigned }) => isSigned);
  const proved = new Set(signed.map(({ name }) => name));
  const said = facts.filter(({ isSigned, name }) => !isSigned && !proved.has(name));
  return facts.length > 0 ? JSON.stringify([...signed, ...said]) : null;
}

export const visitorFactsIn = (stored: string | null): Fact[] =>
  stored === null ? [] : (JSON.parse(stored) as Fact[]);
