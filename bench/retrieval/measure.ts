import type { Asked, Collection } from './collections.ts';
import type { Engine, Found } from './engines.ts';

interface Evaluated extends Found {
  isRight: boolean;
}

/** An engine's results for one collection. */
export interface Outcome {
  label: string;
  inScope: Evaluated[];
  outOfScope: Found[];
  typo1: Evaluated[];
  typo2: Evaluated[];
}

/** Asks an engine all questions of a collection. */
export function tryOut(engine: Engine, { label, pairs, asked }: Collection): Outcome {
  const ask = engine.build(pairs);
  const outcome: Outcome = { label, inScope: [], outOfScope: [], typo1: [], typo2: [] };
  for (const { text, typo1, typo2, want } of asked) {
    const evaluate = (question: string): Evaluated => {
      const found = ask(question.slice(0, 500));
      return { ...found, isRight: found.response === want };
    };
    if (want === null) outcome.outOfScope.push(evaluate(text));
    else outcome.inScope.push(evaluate(text));
    if (want !== null && typo1) outcome.typo1.push(evaluate(typo1));
    if (want !== null && typo2) outcome.typo2.push(evaluate(typo2));
  }
  return outcome;
}

/** Returns this many questions with and without an answer, evenly spread. */
export function sample(asked: readonly Asked[], most: number): Asked[] {
  const spread = (list: Asked[]) =>
    list.filter(
      (_, at) =>
        Math.floor((at * most) / list.length) !== Math.floor(((at - 1) * most) / list.length),
    );
  const parts = [
    asked.filter(({ want }) => want !== null),
    asked.filter(({ want }) => want === null),
  ];
  return parts.flatMap((list) => (list.length <= most ? list : spread(list)));
}

/** Returns the share of items that meet a condition, in percent. */
export const share = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  (100 * items.filter(holds).length) / Math.max(1, items.length);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The share of questions whose right answer ranks first, whether or not it is given. */
export const top = ({ inScope }: Outcome) => share(inScope, ({ isRight }) => isRight);

/** The share of questions answered correctly at a threshold. */
export const right = (evaluated: readonly Evaluated[], threshold: number) =>
  share(evaluated, ({ isRight, score }) => isRight && score >= threshold);

export const rejected = ({ outOfScope }: Outcome, threshold: number) =>
  share(outOfScope, ({ score }) => score < threshold);

export const balanced = (outcome: Outcome, threshold: number) =>
  (right(outcome.inScope, threshold) + rejected(outcome, threshold)) / 2;

/** The mean over the collections with unanswerable questions. */
export const meanBalanced = (outcomes: readonly Outcome[], threshold: number) =>
  mean(
    outcomes
      .filter(({ outOfScope }) => outOfScope.length > 0)
      .map((outcome) => balanced(outcome, threshold)),
  );

/** Returns the best threshold over all collections, which couldn't be known in advance. */
export function bestThreshold(outcomes: readonly Outcome[]): number {
  const scores = outcomes
    .flatMap(({ inScope, outOfScope }) => [...inScope, ...outOfScope])
    .map(({ score }) => score)
    .sort((one, other) => one - other);
  let best = { threshold: 0, value: 0 };
  for (let part = 1; part < 100; part++) {
    const threshold = scores[Math.floor((scores.length * part) / 100)] ?? 0;
    const value = meanBalanced(outcomes, threshold);
    if (value > best.value) best = { threshold, value };
  }
  return best.threshold;
}

/** The expected calibration error: the difference between the stated probability and the actual share of right answers, over ten bins. */
export function calibrationError(evaluated: readonly { probability: number; isRight: boolean }[]) {
  const bins = Array.from({ length: 10 }, (_, bin) =>
    evaluated.filter(({ probability }) => Math.min(9, Math.floor(probability * 10)) === bin),
  );
  return bins.reduce((sum, bin) => {
    const stated = mean(bin.map(({ probability }) => probability));
    const actual = mean(bin.map(({ isRight }) => Number(isRight)));
    return sum + (Math.abs(stated - actual) * bin.length) / Math.max(1, evaluated.length);
  }, 0);
}
