import { commonShare } from './common-words.ts';
import { createSpelling, type Spelling } from './spelling.ts';
import { wordsIn } from './text.ts';

/** The words of a question as they are taken: a misspelt one for the known word that it looks like. */
export type Reading = { word: string; corrected: string | null }[];

/** A question asks what it asks in its first words. */
const mostWords = 120;

export const createQuestionSpelling = (): Spelling => {
  const spelling = createSpelling();
  for (const word of commonShare.keys()) spelling.add(word);
  return spelling;
};

export const read = (question: string, spelling: Spelling): Reading =>
  wordsIn(question)
    .slice(0, mostWords)
    .map((word) => ({ word, corrected: spelling.repair(word) }));

export const wordsOfReading = (reading: Reading): string[] =>
  reading.map(({ word, corrected }) => corrected ?? word);
