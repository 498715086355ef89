import { sortWords, type TicketQuery, typedFilters } from './ticket-filters.ts';
import { readTicketQuery } from './ticket-query.ts';

const quoted = (value: string) => (/\s/.test(value) ? `"${value}"` : value);

/** Tags are all of one list, any of it, or none. */
const writeTags = {
  tags: (names: readonly string[]) => names.map((name) => `tag:${quoted(name)}`).join(' '),
  anyTag: (names: readonly string[]) => `tag:${quoted(names.join(','))}`,
  noTag: (names: readonly string[]) => `-tag:${quoted(names.join(','))}`,
};

/** The text that is read as these filters and plain words: the inverse of `readTicketQuery`. */
export function writeTicketQuery(query: TicketQuery, text = ''): string {
  const words = typedFilters.map(({ name, word, typed }) => {
    const value = query[name];
    if (value === undefined) return '';
    if (Array.isArray(value)) return writeTags[name as keyof typeof writeTags](value);
    return typed ?? `${word}:${quoted(String(value))}`;
  });
  const sort = Object.entries(sortWords).find(([, order]) => order === query.sort);
  return [...words, sort ? `sort:${sort[0]}` : '', plain(text)].filter(Boolean).join(' ');
}

/** Plain words stand as they are, unless one of them has a meaning. */
function plain(text: string): string {
  // There is no way to write a quotation mark: it begins or ends what is plain.
  const words = text.replace(/[\s"]+/g, ' ').trim();
  const { query, refusal } = readTicketQuery(words);
  return refusal || Object.keys(query).length > 0 ? `"${words}"` : words;
}
