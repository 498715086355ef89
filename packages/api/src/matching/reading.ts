import { commonShare } from './common-words.ts';
import { createSpelling, type Spelling } from './spelling.ts';
import { wordsIn } from './text.ts';

/** The words of a question as they are taken: a misspelt one for the known word that it looks like. */
export type Reading = { word: string; corrected: string | null }[];

/** A question asks what it asks in its first words. */
const mostWords = 120;

/** As if so many questions of anybody had been read before. */
const seenBefore = 100;

export const createQuestionSpelling = (): Spelling => {
  const spelling = createSpelling();
  for (const [word, share] of commonShare) spelling.add(word, Math.ceil(share * seenBefore));
  return spelling;
};

export const read = (question: string, spelling: Spelling): Reading =>
  wordsIn(question)
    .slice(0, mostWords)
    .map((word) => ({ word, corrected: spelling.repair(word) }));

export const wordsOfReading = (reading: Reading): string[] =>
  reading.map(({ word, corrected }) => corrected ?? word);

/** Whether a word is more than what every question has. */
export const saysSomething = (word: string): boolean => word.length > 1 && !commonShare.has(word);
