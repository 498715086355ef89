import { agentName, customerName } from '@helpdesk/sdk/rules/names';
import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { type ComponentProps, memo, type ReactNode } from 'react';
import { buttonClass } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Td, Th, Tr } from '../../../ui/Table.tsx';
import type { Ticket } from '../ticket-rows.ts';
import { Updated } from '../Updated.tsx';
import { type ChangeTicket, PriorityPicker, StatusPicker } from './Pickers.tsx';
import { RowTick } from './RowTick.tsx';

type TicketTableProps = {
  /** The checkbox above those of the rows; absent for users who may not change tickets. */
  tickAll?: ReactNode;
  children: ReactNode;
};

/** The columns of a ticket table; its children are rows, TicketLine or TicketSkeletons. */
export function TicketTable({ tickAll, children }: TicketTableProps) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
      <thead className="sticky top-14 z-[2] bg-card">
        <tr>
          {tickAll && <Th className="w-9 pr-0">{tickAll}</Th>}
          <Th>Ticket</Th>
          <Th className="w-44 max-lg:w-32">Customer</Th>
          <Th className="w-31">Status</Th>
          <Th className="w-25">Priority</Th>
          <Th className="w-40 max-xl:hidden">Agent</Th>
          <Th className="w-31 max-lg:hidden">Updated</Th>
          <Th className="w-19 text-right">Actions</Th>
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
      <Td className="overflow-hidden">
        <Link
          to="/tickets/$id"
          params={{ id: ticket.id } as never}
          data-open=""
          className="block truncate font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:shadow-[inset_2px_0_var(--accent)]"
        >
          {ticket.subject}
        </Link>
        <span className="block truncate text-xs text-muted-foreground tabular-nums">
          {ticket.ticketNumber}
        </span>
      </Td>
      <Td className="truncate text-muted-foreground">{customerName(ticket)}</Td>
      <Td>
        <StatusPicker ticket={ticket} onChange={onChangeTicket} />
      </Td>
      <Td>
        <PriorityPicker ticket={ticket} onChange={onChangeTicket} />
      </Td>
      <Td
        className={cx(
          'truncate max-xl:hidden',
          ticket.assignedAgent ? 'text-muted-foreground' : 'text-faint-foreground',
        )}
      >
        {agentName(ticket.assignedAgent)}
      </Td>
      <Td className="whitespace-nowrap text-muted-foreground max-lg:hidden">
        <Updated at={ticket.updatedAt} />
      </Td>
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
      <Td>
        <Skeleton className="w-4/5" />
        <Skeleton className="mt-1.5 h-3 w-24" />
      </Td>
      <Td>
        <Skeleton className="w-3/4" />
      </Td>
      <Td>
        <Skeleton className="h-5 w-18" />
      </Td>
      <Td>
        <Skeleton className="h-5 w-16" />
      </Td>
      <Td className="max-xl:hidden">
        <Skeleton className="w-24" />
      </Td>
      <Td className="max-lg:hidden">
        <Skeleton className="w-20" />
      </Td>
      <Td />
    </Tr>
  ));
}
