import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useCan, useSession } from '../../data/session.ts';
import m from './messages.yaml';

type Search = Readonly<Record<string, string | undefined>>;

/** A built-in view: filters of the list with a name, an address and a shortcut. */
export type TicketView = {
  name: string;
  /** The shortcut's key after g. */
  letter: string;
  search: Search;
  count: keyof Schema<'TicketViewCounts'> | null;
  /** Whether it's used less often than the others. */
  isRare?: boolean;
};

// A saved view may have the same filters, and more.
const view = undefined;

/** The built-in views of the list, for this user. */
export const givenViews = (userId: string): readonly TicketView[] => [
  { name: m.views.mine, letter: 'm', search: { agent: userId, turn: 'any', view }, count: 'mine' },
  {
    name: m.views.unassigned,
    letter: 'u',
    search: { agent: 'none', turn: 'any', view },
    count: 'unassigned',
  },
  { name: m.views.needsReply, letter: 'n', search: { turn: 'us', view }, count: 'needsReply' },
  { name: m.views.waiting, letter: 'w', search: { turn: 'customer', view }, count: 'waiting' },
  { name: m.views.snoozed, letter: 'z', search: { snoozed: 'yes', view }, count: 'snoozed' },
  {
    name: m.views.mentions,
    letter: 'r',
    search: { mentioned: 'yes', view },
    count: 'mentions',
    isRare: true,
  },
  { name: m.views.all, letter: 't', search: {}, count: null },
];

/** The built-in views of the signed-in user, without those of tickets that they can't see. */
export function useGivenViews(): readonly TicketView[] {
  const seesUnassigned = useCan()('view_unassigned_tickets');
  return givenViews(useSession().user.id).filter(
    ({ count }) => count !== 'unassigned' || seesUnassigned,
  );
}
