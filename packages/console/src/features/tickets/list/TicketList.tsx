import { type ComponentProps, Suspense, useEffect, useRef } from 'react';
import { useDensity } from '../../../data/density.ts';
import { useFirstScreenShown } from '../../../data/first-screen.ts';
import { openOverlay } from '../../../data/overlay.ts';
import { later } from '../../../ui/later.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import type { Selection } from '../bulk/selection.ts';
import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';
import { CardSkeletons } from './CardSkeletons.tsx';
import { WIDE } from './layout.ts';
import type { ChangeTicket } from './Pickers.tsx';
import { RowTick } from './RowTick.tsx';
import { TicketLine, TicketSkeletons, TicketTable } from './TicketTable.tsx';
import { type KeptFocus, useKeptFocus } from './use-kept-focus.ts';
import { useReturn } from './use-return.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useSame } from './use-same.ts';
import { useWindow } from './use-window.tsx';

// A wide screen shows table rows; on others, the cards' code loads while the tickets do.
const cards = () => import('./TicketCard.tsx');
if (!window.matchMedia?.(WIDE).matches) void cards().catch(() => {});
const TicketCard = later(async () => (await cards()).default);

const RowKeys = later(async () => (await import('./RowKeys.tsx')).default);

const LINE = { comfortable: 44, compact: 36 };
const TWO_LINES = { comfortable: 61, compact: 49 };
const CARD = 141;
const AHEAD = 30;

type TicketListProps = {
  tickets: readonly Ticket[] | undefined;
  isByDue?: boolean;
  hasMore: boolean;
  onMore: () => void;
  /** The row that has left the list, and stays visible until the focus moves on. */
  goneId: string | undefined;
  onFocusTicket: (ticket: Ticket) => void;
  onChangeTicket: ChangeTicket | undefined;
  unread: ReadonlySet<string>;
  /** Marks a ticket as read, or a read one as unread; absent for users who see only their own. */
  onUnread: ((id: string) => void) | undefined;
  onSpam?: ((id: string) => void) | undefined;
  /** Absent for users who may not change tickets. */
  selection: Selection | undefined;
};

/** The tickets as a table, as two-line rows or, on phones, as cards; only visible ones are rendered. */
export function TicketList(props: TicketListProps) {
  const { tickets, isByDue = false, hasMore, onMore, goneId, onFocusTicket, selection } = props;
  const { onChangeTicket, unread, onUnread, onSpam } = props;
  const wide = useMedia(WIDE);
  const isPhone = useMedia('(max-width: 39.99rem)');
  const [density] = useDensity();
  const count = tickets?.length ?? 0;
  const { list, rows, driver, lastIndex, before, after, measure, show } = useWindow({
    count,
    rowHeight: isPhone ? CARD : (wide ? LINE : TWO_LINES)[density],
    keyOf: (index) => tickets?.[index]?.id ?? String(index),
  });
  const onTick = useSame(selection?.toggle);
  const at =
    (act: (ticket: Ticket, range: boolean) => unknown) =>
    (index: number, range = false) => {
      const ticket = tickets?.[index];
      if (ticket) act(ticket, range);
    };
  const keptRef = useRef<KeptFocus>(null);
  // With a selection, the shortcuts belong to the selection bar.
  const isSelecting = Boolean(selection?.selected.length);
  const { focusRow, refocusRow } = useRowKeys({
    list,
    keptRef,
    count,
    show,
    onUnread: onUnread && at(({ id }) => onUnread(id)),
    onSelect: selection && at(({ id }, range) => selection.toggle(id, range)),
    onResolve: isSelecting
      ? undefined
      : onChangeTicket && at(({ id }) => onChangeTicket(id, { status: 'resolved' })),
    onSnooze: isSelecting
      ? undefined
      : onChangeTicket &&
        at((ticket) => (ticket.turn || ticket.snoozedAt) && openOverlay('snooze', ticket)),
    onSpam: isSelecting ? undefined : onSpam && at(({ id }) => onSpam(id)),
    onMacro: onUnread && !isSelecting ? at((ticket) => openOverlay('macro', ticket)) : undefined,
  });

  useReturn(tickets, focusRow);
  const keptFocus = useKeptFocus(keptRef, list, tickets, refocusRow);

  const nearEnd = hasMore && lastIndex >= count - AHEAD;
  useEffect(() => {
    if (nearEnd) onMore();
  });

  const drawn = rows.flatMap(({ index, key }) => {
    const ticket = tickets?.[index];
    if (!ticket) return [];
    const row = {
      key,
      'data-index': index,
      'data-gone': ticket.id === goneId || undefined,
      ticket,
      isByDue,
      onChangeTicket,
      isTicked: selection?.has(ticket.id) ?? false,
      isUnread: unread.has(ticket.id),
      onTick,
    };
    return [row];
  });
  return (
    <div
      ref={list}
      data-compact={density === 'compact' || undefined}
      onFocus={({ target }) => {
        const row = target.closest<HTMLElement>('[data-index]');
        const ticket = tickets?.[Number(row?.dataset.index)];
        if (!ticket) return;
        keptFocus.onFocus(ticket.id, Number(row?.dataset.index));
        onFocusTicket(ticket);
      }}
      onBlur={keptFocus.onBlur}
      className="[&_[data-index]]:scroll-mt-28 [&_[data-gone]_a]:line-through"
    >
      {driver}
      {selection && <LaterRowKeys list={list} tickets={tickets} isSelecting={isSelecting} />}
      {wide ? (
        <TicketTable
          isByDue={isByDue}
          tickAll={
            selection && (
              <RowTick
                label={m.ticketList.selectAllTicketsShown}
                checked={count > 0 && selection.selected.length === count}
                mixed={selection.selected.length > 0 && selection.selected.length < count}
                onToggle={selection.toggleAll}
              />
            )
          }
        >
          <Gap height={before} />
          {tickets ? (
            drawn.map(({ key, ...row }) => <TicketLine key={key} ref={measure} {...row} />)
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
          <Suspense fallback={<CardSkeletons />}>
            {tickets ? (
              drawn.map(({ key, ...row }) => <TicketCard key={key} ref={measure} {...row} />)
            ) : (
              <CardSkeletons />
            )}
          </Suspense>
        </ul>
      )}
    </div>
  );
}

/** Loaded after the list: until then there is no row to change. */
function LaterRowKeys(props: ComponentProps<typeof RowKeys>) {
  const mayLoad = useFirstScreenShown();
  return <Suspense>{mayLoad && <RowKeys {...props} />}</Suspense>;
}

function Gap({ height }: { height: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden="true">
      <td style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
