import type { Scored } from './choice.ts';
import { featuresOf } from './features.ts';
import type { Answer, Wording } from './pair.ts';
import { type Reading, saysSomething, wordsOfReading } from './reading.ts';
import { createSpace } from './space.ts';
import { stemOf, wordsIn } from './text.ts';
import { createUsage } from './usage.ts';

/** How much each similarity counts. */
export interface Weights {
  nearest: { stems: number; pairs: number; pieces: number };
  profile: { stems: number; pieces: number };
  response: { stems: number; pieces: number };
  usage: number;
}

/** The similarities of one answer to a question. */
export interface Similarities {
  answer: Answer;
  parts: Weights;
}

/**
 * The weights of the similarities. Measured on several collections of real questions by choosing between each answer and
 * "none of them"; rounded, because the last digit has no effect.
 */
export const shippedWeights: Weights = {
  /** Of the most similar wording: words, word pairs, trigrams. */
  nearest: { stems: 0.7, pairs: 1.6, pieces: 2.7 },
  /** Of all wordings of the answer together. */
  profile: { stems: 4.6, pieces: 5.1 },
  /** Of the response's own text. */
  response: { stems: 7.6, pieces: 6.4 },
  /** How typical these words are of the answer's wordings. */
  usage: 0.75,
};

/** The score of a question that equals a stored wording; other matches rarely come near. */
export const maxScore = 20;
/** The minimum score of an answer: one constant for stores of every size and language. */
export const threshold = 5.2;

/** Maximum wordings of an answer that count toward the coverage of a question. */
const mostCovering = 200;

/** Maximum words of an answer's wordings that are compared together. */
const maxProfileWords = 5_000;

/** The score of every answer for a question: seven similarities, and how typical its words are of the answer. */
export function createScoring(weights: Weights = shippedWeights) {
  const near = {
    stems: createSpace('stems'),
    pairs: createSpace('pairs'),
    pieces: createSpace('pieces'),
  };
  const profile = { stems: createSpace('stems'), pieces: createSpace('pieces') };
  const response = { stems: createSpace('stems'), pieces: createSpace('pieces') };
  const usage = createUsage();
  const places = new Map<Wording, number>();
  const wordingAt: (Wording | undefined)[] = [];
  const answerAt: (Answer | undefined)[] = [];
  /** The index of the answer for each wording; -1 if there is none. */
  const answerPlaces: number[] = [];
  const freeWordings: number[] = [];
  const freeAnswers: number[] = [];
  const changed = new Set<Answer>();
  let isSettled = true;

  function writeProfile(answer: Answer) {
    changed.delete(answer);
    if (answerAt[answer.place] !== answer) return;
    const words: string[] = [];
    for (const wording of answer.wordings) {
      if (words.length > maxProfileWords) break;
      words.push(...wording.words);
    }
    for (const space of Object.values(profile)) space.put(answer.place, words);
  }

  const spaces = [near, profile, response].flatMap((some) => Object.values(some));

  /** Writes the profiles of changed answers, in steps. */
  function* writeProfiles(): Generator<void> {
    for (const answer of changed) {
      writeProfile(answer);
      yield;
    }
  }

  /** The score of each answer, by place, with its most similar wording; valid until the next call. */
  function compare(words: readonly string[]) {
    for (const answer of changed) writeProfile(answer);
    const stems = featuresOf('stems', words);
    const pairs = featuresOf('pairs', words);
    const pieces = featuresOf('pieces', words);
    const scores = new Float64Array(answerAt.length).fill(-1);
    const nearest = new Int32Array(answerAt.length);
    const byStems = near.stems.compare(stems);
    const byPairs = near.pairs.compare(pairs);
    const byPieces = near.pieces.compare(pieces);
    for (let at = 0; at < answerPlaces.length; at++) {
      const place = answerPlaces[at] as number;
      if (place < 0) continue;
      const score =
        weights.nearest.stems * (byStems[at] as number) +
        weights.nearest.pairs * (byPairs[at] as number) +
        weights.nearest.pieces * (byPieces[at] as number);
      if (score > (scores[place] as number)) {
        scores[place] = score;
        nearest[place] = at;
      }
    }
    const add = (values: Float64Array, weight: number) => {
      const count = Math.min(values.length, scores.length);
      for (let place = 0; place < count; place++) {
        (scores[place] as number) += weight * (values[place] as number);
      }
      return values;
    };
    const profileStems = add(profile.stems.compare(stems), weights.profile.stems);
    const profilePieces = add(profile.pieces.compare(pieces), weights.profile.pieces);
    const responseStems = add(response.stems.compare(stems), weights.response.stems);
    const responsePieces = add(response.pieces.compare(pieces), weights.response.pieces);
    const used = add(usage.compare(words.map(stemOf)), weights.usage);
    const partsOf = (place: number): Weights => {
      const at = nearest[place] as number;
      return {
        nearest: {
          stems: byStems[at] ?? 0,
          pairs: byPairs[at] ?? 0,
          pieces: byPieces[at] ?? 0,
        },
        profile: { stems: profileStems[place] ?? 0, pieces: profilePieces[place] ?? 0 },
        response: { stems: responseStems[place] ?? 0, pieces: responsePieces[place] ?? 0 },
        usage: used[place] ?? 0,
      };
    };
    return { scores, nearest, partsOf };
  }

  return {
    writeProfiles,

    get bytes() {
      return spaces.reduce((sum, { bytes }) => sum + bytes, 0);
    },

    newPlace: () => freeAnswers.pop() ?? answerAt.push(undefined) - 1,

    add(answer: Answer, wording: Wording) {
      const place = freeWordings.pop() ?? wordingAt.push(undefined) - 1;
      places.set(wording, place);
      wordingAt[place] = wording;
      answerPlaces[place] = answer.place;
      for (const space of Object.values(near)) space.put(place, wording.words);
      usage.add(answer.place, wording.words.map(stemOf), 1);
      changed.add(answer);
      isSettled = false;
    },

    remove(answer: Answer, wording: Wording) {
      const place = places.get(wording);
      if (place === undefined) return;
      places.delete(wording);
      wordingAt[place] = undefined;
      answerPlaces[place] = -1;
      freeWordings.push(place);
      for (const space of Object.values(near)) space.remove(place);
      usage.add(answer.place, wording.words.map(stemOf), -1);
      changed.add(answer);
      isSettled = false;
    },

    addResponse(answer: Answer, words: string[]) {
      answerAt[answer.place] = answer;
      for (const space of Object.values(response)) space.put(answer.place, words);
    },

    removeResponse(answer: Answer) {
      answerAt[answer.place] = undefined;
      freeAnswers.push(answer.place);
      changed.delete(answer);
      for (const space of Object.values(response)) space.remove(answer.place);
      for (const space of Object.values(profile)) space.remove(answer.place);
    },

    /** The best answers, each with its most similar wording, highest first. */
    score(words: readonly string[], most: number): Scored[] {
      const { scores, nearest } = compare(words);
      return highest(scores, most).flatMap((place): Scored[] => {
        const answer = answerAt[place];
        const wording = wordingAt[nearest[place] as number];
        if (!answer || !wording) return [];
        return [{ answer, score: scores[place] as number, nearest: wording, isExact: false }];
      });
    },

    /** The similarities that make up the scores of the best answers, for tuning the weights. */
    similarities(words: readonly string[], most: number): Similarities[] {
      const { scores, partsOf } = compare(words);
      return highest(scores, most).flatMap((place) => {
        const answer = answerAt[place];
        return answer ? [{ answer, parts: partsOf(place) }] : [];
      });
    },

    /** The words of the question that an answer contains, by weight. */
    shared(reading: Reading, { answer, nearest, score }: Scored) {
      const inNearest = new Set(nearest.words.map(stemOf));
      const inOthers = new Set(
        [...answer.wordings].slice(0, 50).flatMap(({ words }) => words.map(stemOf)),
      );
      const found = new Map<string, { word: string; weight: number }>();
      for (const { word, corrected } of reading) {
        const stem = stemOf(corrected ?? word);
        const part = inNearest.has(stem) ? 1 : inOthers.has(stem) ? 0.6 : 0;
        if (part > 0) found.set(stem, { word, weight: part * near.stems.weightOf(stem) ** 2 });
      }
      const sum = [...found.values()].reduce((all, { weight }) => all + weight, 0) || 1;
      const share = Math.min(1, score / maxScore) / sum;
      return [...found.values()]
        .map(({ word, weight }) => ({ word, weight: weight * share }))
        .sort((one, other) => other.weight - one.weight);
    },

    /** The share of the question's significant words that an answer contains, in its wordings or its response. */
    coverage(reading: Reading, { answer }: Pick<Scored, 'answer'>): number {
      const asked = new Set(wordsOfReading(reading).filter(saysSomething).map(stemOf));
      if (asked.size === 0) return 1;
      const texts = [...answer.wordings].slice(0, mostCovering).map(({ words }) => words);
      const known = new Set([...texts.flat(), ...wordsIn(answer.response)].map(stemOf));
      return [...asked].filter((stem) => known.has(stem)).length / asked.size;
    },

    *settle(): Generator<void> {
      if (isSettled) return;
      isSettled = true;
      yield* writeProfiles();
      for (const space of spaces) yield* space.measure();
    },
  };
}

/** The indexes of the highest positive scores, highest first. */
function highest(scores: Float64Array, most: number): number[] {
  const best: number[] = [];
  let least = 0;
  for (let place = 0; place < scores.length; place++) {
    const score = scores[place] as number;
    if (score <= least) continue;
    let at = best.length;
    while (at > 0 && (scores[best[at - 1] as number] as number) < score) at -= 1;
    best.splice(at, 0, place);
    if (best.length > most) best.pop();
    if (best.length === most) least = scores[best[most - 1] as number] as number;
  }
  return best;
}
