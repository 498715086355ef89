import type { Schema } from '../contract/operations.ts';
import { folded } from './folded.ts';

/** The name of a color that a tag can have. */
export type TagColor = Schema<'TagColor'>;

/** The colors that a tag can have, in the order in which they are offered. */
export const tagColors = [
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'indigo',
  'purple',
  'pink',
] as const satisfies readonly TagColor[];

/** How many tags a ticket can have. */
export const maxTagsOfTicket = 20;

/** The name of a tag as it is stored: on one line, without the sign that people write before tags. */
export const tagName = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^#+\s*/, '');

/** What two names of the same tag have in common: case, accents and spaces do not matter. */
export const foldedTagName = (text: string): string => folded(tagName(text)).replace(/\s/g, '');

/** The color of a new tag whose color nobody has chosen; the same for the same name, and never gray. */
export function colorOfTagName(name: string): TagColor {
  let sum = 0;
  for (const letter of foldedTagName(name)) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return tagColors[1 + (sum % (tagColors.length - 1))] ?? 'gray';
}

/**
 * The tags whose name has the text in it, those that begin with it first, then the most used. Everything that a name can
 * differ in without being another one is ignored.
 */
export function tagsMatching<Item extends { name: string; ticketCount?: number }>(
  tags: readonly Item[],
  text: string,
): Item[] {
  const wanted = foldedTagName(text);
  const place = ({ name }: Item) => foldedTagName(name).indexOf(wanted);
  return tags
    .filter((tag) => place(tag) >= 0)
    .sort(
      (one, other) =>
        Number(place(one) > 0) - Number(place(other) > 0) ||
        (other.ticketCount ?? 0) - (one.ticketCount ?? 0) ||
        (foldedTagName(one.name) < foldedTagName(other.name) ? -1 : 1),
    );
}
