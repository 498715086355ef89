import type { Schema } from '@helpdesk/sdk/contract/operations';
import { CircleCheck, Hourglass, type LucideIcon, MessagesSquare, Zap } from 'lucide-react';
import { useRead } from '../../../data/use-read.ts';
import { cx } from '../../../ui/cx.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { Status } from './status-filter.ts';

type Card = {
  status: Status | '';
  count: keyof Schema<'ChatStats'>;
  label: string;
  icon: LucideIcon;
  colour: string;
};

const cards: readonly Card[] = [
  {
    status: '',
    count: 'total',
    label: 'Total Sessions',
    icon: MessagesSquare,
    colour: 'text-muted-foreground',
  },
  {
    status: 'waiting',
    count: 'waiting',
    label: 'Waiting',
    icon: Hourglass,
    colour: 'text-warning-text',
  },
  { status: 'active', count: 'active', label: 'Active', icon: Zap, colour: 'text-success-text' },
  {
    status: 'closed',
    count: 'closed',
    label: 'Closed',
    icon: CircleCheck,
    colour: 'text-muted-foreground',
  },
];

type ChatCardsProps = { status: Status | ''; onPick: (status: Status | '') => void };

/** The number of chats in each status; a click filters the list, a second one clears the filter. */
export function ChatCards({ status, onPick }: ChatCardsProps) {
  const { data: stats, isError } = useRead('chat.stats');
  return (
    <ul aria-label="Chats by status" className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3">
      {cards.map(({ icon: Icon, ...card }) => (
        <li key={card.count}>
          <button
            type="button"
            aria-pressed={card.status === status}
            onClick={() => onPick(card.status === status ? '' : card.status)}
            className={cx(
              'w-full rounded-xl border bg-card px-3 py-2.5 text-left shadow-card transition-colors duration-100 sm:px-4 sm:py-3 dark:bg-raised/40',
              'hover:border-border-strong hover:bg-muted/60 aria-pressed:border-accent aria-pressed:bg-accent/6',
            )}
          >
            <span className="flex items-center gap-1.5 text-sm whitespace-nowrap text-muted-foreground">
              <Icon aria-hidden="true" className={cx('size-3.5 shrink-0', card.colour)} />
              {card.label}
            </span>
            {stats || isError ? (
              <span className="mt-0.5 block text-xl font-semibold tracking-tight tabular-nums sm:text-2xl">
                {stats ? stats[card.count].toLocaleString() : '–'}
              </span>
            ) : (
              <Skeleton className="mt-2 h-6 w-10" />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
