import type { english } from './english.ts';
import type { Forms, Mistake, RefusalCode, Sentence } from './sentence.ts';

/** What the pages for visitors say in a language. */
export type PageSentences = {
  [Group in keyof typeof english]: {
    [Name in keyof (typeof english)[Group]]: (typeof english)[Group][Name] extends string
      ? string
      : Forms;
  };
};

/** What elements and pages say of an answer: {name} is its label, {limit} the number that the forms are chosen by. */
export type Mistakes = Record<Mistake, Sentence>;

/** Why the server refuses, by code. */
export type Refusals = Record<RefusalCode, Sentence>;
