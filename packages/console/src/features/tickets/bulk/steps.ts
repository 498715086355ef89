import type { BulkInput, BulkResult, Changed } from './bulk.ts';

export type Progress = { done: number; total: number };

/** The result of a change in steps. */
export type Outcome = {
  updated: number;
  changed: Changed[];
  failed: BulkResult['failed'];
  /** The number of tickets that weren't processed, because it was stopped or a step failed. */
  left: number;
  /** The error of the failed step, if any. */
  error: unknown;
};

type Course = {
  call: (step: BulkInput) => Promise<BulkResult>;
  onProgress: (progress: Progress) => void;
  isStopped: () => boolean;
};

/** Applies a change step by step; ends at the first step that fails, or before the next one if it's stopped. */
export async function runSteps(
  steps: readonly BulkInput[],
  { call, onProgress, isStopped }: Course,
): Promise<Outcome> {
  const outcome: Outcome = { updated: 0, changed: [], failed: [], left: 0, error: null };
  const total = countOf(steps);
  for (const [at, step] of steps.entries()) {
    const left = countOf(steps.slice(at));
    if (isStopped()) return { ...outcome, left };
    if (steps.length > 1) onProgress({ done: total - left, total });
    try {
      const { updated, changed, failed } = await call(step);
      outcome.updated += updated;
      outcome.changed.push(...changed);
      outcome.failed.push(...failed);
    } catch (error) {
      return { ...outcome, left, error };
    }
  }
  return outcome;
}

const countOf = (steps: readonly BulkInput[]) =>
  steps.reduce((sum, { ids }) => sum + ids.length, 0);
