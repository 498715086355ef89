import { customerName } from '@helpdesk/sdk/rules/names';
import { pressingIn } from '@helpdesk/sdk/rules/ticket-fields';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, Fragment, memo } from 'react';
import { Ago } from '../../../data/Ago.tsx';
import { cx } from '../../../ui/cx.ts';
import { Tags } from '../../../ui/LaterTags.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ChoiceIcon, StatusIcon } from '../../../ui/ticket-icons.tsx';
import { statusOptions } from '../choices.ts';
import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';
import { RowTick } from './RowTick.tsx';
import type { TickTicket } from './TicketTable.tsx';
import { Turn } from './Turn.tsx';
import { UnreadDot } from './UnreadDot.tsx';
import { lastWords } from './words.ts';

type PaneRowProps = ComponentProps<'li'> & {
  ticket: Ticket;
  isUnread: boolean;
  isTicked: boolean;
  /** Absent for users who may not change tickets. */
  onTick: TickTicket | undefined;
};

/** A ticket in the narrow list next to the open one: customer, whose turn it is, subject, and the last message. */
export const PaneRow = memo(function PaneRow(props: PaneRowProps) {
  const { ticket, isUnread, isTicked, onTick, ...rest } = props;
  const { id, ticketNumber, subject, status, tags, turn, snoozedAt, updatedAt } = ticket;
  return (
    <li
      {...rest}
      className={cx(
        'relative flex border-b hover:bg-muted/70 has-[a[aria-current=page]]:bg-accent/10',
        isTicked && 'bg-accent/8',
      )}
    >
      {isUnread && <UnreadDot className="absolute top-4 left-1 in-data-compact:top-2.5" />}
      {onTick && (
        <span className="py-3 pl-4 in-data-compact:py-1.5">
          <RowTick
            label={m.paneRow.select({ ticketNumber })}
            checked={isTicked}
            onToggle={(range) => onTick(id, range)}
          />
        </span>
      )}
      <Link
        to="/tickets/$id"
        params={{ id } as never}
        className={cx(
          'block min-w-0 flex-1 py-2.5 pr-4 -outline-offset-2 in-data-compact:py-1',
          onTick ? 'pl-3' : 'pl-4',
        )}
      >
        <span className="flex items-baseline gap-2">
          <span
            className={cx(
              'min-w-0 flex-1 truncate text-sm',
              isUnread ? 'font-semibold' : 'font-medium',
            )}
          >
            {customerName(ticket)}
          </span>
          {turn || snoozedAt ? (
            <Turn ticket={ticket} className="shrink-0 text-xs" />
          ) : (
            <Ago at={updatedAt} className="shrink-0 text-xs text-muted-foreground" />
          )}
        </span>
        <span className="mt-0.5 flex items-center gap-1.5 text-sm">
          <StatusIcon status={status} className="size-3 shrink-0 text-muted-foreground" />
          <span className="sr-only">
            {statusOptions.find(({ value }) => value === status)?.label},{' '}
          </span>
          <span className={cx('min-w-0 flex-1 truncate', isUnread && 'font-semibold')}>
            {subject}
          </span>
          {pressingIn(ticket).map(({ name, value, tone }) => (
            <Fragment key={name}>
              <ChoiceIcon
                name={name}
                value={value}
                className={
                  tone === 'danger'
                    ? 'size-3 shrink-0 text-destructive-text'
                    : 'size-3 shrink-0 text-warning-text'
                }
              />
              <span className="sr-only">, {value}</span>
            </Fragment>
          ))}
        </span>
        <span className="mt-0.5 block truncate text-xs text-muted-foreground in-data-compact:hidden">
          {lastWords(ticket)}
        </span>
        <Tags tags={tags} most={2} className="mt-1 in-data-compact:hidden" />
      </Link>
    </li>
  );
});

export function PaneSkeletons() {
  return Array.from({ length: 8 }, (_, row) => (
    <li key={row} className="border-b px-4 py-3">
      <Skeleton className="h-3.5 w-1/2" />
      <Skeleton className="mt-2 h-3.5 w-4/5" />
      <Skeleton className="mt-2 h-3 w-3/5 in-data-compact:hidden" />
    </li>
  ));
}
