import type { Text } from '../../core/fill.ts';
import type { Spoken } from '../../core/words.ts';

/** The default texts of the search; the texts property can replace any of them. */
export const texts = {
  label: 'Search articles',
  none: 'No articles found',
  found: '{name} found' as Text,
  back: 'Back',
  center: 'Visit Help Center',
  failed: 'Search failed. Please try again.',
};

export type Texts = typeof texts & Spoken;
