import { useEffect } from 'react';
import { useMedia } from '../../ui/use-media.ts';
import type { ChangeTicket } from './Pickers.tsx';
import { CardSkeletons, TicketCard } from './TicketCard.tsx';
import { TicketLine, TicketSkeletons, TicketTable } from './TicketTable.tsx';
import type { Ticket } from './ticket-rows.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useWindow } from './use-window.ts';

const LINE = 53;
const CARD = 121;
const AHEAD = 30;

type TicketListProps = {
  tickets: readonly Ticket[] | undefined;
  hasMore: boolean;
  onMore: () => void;
  onChangeTicket: ChangeTicket | undefined;
};

/** The tickets as a table, or as cards where a table would be squeezed; only those in sight are drawn. */
export function TicketList({ tickets, hasMore, onMore, onChangeTicket }: TicketListProps) {
  const wide = useMedia('(min-width: 48rem)');
  const count = tickets?.length ?? 0;
  const { list, rows, lastIndex, before, after, measure, show } = useWindow({
    count,
    rowHeight: wide ? LINE : CARD,
    keyOf: (index) => tickets?.[index]?.id ?? String(index),
  });
  useRowKeys({ list, count, show });

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
        <TicketTable>
          <Gap height={before} />
          {tickets ? (
            drawn.map(({ key, index, ticket }) => (
              <TicketLine
                key={key}
                ref={measure}
                data-index={index}
                ticket={ticket}
                onChangeTicket={onChangeTicket}
              />
            ))
          ) : (
            <TicketSkeletons />
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
      <td colSpan={7} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
