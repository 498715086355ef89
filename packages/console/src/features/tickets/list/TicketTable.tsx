import { agentName, customerName } from '@helpdesk/sdk/rules/names';
import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { type ComponentProps, memo, type ReactNode } from 'react';
import { Ago } from '../../../data/Ago.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Td, Th, Tr } from '../../../ui/Table.tsx';
import type { Ticket } from '../ticket-rows.ts';
import { type ChangeTicket, PriorityPicker, StatusPicker } from './Pickers.tsx';
import { RowTick } from './RowTick.tsx';

type Column = {
  name: string;
  /** Of the header, which gives the column its width. */
  width?: string;
  /** Of the cells. */
  cell?: string;
  show: (ticket: Ticket, onChange: ChangeTicket | undefined) => ReactNode;
  /** Shown while the tickets are loading. */
  skeleton: ReactNode;
};

/** Fields without a column of their own: they are part of another one, or only on the ticket's page. */
type Elsewhere = 'id' | 'ticketNumber' | 'description' | 'customer' | 'customerEmail' | 'createdAt';

/** The columns, in their order; a field that is neither here nor elsewhere does not compile. */
const columns: { [Field in Exclude<keyof Ticket, Elsewhere>]: Column } = {
  subject: {
    name: 'Ticket',
    cell: 'overflow-hidden',
    show: ({ id, subject, ticketNumber }) => (
      <>
        <Link
          to="/tickets/$id"
          params={{ id } as never}
          data-open=""
          className="block truncate font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:shadow-[inset_2px_0_var(--accent)]"
        >
          {subject}
        </Link>
        <span className="block truncate text-xs text-muted-foreground tabular-nums">
          {ticketNumber}
        </span>
      </>
    ),
    skeleton: (
      <>
        <Skeleton className="w-4/5" />
        <Skeleton className="mt-1.5 h-3 w-24" />
      </>
    ),
  },
  customerName: {
    name: 'Customer',
    width: 'w-36 2xl:w-44',
    cell: 'truncate text-muted-foreground',
    show: customerName,
    skeleton: <Skeleton className="w-3/4" />,
  },
  status: {
    name: 'Status',
    width: 'w-31',
    show: (ticket, onChange) => <StatusPicker ticket={ticket} onChange={onChange} />,
    skeleton: <Skeleton className="h-5 w-18" />,
  },
  priority: {
    name: 'Priority',
    width: 'w-24',
    show: (ticket, onChange) => <PriorityPicker ticket={ticket} onChange={onChange} />,
    skeleton: <Skeleton className="h-5 w-16" />,
  },
  assignedAgent: {
    name: 'Agent',
    width: 'w-34 2xl:w-40',
    cell: 'truncate',
    show: ({ assignedAgent: agent }) => (
      <span className={agent ? 'text-muted-foreground' : 'text-faint-foreground'}>
        {agentName(agent)}
      </span>
    ),
    skeleton: <Skeleton className="w-24" />,
  },
  updatedAt: {
    name: 'Updated',
    width: 'w-27',
    cell: 'whitespace-nowrap text-muted-foreground',
    show: ({ updatedAt }) => <Ago at={updatedAt} />,
    skeleton: <Skeleton className="w-20" />,
  },
};
const allColumns = Object.values(columns);

type TicketTableProps = {
  /** The checkbox above those of the rows; absent for users who may not change tickets. */
  tickAll?: ReactNode;
  children: ReactNode;
};

/** A ticket table; its children are rows, TicketLine or TicketSkeletons. */
export function TicketTable({ tickAll, children }: TicketTableProps) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
      <thead className="sticky top-14 z-[2] bg-card">
        <tr>
          {tickAll && <Th className="w-9 pr-0">{tickAll}</Th>}
          {allColumns.map(({ name, width }) => (
            <Th key={name} className={width}>
              {name}
            </Th>
          ))}
          <Th className="w-17 text-right">Actions</Th>
        </tr>
      </thead>
      <tbody className="[&_td]:border-b">{children}</tbody>
    </table>
  );
}

export type TickTicket = (id: string, range: boolean) => void;

type TicketLineProps = ComponentProps<'tr'> & {
  ticket: Ticket;
  onChangeTicket?: ChangeTicket | undefined;
  isTicked?: boolean;
  /** Absent for users who may not change tickets. */
  onTick?: TickTicket | undefined;
};

/** A ticket as a row; memoized, as lists are long. */
export const TicketLine = memo(function TicketLine(props: TicketLineProps) {
  const { ticket, onChangeTicket, isTicked = false, onTick, ...rest } = props;
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
            label={`Select ${ticket.ticketNumber}`}
            checked={isTicked}
            onToggle={(range) => onTick(ticket.id, range)}
          />
        </Td>
      )}
      {allColumns.map(({ name, cell, show }) => (
        <Td key={name} className={cell}>
          {show(ticket, onChangeTicket)}
        </Td>
      ))}
      <Td className="text-right">
        <Link
          to="/tickets/$id"
          params={{ id: ticket.id } as never}
          aria-label={`View ticket ${ticket.ticketNumber}`}
          title="View ticket"
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
      {allColumns.map(({ name, skeleton }) => (
        <Td key={name}>{skeleton}</Td>
      ))}
      <Td />
    </Tr>
  ));
}
