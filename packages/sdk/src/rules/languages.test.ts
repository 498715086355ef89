import { expect, test } from 'vitest';
import { languageCode, mailLanguageFor } from './languages.ts';

test.each([
  ['de', 'de'],
  ['de-DE', 'de-DE'],
  ['DE_at', 'de-AT'],
  ['pt-br, en', 'pt-BR'],
  ['zh-Hant-TW', 'zh-Hant'],
  ['es-419', 'es'],
  ['iw', 'he'],
  [' fr;q=0.9', 'fr'],
  ['de-DE-u-co-phonebk', 'de-DE'],
  ['', null],
  ['klingon!', null],
  ['und', null],
  ['mul', null],
  ['x-private', null],
  ['en-' + 'a'.repeat(90), null],
  ['de-1', null],
  [undefined, null],
])('the language of %j is %j', (text, code) => {
  expect(languageCode(text)).toBe(code);
});

test.each([
  ['of the customer, where there are words in it', ['de', 'fr'], 'fr', 'de', 'fr'],
  ['of their country first', ['de', 'de-AT'], 'de-AT', 'en', 'de-AT'],
  ['of no country in particular', ['de', 'fr'], 'de-AT', 'fr', 'de'],
  ['of another country', ['pt-BR'], 'pt', 'en', 'pt-BR'],
  ['of the organization, where it is the same', ['de', 'de-AT'], 'de-CH', 'de-AT', 'de'],
  ['of the organization, where there are no words in it', ['de'], 'it', 'de', 'de'],
  ['of the organization, where nothing is known', ['de', 'fr'], null, 'de', 'de'],
  ['English, which is built in', ['de'], 'en-GB', 'de', 'en'],
  ['in no other script', ['zh-Hans'], 'zh-Hant', 'en', 'en'],
] as const)('an email is in the language %s', (_, written, customer, organization, language) => {
  expect(mailLanguageFor(written, customer, organization)).toBe(language);
});
