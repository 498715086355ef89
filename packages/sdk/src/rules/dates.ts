/** A moment as tickets show it, `MMM d, yyyy h:mm a`, in the reader's time zone unless told. */
export function dateTime(at: string | number | Date, timeZone?: string): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const part = partsOf(date, timeZone);
  return `${part('month')} ${part('day')}, ${part('year')} ${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
}

/** A day as `MMM d, yyyy`, in the reader's time zone unless told. */
export function dateOnly(at: string | number | Date, timeZone?: string): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const part = partsOf(date, timeZone);
  return `${part('month')} ${part('day')}, ${part('year')}`;
}

function partsOf(date: Date, timeZone: string | undefined) {
  const parts = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  }).formatToParts(date);
  return (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
}
