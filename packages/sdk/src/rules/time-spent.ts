/** Maximum minutes of an entry: one day. */
export const maxMinutes = 24 * 60;

const amount = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`;
const hours = String.raw`${amount}\s*(?:h|hrs?|hours?)`;
const minutes = String.raw`(\d{1,4})\s*(?:m|mins?|minutes?)?`;
const inWords = new RegExp(String.raw`^(?:${hours})?(?:(?:^|[\s,]*)${minutes})?$`, 'i');
const onClock = /^(\d{1,2}):([0-5]\d)$/;

/**
 * Parses a duration and returns its minutes: `1h 20m`, `90m`, `1.5h`, `1:20`, or a number of minutes. Null if it is invalid, zero, or more
 * than a day.
 */
export function minutesIn(typed: string): number | null {
  const text = typed.trim();
  const clock = onClock.exec(text);
  const words = clock ?? inWords.exec(text);
  if (!words || text === '') return null;
  const [, whole = '0', rest = '0'] = words;
  // With minutes, the hours must be whole.
  if (words[2] !== undefined && /[.,]/.test(whole)) return null;
  const sum = Math.round(Number(whole.replace(',', '.')) * 60) + Number(rest);
  return sum >= 1 && sum <= maxMinutes ? sum : null;
}

/** Returns the whole minutes of a timer: at least one, at most a day. */
export const minutesOfTimer = (startedAt: string, stoppedAt: string): number =>
  Math.min(
    maxMinutes,
    Math.max(1, Math.round((Date.parse(stoppedAt) - Date.parse(startedAt)) / 60_000)),
  );

/** Formats minutes so they can also be typed: `1h 20m`, `2h`, `45m`. */
export function timeSpentText(sum: number): string {
  const whole = Math.floor(sum / 60);
  const rest = sum % 60;
  if (whole === 0) return `${rest}m`;
  return rest === 0 ? `${whole}h` : `${whole}h ${rest}m`;
}
