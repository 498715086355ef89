const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** The time of a message, as other times are written. */
export function timeOfDay(at: string): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}
