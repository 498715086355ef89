const format = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

/** The time of a message, in the reader's locale. */
export function timeOfDay(at: string): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}
