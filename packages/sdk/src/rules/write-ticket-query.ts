import { sortWords, type TicketQuery, typedFilters } from './ticket-filters.ts';
import { readTicketQuery } from './ticket-query.ts';

const quoted = (value: string) => (/\s/.test(value) ? `"${value}"` : value);

/** Tags that must all match, of which any matches, or of which none may match. */
const writeTags = {
  tags: (names: readonly string[]) => names.map((name) => `tag:${quoted(name)}`).join(' '),
  anyTag: (names: readonly string[]) => `tag:${quoted(names.join(','))}`,
  noTag: (names: readonly string[]) => `-tag:${quoted(names.join(','))}`,
};

/** Returns the query text for filters and plain words: the inverse of `readTicketQuery`. */
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

/** Quotes plain words if one of them would be a filter. */
function plain(text: string): string {
  // Quotation marks can't be escaped: they would start or end a quoted text.
  const words = text.replace(/[\s"]+/g, ' ').trim();
  const { query, refusal } = readTicketQuery(words);
  return refusal || Object.keys(query).length > 0 ? `"${words}"` : words;
}
