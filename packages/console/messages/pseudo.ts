import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { ElementLanguage } from '../../sdk/src/rules/element-languages.ts';
import type { Catalog } from './catalog.ts';

/** Two pseudo-locales for tests: longer with accents, and mirrored. */
type PseudoLocale = 'en-XA' | 'ar-XB';

export type Locale = ElementLanguage | PseudoLocale;

/** Returns a locale of the console, which is in English only. */
export function localeNamed(name = 'en'): 'en' | PseudoLocale {
  if (name === 'en' || name === 'en-XA' || name === 'ar-XB') return name;
  throw new Error(`There are no sentences in ${name}`);
}

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçđéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ';
const accents = new Map(
  Array.from(plain, (letter, at) => [letter, Array.from(accented)[at] ?? letter]),
);

/** Makes a text a third longer, as German is, by doubling every third letter. */
function longer(text: string): string {
  let letters = 0;
  return Array.from(text, (letter) => {
    const accent = accents.get(letter);
    if (!accent) return letter;
    letters += 1;
    return letters % 3 === 0 ? accent + accent.toLowerCase() : accent;
  }).join('');
}

/** Reverses the direction of each word, as Android's pseudo-locale does. */
const mirrored = (text: string) => text.replaceAll(/[\p{L}\d'’]+/gu, '\u200f\u202e$&\u202c\u200f');

const ways: Partial<Record<Locale, (text: string) => string>> = {
  'en-XA': longer,
  'ar-XB': mirrored,
};

/** A catalog, changed for a pseudo-locale: there every message is in brackets, so a cut-off message shows. */
export function translated(catalog: Catalog, locale: Locale): Catalog {
  const way = ways[locale];
  if (!way) return catalog;
  const bracket = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });
  const section = (messages: Catalog[string]) =>
    Object.fromEntries(
      Object.entries(messages).map(([name, parts]) => [
        name,
        [bracket('⟦'), ...parts.map((part) => through(part, way)), bracket('⟧')],
      ]),
    );
  return Object.fromEntries(Object.entries(catalog).map(([name, one]) => [name, section(one)]));
}

function through(part: MessageFormatElement, way: (text: string) => string): MessageFormatElement {
  const all = (parts: MessageFormatElement[]) => parts.map((one) => through(one, way));
  if (part.type === TYPE.literal) return { ...part, value: way(part.value) };
  if (part.type === TYPE.tag) return { ...part, children: all(part.children) };
  if (part.type !== TYPE.plural && part.type !== TYPE.select) return part;
  const options = Object.entries(part.options).map(([name, one]) => [
    name,
    { value: all(one.value) },
  ]);
  return { ...part, options: Object.fromEntries(options) } as MessageFormatElement;
}
