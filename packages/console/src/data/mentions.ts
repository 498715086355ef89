import type { Trigger } from './use-trigger.ts';

/** A member who can be mentioned in a note, with their name. */
export type Mentionable = { id: string; name: string };

export type MentionPart = { text: string; id: string | null };

const startsWord = /[\s([{"'“‘]/;
const isOfWord = /[\p{L}\p{N}]/u;

/** Splits a text into parts; mentions such as `@Jonas Weber` have an ID. The longest matching name is used. */
export function partsOf(text: string, people: readonly Mentionable[]): MentionPart[] {
  const longestFirst = people
    .filter(({ name }) => name !== '')
    .sort((one, other) => other.name.length - one.name.length);
  const parts: MentionPart[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (at < from || (at > 0 && !startsWord.test(text.charAt(at - 1)))) continue;
    const rest = text.slice(at + 1);
    const found = longestFirst.find(
      ({ name }) => rest.startsWith(name) && !isOfWord.test(rest.charAt(name.length)),
    );
    if (!found) continue;
    if (at > from) parts.push({ text: text.slice(from, at), id: null });
    from = at + 1 + found.name.length;
    parts.push({ text: text.slice(at, from), id: found.id });
  }
  if (from < text.length) parts.push({ text: text.slice(from), id: null });
  return parts;
}

/** Returns the IDs of the mentioned members, each once. */
export const mentionedIn = (text: string, people: readonly Mentionable[]): string[] => [
  ...new Set(partsOf(text, people).flatMap(({ id }) => id ?? [])),
];

const longest = 60;
const pattern = new RegExp(`(?:^|[\\s([{"'])@((?:[^\\s@][^\\n@]{0,${longest}})?)$`);

/** Finds the at sign that starts a mention; not in an email address. */
export function atSign(text: string, caret: number): Trigger | null {
  const query = pattern.exec(text.slice(0, caret))?.[1];
  if (query === undefined) return null;
  return { start: caret - query.length - 1, end: caret, query };
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the members with a word of their name, or the whole name, that starts with the text. */
export function matching<Person extends Mentionable & { email: string }>(
  people: readonly Person[],
  query: string,
): Person[] {
  const typed = folded(query.trim());
  return people.filter(({ name, email }) => {
    const words = folded(name);
    return (
      `${words} ${folded(email)}`.split(/\s+/).some((word) => word.startsWith(typed)) ||
      words.startsWith(typed)
    );
  });
}
