const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A moment's day, as mails of the product say it. */
export const dayOf = (moment: string): string => day.format(new Date(moment));
