import { commonShare } from './common-words.ts';
import { createSpelling, type Spelling } from './spelling.ts';
import { wordsIn } from './text.ts';

/** The words of a question after spelling correction: a misspelled one is replaced by the known word that it resembles. */
export type Reading = { word: string; corrected: string | null }[];

/** Only the first words of a question count. */
const maxWords = 120;

/** Added to the number of questions, as a prior for small stores. */
const seenBefore = 100;

export const createQuestionSpelling = (): Spelling => {
  const spelling = createSpelling();
  for (const [word, share] of commonShare) spelling.add(word, Math.ceil(share * seenBefore));
  return spelling;
};

export const read = (question: string, spelling: Spelling): Reading =>
  wordsIn(question)
    .slice(0, maxWords)
    .map((word) => ({ word, corrected: spelling.repair(word) }));

export const wordsOfReading = (reading: Reading): string[] =>
  reading.map(({ word, corrected }) => corrected ?? word);

/** Whether a word is more specific than those common to all questions. */
export const saysSomething = (word: string): boolean => word.length > 1 && !commonShare.has(word);
