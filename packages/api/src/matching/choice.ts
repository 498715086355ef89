import type { Answer, Pair, Wording } from './pair.ts';

/** An answer as a candidate for a question. */
export interface Scored {
  answer: Answer;
  score: number;
  nearest: Wording;
  isExact: boolean;
}

export type Reason = 'exact' | 'best' | 'priority' | 'runner_up' | 'below';

/** Answers with at least this share of the best score count as equal; the highest priority among them wins. */
const asGood = 0.9;

const ranks: Record<Pair['priority'], number> = { low: 0, medium: 1, high: 2 };
const rankOf = ({ nearest }: Scored) => ranks[nearest.pair.priority];

/** Exact matches first, then by score, deterministically. */
export const byScore = (one: Scored, other: Scored) =>
  Number(other.isExact) - Number(one.isExact) ||
  other.score - one.score ||
  rankOf(other) - rankOf(one) ||
  (one.nearest.pair.id < other.nearest.pair.id ? -1 : 1);

/** The answer to give, from candidates sorted by `byScore`; null if none has enough score. */
export function choose(scored: readonly Scored[], threshold: number): Scored | null {
  const [best] = scored;
  if (!best || (!best.isExact && best.score < threshold)) return null;
  const least = Math.max(threshold, best.score * asGood);
  const rivals = scored.filter(({ isExact, score }) => (best.isExact ? isExact : score >= least));
  return rivals.reduce((chosen, rival) => (rankOf(rival) > rankOf(chosen) ? rival : chosen));
}

/** Why an answer was or wasn't given. */
export function reasonOf(one: Scored, chosen: Scored | null, best: Scored, least: number): Reason {
  if (one !== chosen) return one.score >= least ? 'runner_up' : 'below';
  if (one.isExact) return 'exact';
  return one === best ? 'best' : 'priority';
}
