import type { english } from './english.ts';
import type { Forms, Mistake, RefusalCode, Sentence } from './sentence.ts';

/** The texts of the pages for visitors in one language. */
export type PageSentences = {
  [Group in keyof typeof english]: {
    [Name in keyof (typeof english)[Group]]: (typeof english)[Group][Name] extends string
      ? string
      : Forms;
  };
};

/** The error messages for answers: {name} is the label of the field, {limit} the number that selects the plural form. */
export type Mistakes = Record<Mistake, Sentence>;

/** The error messages for refused requests, by code. */
export type Refusals = Record<RefusalCode, Sentence>;
