/** The day that a moment belongs to on the clocks of a time zone, `2026-03-29`. */
export function dayIn(timeZone: string, at: Date = new Date()): string {
  return formatFor(timeZone).format(at);
}

/** So many days up to this one, oldest first. */
export function daysUpTo(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(end - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A time zone nobody knows counts as UTC. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = makeFormat(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC' });
  formats.set(timeZone, format);
  return format;
}

function makeFormat(timeZone: string) {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone });
  } catch {
    return null;
  }
}
