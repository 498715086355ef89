import { agentName, customerName } from '@helpdesk/sdk/rules/names';
import { byChoice } from '@helpdesk/sdk/rules/ticket-fields';
import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { type ComponentProps, memo, type ReactNode, Suspense } from 'react';
import { Ago } from '../../../data/Ago.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Tags } from '../../../ui/LaterTags.tsx';
import { later } from '../../../ui/later.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Td, Th, Tr } from '../../../ui/Table.tsx';
import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';
import { type ChangeTicket, ChoicePicker } from './Pickers.tsx';
import { RowTick } from './RowTick.tsx';
import { Turn } from './Turn.tsx';
import { UnreadDot } from './UnreadDot.tsx';
import { lastWords } from './words.ts';

type Column = {
  name: string;
  /** The class of the header cell, which sets the column's width. */
  width?: string;
  /** The class of the other cells. */
  cell?: string;
  show: (ticket: Ticket, onChange: ChangeTicket | undefined, isUnread: boolean) => ReactNode;
  /** Shown while the tickets are loading. */
  skeleton: ReactNode;
};

/** The columns, in display order. The ticket page shows the other fields. */
const columns = {
  subject: {
    name: m.ticketTable.ticket,
    cell: 'overflow-hidden',
    show: (ticket, _, isUnread) => (
      <div className="in-data-compact:flex in-data-compact:items-baseline in-data-compact:gap-2">
        {isUnread && <UnreadDot className="absolute top-1/2 left-1 -translate-y-1/2" />}
        <Link
          to="/tickets/$id"
          params={{ id: ticket.id } as never}
          data-open=""
          className={cx(
            'block min-w-0 truncate',
            isUnread ? 'font-semibold' : 'font-medium',
            'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:shadow-[inset_2px_0_var(--accent)]',
          )}
        >
          {ticket.subject}
        </Link>
        <span className="flex items-center gap-1.5 text-xs text-muted-foreground in-data-compact:min-w-0 in-data-compact:flex-1">
          <Tags tags={ticket.tags} most={2} className="shrink-0 flex-nowrap" />
          <span className="truncate">
            <span className="tabular-nums">{ticket.ticketNumber}</span>
            <span className="text-faint-foreground"> – {lastWords(ticket)}</span>
          </span>
        </span>
      </div>
    ),
    skeleton: (
      <>
        <Skeleton className="w-4/5" />
        <Skeleton className="mt-1.5 h-3 w-24" />
      </>
    ),
  },
  customerName: {
    name: m.ticketTable.customer,
    width: 'w-30 min-[88rem]:w-36 2xl:w-44',
    show: (ticket, _, isUnread) => (
      <span
        className={cx(
          'block truncate',
          isUnread ? 'font-semibold text-foreground' : 'text-muted-foreground',
        )}
      >
        {customerName(ticket)}
      </span>
    ),
    skeleton: <Skeleton className="w-3/4" />,
  },
  turn: {
    name: m.ticketTable.lastReply,
    // Never truncated: the longest text fits.
    width: 'w-33',
    cell: 'pr-0',
    show: (ticket) => <Turn ticket={ticket} />,
    skeleton: <Skeleton className="w-24" />,
  },
  ...byChoice(
    (name, { label }): Column => ({
      name: label,
      width: name === 'status' ? 'w-30' : 'w-22',
      show: (ticket, onChange) => <ChoicePicker name={name} ticket={ticket} onChange={onChange} />,
      skeleton: <Skeleton className={name === 'status' ? 'h-5 w-18' : 'h-5 w-16'} />,
    }),
  ),
  assignedAgent: {
    name: m.ticketTable.agent,
    width: 'w-32 2xl:w-40',
    cell: 'wrap-anywhere',
    show: ({ assignedAgent: agent }) => (
      <span className={agent ? 'text-muted-foreground' : 'text-faint-foreground'}>
        {agentName(agent)}
      </span>
    ),
    skeleton: <Skeleton className="w-24" />,
  },
  updatedAt: {
    name: m.ticketTable.updated,
    width: 'w-26',
    cell: 'whitespace-nowrap pr-0 text-muted-foreground',
    show: ({ updatedAt }) => <Ago at={updatedAt} />,
    skeleton: <Skeleton className="w-20" />,
  },
} satisfies { [Field in keyof Ticket]?: Column };
const Due = later(async () => (await import('./Due.tsx')).default);

const usualColumns: readonly Column[] = Object.values(columns);
/** If sorted by due date, the due date replaces the last update. */
const dueColumns: readonly Column[] = [
  ...usualColumns.slice(0, -1),
  {
    ...columns.updatedAt,
    name: m.ticketTable.due,
    show: (ticket) => (
      <Suspense>
        <Due ticket={ticket} />
      </Suspense>
    ),
  },
];

type TicketTableProps = {
  /** Whether the tickets are sorted by due date. */
  isByDue: boolean;
  /** The checkbox that selects all rows; absent for users who may not change tickets. */
  tickAll?: ReactNode;
  children: ReactNode;
};

/** A ticket table; its children are rows, TicketLine or TicketSkeletons. */
export function TicketTable({ isByDue, tickAll, children }: TicketTableProps) {
  return (
    <table
      aria-labelledby="title"
      className="w-full table-fixed border-separate border-spacing-0 text-sm"
    >
      <thead className="sticky top-14 z-[2] bg-card">
        <tr>
          {tickAll && <Th className="w-9 pr-0">{tickAll}</Th>}
          {(isByDue ? dueColumns : usualColumns).map(({ name, width }) => (
            <Th key={name} className={width}>
              {name}
            </Th>
          ))}
          <Th className="w-17 text-right">{m.ticketTable.actions}</Th>
        </tr>
      </thead>
      <tbody className="[&_td]:h-11 [&_td]:border-b [&_td]:py-0.5 in-data-compact:[&_td]:h-9 in-data-compact:[&_td]:py-0">
        {children}
      </tbody>
    </table>
  );
}

export type TickTicket = (id: string, range: boolean) => void;

type TicketLineProps = ComponentProps<'tr'> & {
  ticket: Ticket;
  isByDue: boolean;
  onChangeTicket?: ChangeTicket | undefined;
  isTicked?: boolean;
  isUnread?: boolean;
  /** Absent for users who may not change tickets. */
  onTick?: TickTicket | undefined;
};

/** A ticket as a row; memoized, as lists are long. */
export const TicketLine = memo(function TicketLine(props: TicketLineProps) {
  const {
    ticket,
    isByDue,
    onChangeTicket,
    onTick,
    isTicked = false,
    isUnread = false,
    ...rest
  } = props;
  return (
    <Tr
      {...rest}
      className={cx(
        'relative border-0 has-[a[data-open]:focus-visible]:bg-accent/8',
        isTicked && 'bg-accent/8',
      )}
    >
      {onTick && (
        <Td className="relative z-[1] pr-0">
          <RowTick
            label={m.ticketTable.select({ ticketNumber: ticket.ticketNumber })}
            checked={isTicked}
            onToggle={(range) => onTick(ticket.id, range)}
          />
        </Td>
      )}
      {(isByDue ? dueColumns : usualColumns).map(({ name, cell, show }) => (
        <Td key={name} className={cell}>
          {show(ticket, onChangeTicket, isUnread)}
        </Td>
      ))}
      <Td className="text-right">
        <Link
          to="/tickets/$id"
          params={{ id: ticket.id } as never}
          aria-label={m.ticketTable.viewTicket({ ticketNumber: ticket.ticketNumber })}
          title={m.ticketTable.viewTicket2}
          tabIndex={-1}
          className={buttonClass('ghost', 'sm', 'relative -mr-1 px-1.5')}
        >
          <Eye aria-hidden="true" />
        </Link>
      </Td>
    </Tr>
  );
});

/** Skeleton rows for tickets that are still loading. */
export function TicketSkeletons({ ticks = false }: { ticks?: boolean }) {
  return Array.from({ length: 5 }, (_, row) => (
    <Tr key={row} className="border-0">
      {ticks && <Td />}
      {usualColumns.map(({ name, skeleton }) => (
        <Td key={name}>{skeleton}</Td>
      ))}
      <Td />
    </Tr>
  ));
}
