import type { Schema } from '../contract/operations.ts';
import { folded } from './folded.ts';

/** The name of a tag color. */
export type TagColor = Schema<'TagColor'>;

/** The tag colors, in the order of the color menu. */
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

/** Maximum number of tags on a ticket. */
export const maxTagsOfTicket = 20;

/** Returns the name of a tag as it is stored: on one line, without a leading # sign. */
export const tagName = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^#+\s*/, '');

/** Normalizes the name of a tag for comparison: case, accents and spaces don't matter. */
export const foldedTagName = (text: string): string => folded(tagName(text)).replace(/\s/g, '');

/** Returns the default color of a new tag: the same for the same name, and never gray. */
export function colorOfTagName(name: string): TagColor {
  let sum = 0;
  for (const letter of foldedTagName(name)) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return tagColors[1 + (sum % (tagColors.length - 1))] ?? 'gray';
}

/** Returns the tags whose name contains the text: those that start with it first, then the most used. Ignores case, accents and spaces. */
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
