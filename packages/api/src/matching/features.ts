import { commonShare } from './common-words.ts';
import { stemOf, trigramsOf } from './text.ts';

/** The features that texts are compared by, each derived from the words of a text. */
export type Kind = 'stems' | 'pairs' | 'pieces';

const make: Record<Kind, (words: readonly string[]) => string[]> = {
  stems: (words) => words.map(stemOf),
  pairs: (words) => words.slice(1).map((word, at) => `${stemOf(words[at] ?? '')} ${stemOf(word)}`),
  pieces: (words) => words.flatMap(trigramsOf),
};

/** The frequency of each feature of a kind in these words. */
export function featuresOf(kind: Kind, words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const feature of make[kind](words)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

/** The percentage of general questions that have this feature, which a small store can't measure. */
export const usualShares: Record<Kind, ReadonlyMap<string, number>> = {
  stems: sharesOf('stems'),
  pairs: new Map(),
  pieces: sharesOf('pieces'),
};

function sharesOf(kind: Kind): Map<string, number> {
  const shares = new Map<string, number>();
  for (const [word, share] of commonShare) {
    for (const feature of featuresOf(kind, [word]).keys()) {
      const known = shares.get(feature) ?? 0;
      // Inflected forms share a stem; a trigram occurs in many words.
      shares.set(feature, kind === 'stems' ? Math.max(known, share) : Math.min(0.6, known + share));
    }
  }
  return shares;
}
