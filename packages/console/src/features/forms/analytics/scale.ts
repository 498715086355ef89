const roundSteps = [1, 2, 5];

/** The round number at the top of a scale that holds a count. */
export function topOf(count: number): number {
  for (let power = 1; ; power *= 10) {
    const step = roundSteps.find((round) => round * power >= count);
    if (step) return step * power;
  }
}

/** A part in percent of a whole; empty where there is no whole, or less of it than of the part. */
export function shareOf(part: number, whole: number): string {
  return whole === 0 || part > whole ? '' : `${Math.round((part / whole) * 100)}%`;
}

/** A day such as 2026-03-05 as people read it; it is a day of the organization, wherever the reader is. */
export function dayText(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}
