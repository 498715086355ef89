import type { Mistakes, Refusals } from './pack.ts';
import { formOf, type Sentence } from './sentence.ts';

/** An error of an answer or a refused request, as returned by the rules and the server. */
export interface Wrong {
  code?: string;
  message: string;
}

/** The field of an answer. */
export interface Question {
  label: string;
  type?: string;
  validation?: object | null;
}

interface Said {
  mistakes: Partial<Mistakes>;
  refusals: Partial<Refusals>;
}

/** Returns functions that translate English errors of the rules and the server by their code; undefined for unknown codes. */
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
      // A minimum of one has the message for a required answer.
      const rule = code === 'minLength' && !limit ? 'required' : code;
      const isOfKind = code === 'format' || (code === 'required' && type === 'checkbox');
      const sentence = (isOfKind && mistakes[type]) || mistakes[rule] || refusals[code];
      return filled(sentence, limit, label);
    },
    refusal: ({ code = '', message }: Wrong) => filled(refusals[code], lastNumber(message)),
  };
}

type Sentences = Partial<Record<string, Sentence>>;

/** Returns the limit, which is the last number of a message. */
const lastNumber = (sentence: string) => /\d+(?=\D*$)/.exec(sentence)?.[0] ?? '';
