import type { Text } from '../../../core/fill.ts';

/** The texts of the opening and of agents who join. */
export const texts = {
  here: 'Online',
  answersAtOnce: 'Usually replies within a minute',
  answersInMinutes: 'Usually replies in about {name} minutes' as Text,
  answersInAnHour: 'Usually replies in about an hour',
  answersInHours: 'Usually replies in about {name} hours' as Text,
  starters: 'Quick replies',
  articles: 'Help articles',
  search: 'Search articles',
  back: 'Back to chat',
  opensAt: "We're back {name}",
  joined: '{name} joined',
};

export type Texts = typeof texts;
