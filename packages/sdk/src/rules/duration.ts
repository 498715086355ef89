const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats a duration in milliseconds as cards show it: 0m, 12m, 2h 5m, 3d 4h. Minutes are rounded down. */
export function durationText(milliseconds: number): string {
  const days = Math.floor(milliseconds / day);
  const hours = Math.floor((milliseconds % day) / hour);
  const minutes = Math.floor((milliseconds % hour) / minute);
  if (days > 0) return two(`${days}d`, hours, 'h');
  if (hours > 0) return two(`${hours}h`, minutes, 'm');
  return `${minutes}m`;
}

const two = (first: string, rest: number, unit: string) =>
  rest > 0 ? `${first} ${rest}${unit}` : first;
