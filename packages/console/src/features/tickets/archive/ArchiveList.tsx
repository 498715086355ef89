import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePages } from '../../../data/use-pages.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { SearchInput } from '../../../ui/SearchInput.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ticketCount } from '../bulk/bulk.ts';
import { useSearchText } from '../list/use-search-text.ts';
import m from '../messages.yaml';
import { ArchiveRow } from './ArchiveRow.tsx';
import { Tick } from './Tick.tsx';
import type { PutAwayTicket } from './use-archive.ts';

type ArchiveListProps = {
  place: 'spam' | 'deleted';
  label: string;
  /** The description above the list. */
  text: string;
  empty: ReactNode;
  more?: ReactNode;
  actions: (tickets: readonly PutAwayTicket[], clear: () => void) => ReactNode;
};

const reads = { spam: 'tickets.listSpam', deleted: 'tickets.listDeleted' } as const;

/** The tickets in spam or trash, which can be selected for actions and expanded in place. */
export function ArchiveList({ place, label, text, empty, more, actions }: ArchiveListProps) {
  const [q, setQ] = useState('');
  const [typed, setTyped] = useSearchText(q, setQ);
  const list = usePages(reads[place], q ? { q } : {});
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [openId, setOpenId] = useState<string | null>(null);
  const items = list.items ?? [];
  const chosen = items.filter(({ id }) => ticked.has(id));
  const clear = () => setTicked(new Set());
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  const isAll = items.length > 0 && chosen.length === items.length;

  return (
    <Page kind="list">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-72 text-sm text-muted-foreground">{text}</p>
        {more}
      </div>
      {(items.length > 0 || q || typed) && (
        <SearchInput
          wrapper="max-w-sm"
          label={m.archiveList.searchIn({ label })}
          placeholder={m.archiveList.searchSubjectCustomerWords}
          text={typed}
          onText={setTyped}
        />
      )}
      {list.problem ? (
        <ErrorState text={list.problem} onRetry={list.retry} />
      ) : list.items?.length === 0 ? (
        q ? (
          <NotFound onClear={() => setTyped('')} />
        ) : (
          empty
        )
      ) : (
        <div className={cx('transition-opacity', list.isOld && 'opacity-60')}>
          <div className="flex min-h-11 flex-wrap items-center gap-2 border-b pb-2">
            <span className="flex w-9 justify-center">
              <Tick
                label={m.archiveList.selectAllTicketsShown}
                checked={isAll}
                mixed={chosen.length > 0 && !isAll}
                onToggle={() => setTicked(isAll ? new Set() : new Set(items.map(({ id }) => id)))}
              />
            </span>
            <p role="status" className="text-sm text-muted-foreground tabular-nums">
              {chosen.length > 0
                ? m.archiveList.selected({ count: chosen.length })
                : list.total !== null && ticketCount(list.total)}
            </p>
            {chosen.length > 0 && actions(chosen, clear)}
          </div>
          <ul aria-label={label} aria-busy={!list.items}>
            {list.items ? (
              items.map((ticket) => (
                <ArchiveRow
                  key={ticket.id}
                  ticket={ticket}
                  place={place}
                  isTicked={ticked.has(ticket.id)}
                  onTick={() => toggle(ticket.id)}
                  isOpen={openId === ticket.id}
                  onOpen={() => setOpenId(openId === ticket.id ? null : ticket.id)}
                  actions={actions([ticket], clear)}
                />
              ))
            ) : (
              <Loading />
            )}
          </ul>
          {list.hasMore && (
            <div className="pt-4 text-center">
              <Button busy={list.isGrowing} onClick={list.more}>
                {m.archiveList.loadMore}
              </Button>
            </div>
          )}
        </div>
      )}
    </Page>
  );
}

function NotFound({ onClear }: { onClear: () => void }) {
  return (
    <div role="status">
      <EmptyState
        icon={<Search />}
        title={m.archiveList.noTicketsFound}
        text={m.archiveList.noneOfTheseHasTheText}
        action={<Button onClick={onClear}>{m.archiveList.clearSearch}</Button>}
      />
    </div>
  );
}

function Loading() {
  return (
    <li role="status" className="flex flex-col gap-5 py-4">
      <span className="sr-only">{m.archiveList.loading}</span>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-5 w-3/5" />
      ))}
    </li>
  );
}
