import { useCallback, useEffect, useRef } from 'react';
import { useMedia } from '../../../ui/use-media.ts';
import type { Selection } from '../bulk/selection.ts';
import type { Ticket } from '../ticket-rows.ts';
import type { ChangeTicket } from './Pickers.tsx';
import { RowTick } from './RowTick.tsx';
import { CardSkeletons, TicketCard } from './TicketCard.tsx';
import { TicketLine, TicketSkeletons, TicketTable, type TickTicket } from './TicketTable.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useWindow } from './use-window.ts';

const LINE = 53;
const TWO_LINES = 61;
const CARD = 121;
const AHEAD = 30;

type TicketListProps = {
  tickets: readonly Ticket[] | undefined;
  hasMore: boolean;
  onMore: () => void;
  onChangeTicket: ChangeTicket | undefined;
  /** Absent for users who may not change tickets. */
  selection: Selection | undefined;
};

/** The tickets as a table, as rows of two lines or, on phones, as cards; only visible ones are rendered. */
export function TicketList(props: TicketListProps) {
  const { tickets, hasMore, onMore, onChangeTicket, selection } = props;
  const wide = useMedia('(min-width: 80rem)');
  const isPhone = useMedia('(max-width: 39.99rem)');
  const count = tickets?.length ?? 0;
  const { list, rows, lastIndex, before, after, measure, show } = useWindow({
    count,
    rowHeight: wide ? LINE : isPhone ? CARD : TWO_LINES,
    keyOf: (index) => tickets?.[index]?.id ?? String(index),
  });
  const onTick = useSame(selection?.toggle);
  const at = (act: (ticket: Ticket, range: boolean) => void) => (index: number, range: boolean) => {
    const ticket = tickets?.[index];
    if (ticket) act(ticket, range);
  };
  useRowKeys({
    list,
    count,
    show,
    onSelect: selection && at(({ id }, range) => selection.toggle(id, range)),
    onResolve:
      onChangeTicket &&
      ((index) => at(({ id }) => onChangeTicket(id, { status: 'resolved' }))(index, false)),
  });

  const nearEnd = hasMore && lastIndex >= count - AHEAD;
  useEffect(() => {
    if (nearEnd) onMore();
  });

  const drawn = rows.flatMap(({ index, key }) => {
    const ticket = tickets?.[index];
    return ticket ? [{ key: String(key), index, ticket }] : [];
  });
  return (
    <div ref={list}>
      {wide ? (
        <TicketTable
          tickAll={
            selection && (
              <RowTick
                label="Select all tickets shown"
                checked={count > 0 && selection.selected.length === count}
                mixed={selection.selected.length > 0 && selection.selected.length < count}
                onToggle={selection.toggleAll}
              />
            )
          }
        >
          <Gap height={before} />
          {tickets ? (
            drawn.map(({ key, index, ticket }) => (
              <TicketLine
                key={key}
                ref={measure}
                data-index={index}
                ticket={ticket}
                onChangeTicket={onChangeTicket}
                isTicked={selection?.has(ticket.id) ?? false}
                onTick={onTick}
              />
            ))
          ) : (
            <TicketSkeletons ticks={Boolean(selection)} />
          )}
          <Gap height={after} />
        </TicketTable>
      ) : (
        <ul
          aria-busy={!tickets}
          style={{ paddingTop: before, paddingBottom: after }}
          className="border-t"
        >
          {tickets ? (
            drawn.map(({ key, index, ticket }) => (
              <TicketCard
                key={key}
                ref={measure}
                data-index={index}
                ticket={ticket}
                onChangeTicket={onChangeTicket}
                isTicked={selection?.has(ticket.id) ?? false}
                onTick={onTick}
              />
            ))
          ) : (
            <CardSkeletons />
          )}
        </ul>
      )}
    </div>
  );
}

function Gap({ height }: { height: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden="true">
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

/** A stable callback, so that rows do not render again for a new one. */
function useSame(act: TickTicket | undefined): TickTicket | undefined {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const same = useCallback<TickTicket>((id, range) => latest.current?.(id, range), []);
  return act && same;
}
