import { chatSentences } from '../chat-sentences.ts';
import { filledIn, english as ofElements } from '../element-sentences/english.ts';
import { english as ofPages } from './english.ts';
import type { Sentence } from './sentence.ts';

type Groups = Readonly<Record<string, Readonly<Record<string, Sentence>>>>;

/** What elements say; mistakes and refusals are said by pages, too. */
const byElements: Groups = { ...ofElements, ...filledIn, sentences: chatSentences };

const everything: Groups = { ...ofPages, ...byElements };

/** Whether elements say it, besides pages or alone. */
export const isOfElements = (name: string) => Object.hasOwn(byElements, groupOf(name));

const groupOf = (name: string) => name.split('.')[0] ?? '';

/** What is filled in where a sentence has these, such as {count}. */
export const placesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])];

/** The places of the built-in sentence of this name; undefined where there is none in the language. */
export function placesOf(language: string, name: string): string[] | undefined {
  const [group = '', key = '', form] = name.split('.');
  const of = Object.hasOwn(everything, group) ? everything[group] : undefined;
  const said = of && Object.hasOwn(of, key) ? of[key] : undefined;
  if (said === undefined) return undefined;
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  if (form && !pluralCategories.some((one) => one === form)) return undefined;
  return placesIn(typeof said === 'string' ? said : said.other);
}

/** Why a sentence cannot be said like this; null where it can. */
export function sentenceRefusal(language: string, name: string, text: string): string | null {
  const places = placesOf(language, name);
  if (!places) return "This text doesn't exist";
  const given = placesIn(text);
  const unknown = given.find((place) => !places.includes(place));
  if (unknown) return `Nothing is filled in for ${unknown} here`;
  // A form may say its number as a word.
  const isForm = name.split('.').length > 2;
  const missing = places.find((place) => !given.includes(place) && !(isForm && isNumber(place)));
  return missing ? `This sentence needs ${missing}` : null;
}

const isNumber = (place: string) => /^\{(count|limit|name)\}$/.test(place);
