import { describe, expect, test } from 'vitest';
import { elementLanguages } from '../element-languages.ts';
import { english } from './english.ts';
import type { Mistakes, PageSentences, Refusals } from './pack.ts';
import type { Sentence } from './sentence.ts';
import { sayWrong } from './wrong.ts';

interface Pack {
  pages: PageSentences;
  mistakes: Mistakes;
  refusals: Refusals;
}

const others = elementLanguages.filter((language) => language !== 'en');
const packs = new Map<string, Pack>();
for (const language of others) {
  packs.set(language, (await import(`./${language}.ts`)) as Pack);
}

const namesOf = (groups: object) =>
  Object.entries(groups).flatMap(([group, sentences]) =>
    Object.keys(sentences as object).map((name) => `${group}.${name}`),
  );
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

/** Returns the plural forms of the numbers from 0 to 1,000. */
function formsFor(language: string) {
  const rules = new Intl.PluralRules(language);
  const forms = new Set<string>(['other']);
  for (let count = 0; count <= 1_000; count += 1) forms.add(rules.select(count));
  return [...forms].toSorted();
}

/** Returns the plural forms that are used for a single number, which can be a word in them. */
function singleForms(language: string) {
  const rules = new Intl.PluralRules(language);
  const counts = new Map<string, number>();
  for (let count = 0; count <= 1_000; count += 1) {
    const form = rules.select(count);
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count === 1).map(([form]) => form);
}

describe.each(others)('the pages in %s', (language) => {
  const { pages } = packs.get(language) as Pack;
  const all = Object.entries(english).flatMap(([group, of]) =>
    Object.entries(of as Record<string, Sentence>).map(([name, said]) => {
      const words = pages[group as keyof PageSentences] as Record<string, Sentence>;
      return { at: `${group}.${name}`, said, sentence: words[name] ?? '' };
    }),
  );

  test('have every sentence, and no others', () => {
    expect(namesOf(pages).toSorted()).toEqual(namesOf(english).toSorted());
    for (const { at, sentence } of all) {
      const texts = typeof sentence === 'string' ? [sentence] : Object.values(sentence);
      for (const text of texts) {
        expect(text.trim(), at).toBe(text);
        expect(text, at).not.toBe('');
      }
    }
  });

  test('have the same placeholders as English', () => {
    const single = singleForms(language);
    for (const { at, said, sentence } of all) {
      const expected = placeholders(typeof said === 'string' ? said : said.other);
      const forms = typeof sentence === 'string' ? { other: sentence } : sentence;
      for (const [form, text] of Object.entries(forms)) {
        const needed = expected.filter(
          (each) => each !== '{count}' || !single.includes(form) || text.includes(each),
        );
        expect(placeholders(text), `${at} ${form}`).toEqual(needed);
      }
    }
  });

  test('have exactly the plural forms of the language', () => {
    for (const { at, said, sentence } of all) {
      expect(typeof sentence, at).toBe(typeof said);
      if (typeof sentence === 'string') continue;
      expect(Object.keys(sentence).toSorted(), at).toEqual(formsFor(language));
    }
  });

  test('are not left in English', () => {
    const left = all.filter(
      ({ at, said, sentence }) =>
        sentence === said &&
        !['frame.titled', 'script.picture'].includes(at) &&
        typeof said === 'string' &&
        /[a-z]{2,} /.test(said),
    );
    expect(left).toEqual([]);
  });
});

test('error messages are found by code and contain the label and the limit', () => {
  const said = sayWrong(packs.get('de') as Pack, new Intl.PluralRules('de'));
  const question = { label: '$& Name', type: 'text', validation: { maxLength: 7 } };
  expect(said.mistake({ code: 'required', message: 'x' }, question)).toBe(
    'Bitte füllen Sie „$& Name“ aus',
  );
  expect(said.mistake({ code: 'maxLength', message: 'x' }, question)).toBe(
    '„$& Name“ darf höchstens 7 Zeichen haben',
  );
  expect(said.refusal({ code: 'file_too_large', message: 'A file can be up to 25 MB' })).toBe(
    'Eine Datei darf höchstens 25 MB haben',
  );
  expect(said.refusal({ code: 'nothing_known', message: 'x' })).toBeUndefined();
});
