import { invalid } from './refusal.ts';

/** The metadata that API clients store with a ticket, an article or a customer: values that compare and print as they are. */
export type Metadata = Record<string, unknown>;

const maxNames = 50;
const maxName = 40;
const maxText = 500;

/** The stored text; null for no metadata. */
export function metadataText(metadata: Metadata | null | undefined): string | null {
  const entries = Object.entries(metadata ?? {});
  const why = refusalOf(entries);
  if (why) throw invalid('metadata', why);
  return entries.length > 0 ? JSON.stringify(metadata) : null;
}

/** Why it can't be stored; null if it can. */
export function refusalOf(entries: readonly (readonly [string, unknown])[]): string | null {
  if (entries.length > maxNames) return `Metadata can have up to ${maxNames} names`;
  for (const [name, value] of entries) {
    if (name === '' || name.length > maxName) {
      return `A metadata key must have 1 to ${maxName} characters`;
    }
    if (typeof value === 'object' && value !== null) {
      return `${name} in metadata must be a string, number, boolean or null`;
    }
    if (typeof value === 'string' && value.length > maxText) {
      return `${name} in metadata has more than ${maxText} characters`;
    }
  }
  return null;
}

/** The metadata of a row. */
export const metadataIn = ({ metadata }: { metadata: string | null }): Metadata =>
  metadata === null ? {} : (JSON.parse(metadata) as Metadata);
