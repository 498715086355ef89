import type { Result } from '@helpdesk/sdk/contract/operations';
import { Clock, Inbox, type LucideIcon, MessagesSquare, Smile } from 'lucide-react';
import type { Permission } from '../../data/session.ts';
import { type Better, type Change, type ChangeUnit, describeChange } from '../../ui/text/change.ts';
import m from './messages.yaml';

export type Stats = Result<'dashboard.stats'>;

type Figure = { value: string; empty?: boolean; change?: Change | null; note: string };

type Stat = {
  label: string;
  icon: LucideIcon;
  /** The permission to see it; everyone may if absent. */
  permission?: Permission;
  read: (stats: Stats, days: number) => Figure;
};

/** The four cards; without data they show a sentence instead of a figure. */
export const statCards: readonly Stat[] = [
  {
    label: m.statCards.openTickets,
    icon: Inbox,
    read: ({ openTickets, openTicketsChange }, days) => ({
      value: openTickets.toLocaleString('en'),
      ...compared(
        openTicketsChange,
        'number',
        'neither',
        m.statCards.vsDaysAgo({ days }),
        m.statCards.openRightNow,
      ),
    }),
  },
  {
    label: m.statCards.responseTime,
    icon: Clock,
    read: ({ responseTime, responseTimeChange }, days) =>
      responseTime === null
        ? {
            value: m.statCards.noAnswersYet,
            empty: true,
            note: m.statCards.inTheLastDays({ days }),
          }
        : {
            value: responseTime,
            ...compared(
              responseTimeChange,
              'percent',
              'down',
              before(days),
              m.statCards.medianFirstAnswer,
            ),
          },
  },
  {
    label: m.statCards.activeChats,
    icon: MessagesSquare,
    permission: 'view_live_chat',
    read: ({ activeChats }) => ({
      value: activeChats.toLocaleString('en'),
      note: m.statCards.goingOnRightNow,
    }),
  },
  {
    label: m.statCards.satisfaction,
    icon: Smile,
    permission: 'view_analytics',
    read: ({ satisfaction, satisfactionChange }, days) =>
      satisfaction === null
        ? {
            value: m.statCards.noRatingsYet,
            empty: true,
            note: m.statCards.inTheLastDays({ days }),
          }
        : {
            value: `${satisfaction}%`,
            ...compared(
              satisfactionChange,
              'points',
              'up',
              before(days),
              m.statCards.ratingsOf4Or5,
            ),
          },
  },
];

const before = (days: number) => m.statCards.vsTheDaysBefore({ days });

/** The change and its comparison; without a comparison, an explanation of the figure. */
function compared(
  amount: number | null,
  unit: ChangeUnit,
  better: Better,
  against: string,
  otherwise: string,
): Pick<Figure, 'change' | 'note'> {
  if (amount === null) return { change: null, note: otherwise };
  return { change: describeChange(amount, unit, better), note: against };
}
