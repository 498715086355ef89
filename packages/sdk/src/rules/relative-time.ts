const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something happened, as lists show it; from a day on, the date of the locale. */
export function relativeTime(
  at: string | number | Date,
  now: string | number | Date = Date.now(),
  locale?: string,
): string {
  const date = new Date(at);
  const past = new Date(now).getTime() - date.getTime();
  if (Number.isNaN(past)) return '';
  if (past < minute) return 'Just now';
  if (past < hour) return `${Math.floor(past / minute)} min ago`;
  if (past < day) {
    const hours = Math.floor(past / hour);
    return `${hours} ${hours === 1 ? 'hour' : 'hours'} ago`;
  }
  return date.toLocaleDateString(locale);
}
