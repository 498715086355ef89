/** By how many percent the time grew; null where one of the two is missing, or there was none to grow from. */
export function percentChange(before: number | null, now: number | null): number | null {
  if (before === null || now === null || before === 0) return null;
  return Math.round(((now - before) / before) * 100);
}
