/** Formats a time as tickets show it, `MMM d, yyyy h:mm a`; defaults to the reader's time zone. */
export function dateTime(at: string | number | Date, timeZone?: string): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const part = partsOf(date, timeZone);
  return `${part('month')} ${part('day')}, ${part('year')} ${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
}

/** Formats a day as `MMM d, yyyy`; defaults to the reader's time zone. */
export function dateOnly(at: string | number | Date, timeZone?: string): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const part = partsOf(date, timeZone);
  return `${part('month')} ${part('day')}, ${part('year')}`;
}

/** Formats a day as `MMM d`, with the year if it isn't the current one. */
export function shortDate(
  at: string | number | Date,
  now: string | number | Date = Date.now(),
  timeZone?: string,
): string {
  const day = dateOnly(at, timeZone);
  const [, year] = day.split(', ');
  return year === dateOnly(now, timeZone).split(', ')[1] ? (day.split(', ')[0] ?? '') : day;
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Caches formats: creating one costs a hundred times as much as using it, and lists show many dates. */
function formatFor(timeZone: string | undefined) {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  });
  formats.set(timeZone, format);
  return format;
}

function partsOf(date: Date, timeZone: string | undefined) {
  const parts = formatFor(timeZone).formatToParts(date);
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value;
}

const others = new Map<string, Intl.DateTimeFormat>();

/** Formats a time in another language, with Latin digits. */
export const dateTimeIn = (language: string, at: string, timeZone?: string): string =>
  inLanguage(language, at, { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** Formats a day in another language, with Latin digits. */
export const dateOnlyIn = (language: string, at: string, timeZone?: string): string =>
  inLanguage(language, at, { dateStyle: 'medium', timeZone });

function inLanguage(language: string, at: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const key = JSON.stringify([language, options]);
  const format = others.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options);
  // Requests can name any time zone, so the cache is limited.
  if (others.size >= 1_000) others.clear();
  others.set(key, format);
  return format.format(date);
}

/** Returns a locale for Intl with Latin digits, like those of ticket numbers. */
export const localeOf = (language: string) => `${language}-u-nu-latn`;
