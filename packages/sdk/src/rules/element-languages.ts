import type { Schema } from '../contract/operations.ts';

/** A language of the elements. */
export type ElementLanguage = Schema<'ElementLanguage'>;

/** Every language of the elements; English is built in, the others are language packs. */
export const elementLanguages = Object.keys({
  en: 1,
  de: 1,
  fr: 1,
  es: 1,
  it: 1,
  pt: 1,
  nl: 1,
  pl: 1,
  ar: 1,
  he: 1,
  ja: 1,
} satisfies Record<ElementLanguage, 1>) as ElementLanguage[];

/** The direction in which a language is written. */
export const directionOf = (language: ElementLanguage): 'ltr' | 'rtl' =>
  language === 'ar' || language === 'he' ? 'rtl' : 'ltr';

/** The languages that are offered until an organization chooses. */
export const languagesAtFirst: ElementLanguage[] = ['en'];
