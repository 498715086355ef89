import { dateOnly, dateOnlyIn, dateTime, dateTimeIn, localeOf } from '@helpdesk/sdk/rules/dates';
import { directionOf, type ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { fileSize } from '@helpdesk/sdk/rules/file-size';
import * as ar from '@helpdesk/sdk/rules/page-sentences/ar';
import * as de from '@helpdesk/sdk/rules/page-sentences/de';
import { english } from '@helpdesk/sdk/rules/page-sentences/english';
import * as es from '@helpdesk/sdk/rules/page-sentences/es';
import * as fr from '@helpdesk/sdk/rules/page-sentences/fr';
import * as he from '@helpdesk/sdk/rules/page-sentences/he';
import * as it from '@helpdesk/sdk/rules/page-sentences/it';
import * as ja from '@helpdesk/sdk/rules/page-sentences/ja';
import * as nl from '@helpdesk/sdk/rules/page-sentences/nl';
import type { Mistakes, PageSentences, Refusals } from '@helpdesk/sdk/rules/page-sentences/pack';
import * as pl from '@helpdesk/sdk/rules/page-sentences/pl';
import * as pt from '@helpdesk/sdk/rules/page-sentences/pt';
import { formOf, type Sentence } from '@helpdesk/sdk/rules/page-sentences/sentence';
import { fileSizeIn } from '@helpdesk/sdk/rules/page-sentences/size';
import { type OwnWords, withOwn } from '@helpdesk/sdk/rules/page-sentences/with-own';
import { type Question, sayWrong, type Wrong } from '@helpdesk/sdk/rules/page-sentences/wrong';
import { Html, html } from '../http/pages/html.ts';
import { completed, missSentence } from '../missing-sentences.ts';
import type { FieldRefusal } from '../refusal.ts';

interface Pack {
  pages: PageSentences;
  mistakes: Partial<Mistakes>;
  refusals: Partial<Refusals>;
}

/** English uses the server's own error messages, unless the organization has customized them. */
const packs: Record<ElementLanguage, Pack> = {
  en: { pages: english, mistakes: {}, refusals: {} },
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  ar,
  he,
  ja,
};

type Values = Record<string, string | number>;

interface Refused extends Wrong {
  errors?: readonly FieldRefusal[] | undefined;
}

/** The texts of a page in the visitor's language. */
export interface Voice {
  language: ElementLanguage;
  dir: 'ltr' | 'rtl';
  words: PageSentences;
  /** Error messages for rejected files, for a script; empty if the server's messages are already in this language. */
  refusals: Partial<Refusals>;
  /** Fills in the placeholders of a sentence; {count} chooses the plural form. */
  say(sentence: Sentence, values: Values): string;
  /** The same for HTML: values may contain markup. */
  sayHtml(sentence: Sentence, values: Record<string, string | number | Html>): Html;
  /** Formats a date and time; an empty string for none. */
  moment(at: string, timeZone: string): string;
  day(at: string, timeZone: string): string;
  size(bytes: number): string;
  /** The error message for an answer to a question. */
  mistake(wrong: Wrong, question: Question): string;
  /** The error message for a refused request; for an error in one of the named fields, the message of that field. */
  refusal(refused: Refused, fields?: Readonly<Record<string, string>>): string;
}

/** Returns the voice of a language, with the organization's custom texts if it has some. */
export const voiceOf = (language: ElementLanguage, own: OwnWords = {}): Voice =>
  Object.keys(own).length > 0 ? createVoice(language, own) : voices[language];

const wrongs = ({ mistakes, refusals }: Pack) => ({ mistakes, refusals });

const placeholder = /\{(\w+)\}/;

function createVoice(language: ElementLanguage, own: OwnWords = {}): Voice {
  const { mistakes, refusals } = withOwn(wrongs(packs[language]), own);
  const words = completed(language, withOwn(packs[language].pages, own), english);
  const isEnglish = language === 'en';
  const locale = localeOf(language);
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(locale);
  const wrong = sayWrong({ mistakes, refusals }, rules);
  const written = (value: string | number) =>
    typeof value === 'number' ? numbers.format(value) : value;
  /** Splits a sentence into texts and, between them, the names of placeholders. */
  const partsOf = (sentence: Sentence, { count }: Record<string, unknown>) =>
    formOf(sentence, Number(count), rules).split(placeholder);
  /** Falls back to a general message in the visitor's language rather than a specific one in English. */
  const general = (said: Wrong, code: 'validation_failed' | 'internal') => {
    if (isEnglish) return said.message;
    missSentence(language);
    return refusals[code];
  };
  const mistake = (said: Wrong, question: Question) =>
    wrong.mistake(said, question) ?? general(said, 'validation_failed');
  return {
    language,
    dir: directionOf(language),
    words,
    refusals,
    say: (sentence, values) =>
      partsOf(sentence, values)
        .map((part, at) => (at % 2 ? written(values[part] ?? '') : part))
        .join(''),
    sayHtml: (sentence, values) =>
      partsOf(sentence, values).reduce((before, part, at) => {
        const value = at % 2 ? (values[part] ?? '') : part;
        return html`${before}${value instanceof Html ? value : written(value)}`;
      }, html``),
    moment: (at, timeZone) =>
      isEnglish ? dateTime(at, timeZone) : dateTimeIn(language, at, timeZone),
    day: (at, timeZone) =>
      isEnglish ? dateOnly(at, timeZone) : dateOnlyIn(language, at, timeZone),
    size: (bytes) => (isEnglish ? fileSize(bytes) : fileSizeIn(locale, bytes)),
    mistake: (said, question) => String(mistake(said, question)),
    refusal(refused, fields = {}) {
      const [error] = refused.errors ?? [];
      const label = error && fields[error.field];
      return String(
        label
          ? mistake(error, { label })
          : (wrong.refusal(refused) ?? general(refused, 'internal')),
      );
    },
  };
}

const voices = Object.fromEntries(
  Object.keys(packs).map((name) => [name, createVoice(name as ElementLanguage)]),
) as Record<ElementLanguage, Voice>;
