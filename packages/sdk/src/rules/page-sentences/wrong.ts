import type { Mistakes, Refusals } from './pack.ts';
import { formOf, type Sentence } from './sentence.ts';

/** What is wrong with an answer, or why a call is refused, as rules and server say it. */
export interface Wrong {
  code?: string;
  message: string;
}

/** What an answer is to. */
export interface Question {
  label: string;
  type?: string;
  validation?: object | null;
}

interface Said {
  mistakes: Partial<Mistakes>;
  refusals: Partial<Refusals>;
}

/** Says in a language what rules and server say in English, by its code; undefined for a code that has no sentence. */
export function sayWrong(said: Said, rules: Intl.PluralRules) {
  const mistakes: Sentences = said.mistakes;
  const refusals: Sentences = said.refusals;
  const filled = (sentence: Sentence | undefined, limit: unknown, label = '') =>
    sentence &&
    formOf(sentence, Number(limit), rules)
      .replace('{name}', () => label)
      .replace('{limit}', String(limit));
  return {
    mistake(
      { code = '', message }: Wrong,
      { label, type = '', validation }: Question = { label: '' },
    ) {
      const limit = Object(validation)[code] ?? lastNumber(message);
      // At least one is said without a number.
      const rule = code === 'minLength' && !limit ? 'required' : code;
      const isOfKind = code === 'format' || (code === 'required' && type === 'checkbox');
      const sentence = (isOfKind && mistakes[type]) || mistakes[rule] || refusals[code];
      return filled(sentence, limit, label);
    },
    refusal: ({ code = '', message }: Wrong) => filled(refusals[code], lastNumber(message)),
  };
}

type Sentences = Partial<Record<string, Sentence>>;

/** The limit that a sentence ends with. */
const lastNumber = (sentence: string) => /\d+(?=\D*$)/.exec(sentence)?.[0] ?? '';
