/** A moment as tickets show it, `MMM d, yyyy h:mm a`, in the reader's time zone unless one is given. */
export function dateTime(at: string | number | Date, timeZone?: string): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const part = partsOf(date, timeZone);
  return `${part('month')} ${part('day')}, ${part('year')} ${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
}

/** A day as `MMM d, yyyy`, in the reader's time zone unless one is given. */
export function dateOnly(at: string | number | Date, timeZone?: string): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const part = partsOf(date, timeZone);
  return `${part('month')} ${part('day')}, ${part('year')}`;
}

/** A day as `MMM d`, with the year when it is not this one. */
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

/** Making a format costs a hundred times what using it does, and lists show many dates. */
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

/** A moment in another language, with the digits of ticket numbers. */
export const dateTimeIn = (language: string, at: string, timeZone?: string): string =>
  inLanguage(language, at, { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** A day, likewise. */
export const dateOnlyIn = (language: string, at: string, timeZone?: string): string =>
  inLanguage(language, at, { dateStyle: 'medium', timeZone });

function inLanguage(language: string, at: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const key = JSON.stringify([language, options]);
  const format = others.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options);
  // Time zones are written by many: what is kept starts again.
  if (others.size >= 1_000) others.clear();
  others.set(key, format);
  return format.format(date);
}

/** For Intl: with Latin digits, as the numbers of tickets have them. */
export const localeOf = (language: string) => `${language}-u-nu-latn`;
