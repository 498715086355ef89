/** The default texts of the search; the texts property can replace any of them. */
export const texts = {
  label: 'Search articles',
  none: 'No articles found',
  found: '{name} found',
  back: 'Back',
  center: 'Visit Help Center',
};

export type Texts = typeof texts;
