const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date for emails of the product. */
export const dayOf = (moment: string): string => day.format(new Date(moment));
