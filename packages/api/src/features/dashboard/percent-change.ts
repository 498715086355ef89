/** Change in percent; null when a value is missing or the previous one is zero. */
export function percentChange(before: number | null, now: number | null): number | null {
  if (before === null || now === null || before === 0) return null;
  return Math.round(((now - before) / before) * 100);
}
