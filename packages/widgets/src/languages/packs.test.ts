import { readdirSync } from 'node:fs';
import path from 'node:path';
import { chatSentences } from '@helpdesk/sdk/rules/chat-sentences';
import { elementLanguages } from '@helpdesk/sdk/rules/element-languages';
import { filledIn, english as listed } from '@helpdesk/sdk/rules/element-sentences/english';
import type { Pack } from '@helpdesk/sdk/rules/element-sentences/pack';
import type { Sentence } from '@helpdesk/sdk/rules/page-sentences/sentence';
import { describe, expect, test } from 'vitest';
import { texts as captcha } from '../elements/captcha/texts.ts';
import { texts as formatted } from '../elements/chat/formatted/texts.ts';
import { texts as opening } from '../elements/chat/opening/texts.ts';
import { texts as people } from '../elements/chat/people/texts.ts';
import { texts as chat } from '../elements/chat/texts.ts';
import { texts as files } from '../elements/files/texts.ts';
import { texts as form } from '../elements/form/texts.ts';
import { texts as search } from '../elements/search/texts.ts';

const others = elementLanguages.filter((language) => language !== 'en');
const packs = new Map<string, Pack>();
for (const language of others) {
  packs.set(
    language,
    ((await import(`../../../sdk/src/rules/element-sentences/${language}.ts`)) as { pack: Pack })
      .pack,
  );
}

/** The English texts, by part and name; those of errors are in the rules and the server. */
const english: Record<keyof Pack, Record<string, unknown>> = {
  files,
  form: { ...form, ...captcha, launcher: 'Contact us' },
  chat: { ...chat, ...people, ...opening, ...formatted, launcher: 'Chat with us' },
  search,
  ...filledIn,
  sentences: chatSentences,
};

test('the table of sentences matches the texts of the views', () => {
  const { files, form, chat, search } = english;
  expect(listed).toEqual({ files, form, chat, search });
});

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
const formsOf = (sentence: Sentence) =>
  typeof sentence === 'string' ? { other: sentence } : sentence;

test('there is a pack for every language that an organization can offer', () => {
  const files = readdirSync(
    path.join(import.meta.dirname, '../../../sdk/src/rules/element-sentences'),
  ).filter((file) => file.length === 5);
  expect(files.toSorted()).toEqual(others.map((language) => `${language}.ts`).toSorted());
});

describe.each(others)('the pack in %s', (language) => {
  const pack = packs.get(language) as Pack;
  const parts = Object.entries(english) as [keyof Pack, Record<string, unknown>][];
  const sentences = parts.flatMap(([part, of]) =>
    Object.entries(of).map(([name, said]) => {
      const sentence = (pack[part] as Record<string, Sentence>)[name] ?? '';
      return { at: `${part}.${name}`, said: `${said as string}`, sentence };
    }),
  );

  test('has every sentence, and no others', () => {
    for (const [part, of] of parts) {
      expect(Object.keys(pack[part]).toSorted(), part).toEqual(Object.keys(of).toSorted());
    }
    for (const { at, sentence } of sentences) {
      for (const text of Object.values(formsOf(sentence))) {
        expect(text.trim(), at).toBe(text);
        expect(text, at).not.toBe('');
      }
    }
  });

  test('has the same placeholders as English', () => {
    // Zero never occurs: without articles there is another sentence, and no limit is zero.
    const numbers = countsOf(language, 1);
    for (const { at, said, sentence } of sentences) {
      const { other, ...rest } = formsOf(sentence);
      expect(placeholders(other), at).toEqual(placeholders(said));
      for (const [form, text] of Object.entries(rest)) {
        // A form for a single number can contain it as a word.
        const isOne = (numbers.get(form) ?? 0) <= 1;
        const expected = placeholders(said).filter(
          (each) => !isOne || !isNumber(at, each) || text.includes(each),
        );
        expect(placeholders(text), `${at} ${form}`).toEqual(expected);
      }
    }
  });

  test('has exactly the plural forms of the language', () => {
    const needed = [...new Set([...countsOf(language).keys(), 'other'])];
    for (const { at, sentence } of sentences) {
      if (typeof sentence === 'string') continue;
      expect(Object.keys(sentence).toSorted(), at).toEqual(needed.toSorted());
    }
    for (const at of counted) {
      const { sentence } = sentences.find((each) => each.at === at) ?? {};
      expect(typeof sentence, at).toBe('object');
    }
  });

  test('is not left in English', () => {
    const same = sentences.filter(({ said, sentence }) => sentence === said && / /.test(said));
    expect(same).toEqual([]);
  });
});

/** The sentences with plural forms. */
const counted = [
  'files.tooManyFiles',
  'chat.ahead',
  'chat.unread',
  'chat.readSteps',
  'chat.answersInMinutes',
  'chat.answersInHours',
  'search.found',
  'mistakes.minLength',
  'mistakes.maxLength',
  'mistakes.maxFiles',
];

/** Counts the numbers for each plural form, up to 1,000. */
function countsOf(language: string, least = 0): Map<string, number> {
  const rules = new Intl.PluralRules(language);
  const counts = new Map<string, number>();
  for (let count = least; count <= 1_000; count += 1) {
    const form = rules.select(count);
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return counts;
}

/** Whether a placeholder is the number: {name} is the number in texts, and the label in errors. */
const isNumber = (at: string, placeholder: string) =>
  placeholder === '{limit}' || !at.startsWith('mistakes');
