import type { Weights } from '../../packages/api/src/matching/scoring.ts';
import type { Collection } from './collections.ts';
import { indexOf } from './engines.ts';
import { mean, share } from './measure.ts';

/** A question as a choice of its answer: the similarities of the best answers, and the index of the right one (-1: none). */
interface Choice {
  candidates: Float64Array[];
  right: number;
}

/** The choices of one collection. */
export interface Choices {
  set: string;
  list: Choice[];
}

export interface Fitted {
  weights: Weights;
  threshold: number;
  /** The probability that the best answer of this score is right. */
  probability(score: number): number;
}

const mostCandidates = 12;
/** Candidates are found with equal weights, so no collection affects those of another. */
const equal: Weights = {
  nearest: { stems: 1, pairs: 1, pieces: 1 },
  profile: { stems: 1, pieces: 1 },
  response: { stems: 1, pieces: 1 },
  usage: 0.2,
};

const flat = ({ nearest, profile, response, usage }: Weights): Float64Array =>
  Float64Array.of(
    nearest.stems,
    nearest.pairs,
    nearest.pieces,
    profile.stems,
    profile.pieces,
    response.stems,
    response.pieces,
    usage,
  );

function unflat(values: ArrayLike<number>): Weights {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, usage = 0] = Array.from(values);
  return {
    nearest: { stems: a, pairs: b, pieces: c },
    profile: { stems: d, pieces: e },
    response: { stems: f, pieces: g },
    usage,
  };
}

export function choicesOf({ set, pairs, asked }: Collection): Choices {
  const index = indexOf(pairs, { weights: equal });
  const list = asked.flatMap(({ text, want }): Choice[] => {
    const found = index.similarities(text.slice(0, 500), mostCandidates);
    const right = found.findIndex(({ answer }) => answer.response === want);
    // Nothing can be learned if the right answer isn't a candidate.
    if (want !== null && right < 0) return [];
    return [{ candidates: found.map(({ parts }) => flat(parts)), right }];
  });
  return { set, list };
}

const size = 8;
const rounds = 400;
/** Keeps weights with little effect close to the others. */
const decay = 0.002;

/**
 * Fits weights so the right answer, or none, is the most likely: the logit of a choice. Each set of questions has the same
 * weight, and within it, questions with and without an answer. The threshold is chosen afterwards.
 */
export function fit(all: readonly Choices[]): Fitted {
  const weighted = all.flatMap(({ set, list }) => {
    const variants = all.filter((one) => one.set === set).length;
    const parts = [list.filter(({ right }) => right >= 0), list.filter(({ right }) => right < 0)];
    return parts.flatMap((part) =>
      part.map((choice) => ({ choice, weight: 1 / variants / part.length })),
    );
  });
  const sum = weighted.reduce((whole, { weight }) => whole + weight, 0);
  // The last number is the threshold.
  const numbers = new Float64Array(size + 1).fill(2);
  const [first, second] = [new Float64Array(size + 1), new Float64Array(size + 1)];
  for (let round = 1; round <= rounds; round++) {
    const slope = numbers.map((value, at) => (at < size ? decay * value : 0));
    for (const { choice, weight } of weighted) addSlope(slope, numbers, choice, weight / sum);
    const step = 0.3 * (1 - round / (rounds + 1));
    for (let at = 0; at <= size; at++) {
      const own = slope[at] as number;
      first[at] = 0.9 * (first[at] as number) + 0.1 * own;
      second[at] = 0.99 * (second[at] as number) + 0.01 * own * own;
      const mean = (first[at] as number) / (1 - 0.9 ** round);
      const scale = Math.sqrt((second[at] as number) / (1 - 0.99 ** round)) + 1e-9;
      numbers[at] = Math.max(0, (numbers[at] as number) - (step * mean) / scale);
    }
  }
  const evaluated = all.map((choices) => evaluate(choices, numbers));
  const probability = calibrated(evaluated);
  return { weights: unflat(numbers), threshold: bestThreshold(evaluated), probability };
}

interface Evaluated {
  set: string;
  list: { score: number; isRight: boolean; isAsked: boolean }[];
}

const scoreOf = (numbers: Float64Array, parts: Float64Array) =>
  parts.reduce((score, part, at) => score + part * (numbers[at] as number), 0);

/** The best answer of each question, with its score. */
const evaluate = ({ set, list }: Choices, numbers: Float64Array): Evaluated => ({
  set,
  list: list.map(({ candidates, right }) => {
    const scores = candidates.map((parts) => scoreOf(numbers, parts));
    const score = Math.max(0, ...scores);
    return { score, isRight: right >= 0 && scores[right] === score, isAsked: right >= 0 };
  }),
});

/** Returns the threshold with the best mean of right answers and rejected questions. All sets with both have the same weight. */
function bestThreshold(evaluated: readonly Evaluated[]): number {
  const both = evaluated.filter(({ list }) => list.some(({ isAsked }) => !isAsked));
  const scores = both.flatMap(({ list }) => list.map(({ score }) => score));
  scores.sort((one, other) => one - other);
  const balanced = (list: Evaluated['list'], least: number) => {
    const asked = list.filter(({ isAsked }) => isAsked);
    const others = list.filter(({ isAsked }) => !isAsked);
    const right = share(asked, ({ isRight, score }) => isRight && score >= least);
    return right + share(others, ({ score }) => score < least);
  };
  const sets = [...new Set(both.map(({ set }) => set))];
  const value = (least: number) =>
    mean(
      sets.map((set) => {
        const own = both.filter((one) => one.set === set);
        return mean(own.map(({ list }) => balanced(list, least)));
      }),
    );
  const steps = Array.from({ length: 99 }, (_, at) => {
    const least = scores[Math.floor((scores.length * (at + 1)) / 100)] ?? 0;
    return { least, value: value(least) };
  });
  return steps.reduce((best, step) => (step.value > best.value ? step : best)).least;
}

/** Fits a logistic curve of the score, its position and steepness, on all collections together. */
function calibrated(evaluated: readonly Evaluated[]): (score: number) => number {
  const usual = 5;
  const line = { steepness: 1, place: 0 };
  const probability = (score: number) =>
    1 / (1 + Math.exp(-(line.steepness * (score - usual) + line.place)));
  for (let round = 0; round < 500; round++) {
    const slope = { steepness: 0, place: 0 };
    for (const { list } of evaluated) {
      for (const { score, isRight } of list) {
        const off = (probability(score) - Number(isRight)) / list.length / evaluated.length;
        slope.steepness += off * (score - usual);
        slope.place += off;
      }
    }
    line.steepness -= 0.3 * slope.steepness;
    line.place -= 0.3 * slope.place;
  }
  return probability;
}

function addSlope(
  slope: Float64Array,
  numbers: Float64Array,
  { candidates, right }: Choice,
  weight: number,
) {
  const none = numbers[size] as number;
  const scores = candidates.map((parts) => scoreOf(numbers, parts));
  const top = Math.max(none, ...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const whole = shares.reduce((one, other) => one + other, Math.exp(none - top));
  (slope[size] as number) += weight * (Math.exp(none - top) / whole - Number(right < 0));
  for (const [at, parts] of candidates.entries()) {
    const more = weight * ((shares[at] as number) / whole - Number(at === right));
    for (let number = 0; number < size; number++) {
      (slope[number] as number) += more * (parts[number] as number);
    }
  }
}
