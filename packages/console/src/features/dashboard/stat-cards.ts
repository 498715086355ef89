import type { Result } from '@helpdesk/sdk/contract/operations';
import { Clock, Inbox, type LucideIcon, MessagesSquare, Smile } from 'lucide-react';
import type { Permission } from '../../data/session.ts';
import { type Better, type Change, describeChange } from '../../ui/change.ts';

export type Stats = Result<'dashboard.stats'>;

type Figure = { value: string; empty?: boolean; change?: Change | null; note: string };

type Stat = {
  label: string;
  icon: LucideIcon;
  /** Who sees it; everybody when absent. */
  permission?: Permission;
  read: (stats: Stats, days: number) => Figure;
};

/** The four cards; without data they say so instead of showing a figure. */
export const statCards: readonly Stat[] = [
  {
    label: 'Open Tickets',
    icon: Inbox,
    read: ({ openTickets, openTicketsChange }, days) => ({
      value: openTickets.toLocaleString('en'),
      ...compared(openTicketsChange, '', 'neither', `vs. ${days} days ago`, 'Open right now'),
    }),
  },
  {
    label: 'Response Time',
    icon: Clock,
    read: ({ responseTime, responseTimeChange }, days) =>
      responseTime === null
        ? { value: 'No answers yet', empty: true, note: `In the last ${days} days` }
        : {
            value: responseTime,
            ...compared(responseTimeChange, '%', 'down', before(days), 'Median first answer'),
          },
  },
  {
    label: 'Active Chats',
    icon: MessagesSquare,
    permission: 'view_live_chat',
    read: ({ activeChats }) => ({
      value: activeChats.toLocaleString('en'),
      note: 'Going on right now',
    }),
  },
  {
    label: 'Satisfaction',
    icon: Smile,
    permission: 'view_analytics',
    read: ({ satisfaction, satisfactionChange }, days) =>
      satisfaction === null
        ? { value: 'No ratings yet', empty: true, note: `In the last ${days} days` }
        : {
            value: `${satisfaction}%`,
            ...compared(satisfactionChange, ' points', 'up', before(days), 'Ratings of 4 or 5'),
          },
  },
];

const before = (days: number) => `vs. the ${days} days before`;

/** The change and what it is compared with; without a comparison, what the figure means. */
function compared(
  amount: number | null,
  unit: string,
  better: Better,
  against: string,
  otherwise: string,
): Pick<Figure, 'change' | 'note'> {
  if (amount === null) return { change: null, note: otherwise };
  return { change: describeChange(amount, unit, better), note: against };
}
