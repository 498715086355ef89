import type { Schema } from '@helpdesk/sdk/contract/operations';

const minute = 60_000;

/** Whole minutes, rounded down, as on the dashboard. */
const minutesOf = (milliseconds: number) => Math.floor(milliseconds / minute);

/** A quantile in minutes; the lower of two middle values, null without data. */
function quantile(times: Float64Array, part: number): number | null {
  if (times.length === 0) return null;
  return minutesOf(nthOf(times, Math.max(0, Math.ceil(times.length * part) - 1)));
}

/** Quickselect: the value at an index of the sorted times, ten times as fast as sorting. */
function nthOf(times: Float64Array, place: number): number {
  let [low, high] = [0, times.length - 1];
  while (low < high) {
    const pivot = times[(low + high) >> 1] ?? 0;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((times[left] ?? 0) < pivot) left += 1;
      while ((times[right] ?? 0) > pivot) right -= 1;
      if (left > right) break;
      const swapped = times[left] ?? 0;
      times[left] = times[right] ?? 0;
      times[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return times[place] ?? 0;
}

export const medianOf = (times: readonly number[]) => quantile(Float64Array.from(times), 0.5);

export function timeFigure(times: readonly number[]): Schema<'TimeFigure'> {
  const all = Float64Array.from(times);
  return { count: all.length, median: quantile(all, 0.5), p90: quantile(all, 0.9) };
}

/** A share in whole percent; null when the total is zero. */
export const shareOf = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((100 * part) / whole);

/** The satisfaction figure of ratings, each with its count. */
export function satisfactionFigure(
  ratings: Iterable<readonly [rating: number, count: number]>,
): Schema<'SatisfactionFigure'> {
  let [count, good, sum] = [0, 0, 0];
  for (const [rating, times] of ratings) {
    count += times;
    sum += rating * times;
    if (rating >= 4) good += times;
  }
  const mean = count === 0 ? null : Math.round((100 * sum) / count) / 100;
  return { count, share: shareOf(good, count), mean };
}

const bands = [0, 15, 60, 4 * 60, 8 * 60, 24 * 60, 3 * 24 * 60];

/** The histogram of times in minutes. */
export function distributionOf(times: readonly number[]) {
  const counts = bands.map((from, at) => ({ from, to: bands[at + 1] ?? null, count: 0 }));
  for (const time of times) {
    const band = counts.findLast(({ from }) => time >= from * minute);
    if (band) band.count += 1;
  }
  return counts;
}

/** The backlog at the end of each day, computed backwards from the last one. */
export function backlogs(after: number, days: readonly { created: number; resolved: number }[]) {
  const counts: number[] = [];
  let unfinished = after;
  for (const { created, resolved } of days.toReversed()) {
    counts.unshift(unfinished);
    unfinished += resolved - created;
  }
  return counts;
}
