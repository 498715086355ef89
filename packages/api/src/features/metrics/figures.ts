import type { Schema } from '@helpdesk/sdk/contract/operations';

const minute = 60_000;

/** Whole minutes, rounded down, as the dashboard tells times. */
const minutesOf = (milliseconds: number) => Math.floor(milliseconds / minute);

/** The times in the order of their length. */
const inOrder = (times: readonly number[]) => Float64Array.from(times).sort();

/** The minutes that so large a part of the times took at most; of two middle ones the shorter, null without any. */
function quantile(sorted: Float64Array, part: number): number | null {
  const time = sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)];
  return time === undefined ? null : minutesOf(time);
}

export const medianOf = (times: readonly number[]) => quantile(inOrder(times), 0.5);

export function timeFigure(times: readonly number[]): Schema<'TimeFigure'> {
  const sorted = inOrder(times);
  return { count: sorted.length, median: quantile(sorted, 0.5), p90: quantile(sorted, 0.9) };
}

/** A part of a whole in whole percent; null where there is no whole. */
export const shareOf = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((100 * part) / whole);

export function satisfactionFigure(ratings: readonly number[]): Schema<'SatisfactionFigure'> {
  const count = ratings.length;
  const good = ratings.filter((rating) => rating >= 4).length;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const mean = count === 0 ? null : Math.round((100 * sum) / count) / 100;
  return { count, share: shareOf(good, count), mean };
}

const bands = [0, 15, 60, 4 * 60, 8 * 60, 24 * 60, 3 * 24 * 60];

/** How many of the times lie between round numbers of minutes. */
export function distributionOf(times: readonly number[]) {
  const counts = bands.map((from, at) => ({ from, to: bands[at + 1] ?? null, count: 0 }));
  for (const time of times) {
    const band = counts.findLast(({ from }) => time >= from * minute);
    if (band) band.count += 1;
  }
  return counts;
}

/** How many tickets were not done at the end of each day, from how many are not after the last of them. */
export function backlogs(after: number, days: readonly { created: number; resolved: number }[]) {
  const counts: number[] = [];
  let unfinished = after;
  for (const { created, resolved } of days.toReversed()) {
    counts.unshift(unfinished);
    unfinished += resolved - created;
  }
  return counts;
}

/** A time that is no longer than the target meets it. */
export const isMet = (time: number, target: number) => time <= target;
