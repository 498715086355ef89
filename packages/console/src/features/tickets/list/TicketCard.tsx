import { agentName, customerName } from '@helpdesk/sdk/rules/names';
import { choiceNames } from '@helpdesk/sdk/rules/ticket-fields';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, memo, Suspense } from 'react';
import { Ago } from '../../../data/Ago.tsx';
import { cx } from '../../../ui/cx.ts';
import { Tags } from '../../../ui/LaterTags.tsx';
import { later } from '../../../ui/later.tsx';
import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';
import { type ChangeTicket, ChoicePicker } from './Pickers.tsx';
import { RowTick } from './RowTick.tsx';
import type { TickTicket } from './TicketTable.tsx';
import { Turn } from './Turn.tsx';
import { UnreadDot } from './UnreadDot.tsx';
import { lastWords } from './words.ts';

type TicketCardProps = ComponentProps<'li'> & {
  ticket: Ticket;
  isByDue: boolean;
  onChangeTicket: ChangeTicket | undefined;
  isTicked: boolean;
  isUnread: boolean;
  onTick: TickTicket | undefined;
};

const Due = later(async () => (await import('./Due.tsx')).default);

/** A ticket as a row of two lines, or as a card on phones. */
export default memo(function TicketCard(props: TicketCardProps) {
  const { ticket, isByDue, onChangeTicket, isTicked, isUnread, onTick, ...rest } = props;
  return (
    <li
      {...rest}
      className={cx(
        'relative grid items-center gap-x-3 border-b px-4 py-3 has-[a:focus-visible]:bg-accent/8 active:bg-muted/70',
        'grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[auto_auto_minmax(0,1fr)_auto_8.5rem] sm:py-2.5 sm:in-data-compact:py-1 sm:hover:bg-muted/70',
        isTicked && 'bg-accent/8',
      )}
    >
      {onTick && (
        <span className="relative z-[1] max-sm:col-start-2 max-sm:row-start-4 max-sm:justify-self-end sm:row-span-2 sm:row-start-1 max-sm:mt-2">
          <RowTick
            label={m.ticketCard.select({ ticketNumber: ticket.ticketNumber })}
            checked={isTicked}
            onToggle={(range) => onTick(ticket.id, range)}
          />
        </span>
      )}
      {isUnread && (
        <UnreadDot className="absolute top-1/2 left-1 -translate-y-1/2 max-sm:top-4.5" />
      )}
      <Link
        to="/tickets/$id"
        params={{ id: ticket.id } as never}
        data-open=""
        className={cx(
          isUnread ? 'font-semibold' : 'font-medium',
          'max-sm:col-span-2 max-sm:row-start-2 sm:col-span-2 sm:col-start-2 sm:row-start-1 after:absolute after:inset-0 focus-visible:outline-none max-sm:mt-0.5 max-sm:line-clamp-2 sm:truncate sm:text-sm',
        )}
      >
        {ticket.subject}
      </Link>
      <span className="text-xs text-muted-foreground tabular-nums max-sm:row-start-1 sm:col-start-2 sm:row-start-2">
        {ticket.ticketNumber}
        <Turn ticket={ticket} className="ml-2 sm:hidden" />
      </span>
      <span className="truncate text-sm text-muted-foreground max-sm:col-span-2 max-sm:row-start-3 sm:col-start-3 sm:row-start-2 sm:text-xs">
        <span className={isUnread ? 'font-semibold text-foreground' : undefined}>
          {customerName(ticket)}
        </span>{' '}
        · {agentName(ticket.assignedAgent)}
        <span className="text-faint-foreground max-sm:block max-sm:truncate">
          <span className="max-sm:hidden"> – </span>
          {lastWords(ticket)}
        </span>
        <Tags tags={ticket.tags} most={3} className="mt-1 max-sm:mt-1.5 sm:ml-2 sm:mt-0" />
      </span>
      <span className="flex items-center gap-2 max-sm:row-start-4 sm:grid sm:grid-cols-[6.5rem_5rem] sm:col-start-4 sm:row-span-2 sm:row-start-1 max-sm:mt-2">
        {choiceNames.map((name) => (
          <ChoicePicker key={name} name={name} ticket={ticket} onChange={onChangeTicket} />
        ))}
      </span>
      <span className="text-right text-xs whitespace-nowrap text-muted-foreground max-sm:col-start-2 max-sm:row-start-1 sm:col-start-5 sm:row-span-2 sm:row-start-1">
        {isByDue ? (
          <Suspense>
            <Due ticket={ticket} />
          </Suspense>
        ) : (
          <Ago at={ticket.updatedAt} />
        )}
        <Turn ticket={ticket} className="block max-sm:hidden" />
      </span>
    </li>
  );
});
