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
  const sight = useWindow({
    count,
    rowHeight: wide ? LINE : CARD,
    keyOf: (index) => tickets?.[index]?.id ?? String(index),
  });
  useRowKeys({ list: sight.list, count, show: sight.show });

  const nearEnd = hasMore && sight.lastIndex >= count - AHEAD;
  useEffect(() => {
    if (nearEnd) onMore();
  });

  const drawn = sight.rows.flatMap(({ index, key }) => {
    const ticket = tickets?.[index];
    return ticket ? [{ key: String(key), index, ticket }] : [];
  });
  return (
    <div ref={sight.list}>
      {wide ? (
        <TicketTable>
          <Gap height={sight.before} />
          {tickets ? (
            drawn.map(({ key, index, ticket }) => (
              <TicketLine
                key={key}
                ref={sight.measure}
                data-index={index}
                ticket={ticket}
                onChangeTicket={onChangeTicket}
              />
            ))
          ) : (
            <TicketSkeletons />
          )}
          <Gap height={sight.after} />
        </TicketTable>
      ) : (
        <ul
          aria-busy={!tickets}
          style={{ paddingTop: sight.before, paddingBottom: sight.after }}
          className="border-t"
        >
          {tickets ? (
            drawn.map(({ key, index, ticket }) => (
              <TicketCard
                key={key}
                ref={sight.measure}
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
