import type { Schema } from '@helpdesk/sdk/contract/operations';

type Search = Readonly<Record<string, string>>;

/** A given view: filters of the list with a name, an address and a key. */
export type TicketView = {
  name: string;
  /** The key after g. */
  letter: string;
  search: Search;
  count: keyof Schema<'TicketViewCounts'> | null;
};

/** The given views of the list, for this user. */
export const givenViews = (userId: string): readonly TicketView[] => [
  { name: 'Mine', letter: 'm', search: { agent: userId, turn: 'any' }, count: 'mine' },
  { name: 'Unassigned', letter: 'u', search: { agent: 'none', turn: 'any' }, count: 'unassigned' },
  { name: 'Needs reply', letter: 'n', search: { turn: 'us' }, count: 'needsReply' },
  { name: 'Waiting', letter: 'w', search: { turn: 'customer' }, count: 'waiting' },
  { name: 'All', letter: 't', search: {}, count: null },
];
