import { maxScore } from '../../packages/api/src/matching/scoring.ts';
import type { Articles, Collection } from './collections.ts';
import { helpdesk } from './engines.ts';
import { type Choices, choicesOf, type Fitted, fit } from './fit.ts';
import * as figures from './measure.ts';
import { forms } from './search.ts';
import { searchLeftOut } from './search-left-out.ts';

const { mean } = figures;

/** The result of a collection with parameters chosen without it. */
export interface LeftOut {
  label: string;
  set: string;
  fitted: Fitted;
  outcome: figures.Outcome;
  threshold: number;
}

const languageOf = (set: string) => /^xsid-(\w\w)/.exec(set)?.[1] ?? 'en';

/** Fits weights and threshold without one set of questions or one language at a time, and tests them on it. */
export function* leaveOneOut(
  collections: readonly Collection[],
  by: 'collection' | 'language',
): Generator<LeftOut> {
  const groupOf = by === 'collection' ? (set: string) => set : languageOf;
  const choices: Choices[] = collections.map(choicesOf);
  for (const left of new Set(collections.map(({ set }) => groupOf(set)))) {
    const others = choices.filter(({ set }) => groupOf(set) !== left);
    // A threshold can only be chosen with questions that have no answer.
    if (!others.some(({ list }) => list.some(({ right }) => right < 0))) continue;
    const fitted = fit(others);
    for (const collection of collections.filter(({ set }) => groupOf(set) === left)) {
      const outcome = figures.tryOut(helpdesk(fitted), collection);
      const threshold = fitted.threshold / maxScore;
      yield { label: collection.label, set: collection.set, fitted, outcome, threshold };
    }
  }
}

/** Returns the mean and standard deviation of a figure. */
export function spread(values: readonly number[]): { mean: number; spread: number } {
  const middle = mean(values);
  return { mean: middle, spread: Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) };
}

const percent = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(1)).padStart(9);
const told = (all: readonly number[]) => {
  const values = all.filter((value) => !Number.isNaN(value));
  if (values.length === 0) return '–';
  const { mean: middle, spread: around } = spread(values);
  return `${middle.toFixed(1)} ± ${around.toFixed(1)}`;
};

/** Reports the matcher's figures on the sets that were left out. */
export function reportMatching(collections: readonly Collection[]) {
  for (const by of ['collection', 'language'] as const) {
    console.log(`\n${`one ${by} left out`.padEnd(24)}balanced    right   reject  2 typos      ECE`);
    const pooled: { probability: number; isRight: boolean }[] = [];
    const rows = [...leaveOneOut(collections, by)].map(({ label, outcome, threshold, fitted }) => {
      const { inScope, outOfScope, typo2 } = outcome;
      const right = figures.right(inScope, threshold);
      const isEvaluated = outOfScope.length > 0;
      const stated = [...inScope, ...outOfScope.map((one) => ({ ...one, isRight: false }))].map(
        ({ score, isRight }) => ({ isRight, probability: fitted.probability(score * maxScore) }),
      );
      pooled.push(...stated);
      const row = {
        balanced: isEvaluated ? figures.balanced(outcome, threshold) : Number.NaN,
        right,
        rejected: isEvaluated ? figures.rejected(outcome, threshold) : Number.NaN,
        lost: typo2.length > 0 ? right - figures.right(typo2, threshold) : Number.NaN,
        error: 100 * figures.calibrationError(stated),
      };
      console.log(`${label.padEnd(23)}${Object.values(row).map(percent).join('')}`);
      return row;
    });
    const over = (name: keyof (typeof rows)[number]) => told(rows.map((row) => row[name]));
    const error = (100 * figures.calibrationError(pooled)).toFixed(1);
    console.log(`mean and spread: balanced ${over('balanced')} · right ${over('right')}
lost at two typos ${over('lost')} · calibration error ${over('error')}, of all together ${error}`);
  }
}

/** Reports those of the search. */
export function reportSearch(articles: Articles) {
  console.log(`\nMRR@10, one left out    ${forms.map((form) => form.padStart(10)).join('')}`);
  const all = [...searchLeftOut(articles)].map(({ origin, found, settings }) => {
    const cells = found.map(({ mrr }) => mrr.toFixed(1).padStart(10));
    console.log(`${origin.padEnd(24)}${cells.join('')}   ${JSON.stringify(settings)}`);
    return found.map(({ mrr }) => mrr);
  });
  const means = forms.map((_, at) => told(all.map((row) => row[at] ?? 0)).padStart(12));
  console.log(`${'mean and spread'.padEnd(20)}${means.join('')}`);
}
