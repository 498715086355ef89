import type { Text } from '../../../core/fill.ts';

/** The texts of what a panel shows before the first word, and of who joins. */
export const texts = {
  here: 'Here now',
  answersAtOnce: 'Usually answers within a minute',
  answersInMinutes: 'Usually answers in about {name} minutes' as Text,
  answersInAnHour: 'Usually answers in about an hour',
  answersInHours: 'Usually answers in about {name} hours' as Text,
  starters: 'Ways to begin',
  articles: 'Read in the help center',
  search: 'Search articles',
  back: 'Back to the chat',
  joined: '{name} joined',
};

export type Texts = typeof texts;
