const format = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

/** The time of a message, as the reader's locale tells it. */
export function timeOfDay(at: string): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}
