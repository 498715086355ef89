/** The default texts of the search; the texts property can replace any of them. */
export const texts = {
  label: 'Search articles',
  none: 'No articles found',
  found: '{name} found',
  back: 'Back',
  center: 'Visit Help Center',
  failed: 'Failed to search. Please try again.',
};

export type Texts = typeof texts;
