import type { Schema } from '@helpdesk/sdk/contract/operations';
import { invalid } from './refusal.ts';

type Fact = Schema<'VisitorFact'>;
type Context = Record<string, unknown>;

const maxNames = 20;
const maxName = 40;
const maxText = 200;

/** What a page says of its visitor, as facts in text; refused where it is no list of short values. */
export function pageFacts(context: Context): Fact[] {
  const given = Object.entries(context).filter(([, value]) => value !== null);
  const why = refusalOf(given);
  if (why) throw invalid('context', why);
  return factsOf(given, false);
}

/** What the server of the page has signed; without what cannot be shown, as the visitor can do nothing about it. */
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

/** As it is stored, what is proved first; of one name, what the page says does not stand beside what is proved. */
export function storedFacts(facts: readonly Fact[]): string | null {
  const signed = facts.filter(({ isSigned }) => isSigned);
  const proved = new Set(signed.map(({ name }) => name));
  const said = facts.filter(({ isSigned, name }) => !isSigned && !proved.has(name));
  return facts.length > 0 ? JSON.stringify([...signed, ...said]) : null;
}

export const visitorFactsIn = (stored: string | null): Fact[] =>
  stored === null ? [] : (JSON.parse(stored) as Fact[]);
