/** Everything that the search says by itself; the texts property replaces any of it. */
export const texts = {
  label: 'Search articles',
  none: 'No articles found',
  found: '{name} found',
  back: 'Back',
  center: 'Visit Help Center',
};

export type Texts = typeof texts;
