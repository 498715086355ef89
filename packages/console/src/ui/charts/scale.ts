const roundSteps = [1, 2, 5];

/** Returns the round number at the top of an axis for counts. */
export function topOf(count: number): number {
  for (let power = 1; ; power *= 10) {
    const step = roundSteps.find((round) => round * power >= count);
    if (step) return step * power;
  }
}

/** Formats a part as a percentage of the whole; empty if the whole is zero or smaller than the part. */
export function shareOf(part: number, whole: number): string {
  return whole === 0 || part > whole ? '' : `${Math.round((part / whole) * 100)}%`;
}

/** Formats a day such as 2026-03-05, which is in the organization's time zone, whatever the reader's. */
export function dayText(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

const hour = 60;
const day = 24 * hour;
const roundTimes = [2, 4, 10, 20, 30, hour, 2 * hour, 4 * hour, 8 * hour, 12 * hour, day];

/** Returns the minutes at the top of an axis of durations: a round duration whose half is also round. */
export function timeTopOf(minutes: number): number {
  const round = roundTimes.find((time) => time >= minutes);
  return round ?? topOf(Math.ceil(minutes / day)) * day;
}

/** Returns the indexes of the labeled points of an axis, given how many labels fit: the first, the last and some between. */
export function labelledOf(count: number, max: number): number[] {
  if (count <= max) return Array.from({ length: count }, (_, at) => at);
  const step = (count - 1) / Math.max(1, max - 1);
  return Array.from({ length: max }, (_, at) => Math.round(at * step));
}

/** Returns the SVG path through the points, with gaps for missing ones; a single point becomes a line of no length. */
export function linesThrough(points: readonly (readonly [number, number] | null)[]): string {
  let path = '';
  let isDrawing = false;
  for (const [at, point] of points.entries()) {
    if (!point) {
      isDrawing = false;
      continue;
    }
    const [x, y] = point.map((number) => Math.round(number * 10) / 10);
    path += `${isDrawing ? 'L' : 'M'}${x} ${y}`;
    if (!isDrawing && !points[at + 1]) path += 'h0.01';
    isDrawing = true;
  }
  return path;
}
