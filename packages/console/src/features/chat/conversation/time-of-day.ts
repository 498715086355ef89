const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Formats the time of a message, in the same format as other times. */
export function timeOfDay(at: string): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}
