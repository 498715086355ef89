import { chatSentences } from '../chat-sentences.ts';
import { filledIn, english as ofElements } from '../element-sentences/english.ts';
import { english as ofPages } from './english.ts';
import type { Sentence } from './sentence.ts';

type Groups = Readonly<Record<string, Readonly<Record<string, Sentence>>>>;

/** The texts of elements; pages also use the errors of answers and refused requests. */
const byElements: Groups = { ...ofElements, ...filledIn, sentences: chatSentences };

const everything: Groups = { ...ofPages, ...byElements };

/** Whether elements use the text, alone or together with pages. */
export const isOfElements = (name: string) => Object.hasOwn(byElements, groupOf(name));

const groupOf = (name: string) => name.split('.')[0] ?? '';

/** Returns the placeholders of a sentence, such as {count}. */
export const placesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])];

/** Returns the placeholders of a built-in sentence; undefined if there is no such sentence or form in the language. */
export function placesOf(language: string, name: string): string[] | undefined {
  const [group = '', key = '', form] = name.split('.');
  const of = Object.hasOwn(everything, group) ? everything[group] : undefined;
  const said = of && Object.hasOwn(of, key) ? of[key] : undefined;
  if (said === undefined) return undefined;
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  if (form && !pluralCategories.some((one) => one === form)) return undefined;
  return placesIn(typeof said === 'string' ? said : said.other);
}

/** Returns why a custom text is invalid; null if it is valid. */
export function sentenceRefusal(language: string, name: string, text: string): string | null {
  const places = placesOf(language, name);
  if (!places) return "This text doesn't exist";
  const given = placesIn(text);
  const unknown = given.find((place) => !places.includes(place));
  if (unknown) return `Nothing is filled in for ${unknown} here`;
  // A plural form may contain its number as a word.
  const isForm = name.split('.').length > 2;
  const missing = places.find((place) => !given.includes(place) && !(isForm && isNumber(place)));
  return missing ? `This sentence needs ${missing}` : null;
}

const isNumber = (place: string) => /^\{(count|limit|name)\}$/.test(place);
