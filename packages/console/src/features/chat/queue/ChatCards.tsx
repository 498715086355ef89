import type { Schema } from '@helpdesk/sdk/contract/operations';
import { CircleCheck, Hourglass, type LucideIcon, MessagesSquare, Zap } from 'lucide-react';
import { useRead } from '../../../data/use-read.ts';
import { cx } from '../../../ui/cx.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import m from '../messages.yaml';
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
    label: m.chatCards.totalSessions,
    icon: MessagesSquare,
    colour: 'text-muted-foreground',
  },
  {
    status: 'waiting',
    count: 'waiting',
    label: m.chatCards.waiting,
    icon: Hourglass,
    colour: 'text-warning-text',
  },
  {
    status: 'active',
    count: 'active',
    label: m.chatCards.active,
    icon: Zap,
    colour: 'text-success-text',
  },
  {
    status: 'closed',
    count: 'closed',
    label: m.chatCards.closed,
    icon: CircleCheck,
    colour: 'text-muted-foreground',
  },
];

type ChatCardsProps = { status: Status | ''; onPick: (status: Status | '') => void };

/** The number of chats in each status; a click filters the list, a second one clears the filter. */
export function ChatCards({ status, onPick }: ChatCardsProps) {
  const { data: stats, isError } = useRead('chat.stats');
  return (
    <ul aria-label={m.chatCards.chatsByStatus} className="flex flex-wrap gap-2">
      {cards.map(({ icon: Icon, ...card }) => (
        <li key={card.count}>
          <button
            type="button"
            aria-pressed={card.status === status}
            onClick={() => onPick(card.status === status ? '' : card.status)}
            className={cx(
              'flex h-9 items-center gap-1.5 rounded-lg border bg-card px-3 text-sm whitespace-nowrap transition-colors duration-100 pointer-coarse:h-10 dark:bg-raised/40',
              'hover:border-border-strong hover:bg-muted/60 aria-pressed:border-accent aria-pressed:bg-accent/6',
            )}
          >
            <Icon aria-hidden="true" className={cx('size-3.5 shrink-0', card.colour)} />
            <span className="text-muted-foreground">{card.label}</span>
            {stats || isError ? (
              <span className="font-semibold tabular-nums">
                {stats ? stats[card.count].toLocaleString() : '–'}
              </span>
            ) : (
              <Skeleton className="h-4 w-6" />
            )}
            {card.count === 'total' && stats && stats.bot > 0 && (
              <span className="text-xs text-muted-foreground">
                {m.chatCards.withTheBot({ bot: stats.bot })}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
