import { dateTime } from '@helpdesk/sdk/rules/dates';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Ago } from '../../../data/Ago.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { cx } from '../../../ui/cx.ts';
import m from '../messages.yaml';
import { ArchiveDetail } from './ArchiveDetail.tsx';
import { Tick } from './Tick.tsx';
import type { PutAwayTicket } from './use-archive.ts';

type ArchiveRowProps = {
  ticket: PutAwayTicket;
  place: 'spam' | 'deleted';
  isTicked: boolean;
  onTick: () => void;
  isOpen: boolean;
  onOpen: () => void;
  actions: ReactNode;
};

const leaves = { spam: m.archiveRow.goesToTheTrash, deleted: m.archiveRow.deletedForGood };

/** A ticket in spam or trash, which expands to show its messages. */
export function ArchiveRow(props: ArchiveRowProps) {
  const { ticket, place, isTicked, onTick, isOpen, onOpen, actions } = props;
  const { ticketNumber, subject, firstWords, putAwayAt, putAwayBy, blockedBy, leavesAt } = ticket;
  return (
    <li className={cx('border-b', isTicked && 'bg-accent/6')}>
      <div className="flex items-start gap-2 py-2.5">
        <span className="flex w-9 shrink-0 justify-center pt-0.5">
          <Tick
            label={m.archiveRow.select({ ticketNumber })}
            checked={isTicked}
            onToggle={onTick}
          />
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onOpen}
          className="flex min-w-0 flex-1 items-start gap-2 rounded-sm text-left hover:text-foreground"
        >
          <ChevronRight
            aria-hidden="true"
            className={cx(
              'mt-0.5 size-4 shrink-0 text-muted-foreground transition-transform',
              isOpen && 'rotate-90',
            )}
          />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2 text-sm">
              <span className="font-medium wrap-anywhere">{subject}</span>
              <span className="text-xs text-muted-foreground tabular-nums">{ticketNumber}</span>
              {blockedBy && <Badge>{m.archiveRow.blocked({ blockedBy })}</Badge>}
            </span>
            <span className="line-clamp-1 text-sm text-muted-foreground wrap-anywhere">
              {ticket.customerEmail ?? ticket.customerName ?? m.archiveRow.unknownSender} ·{' '}
              {firstWords}
            </span>
          </span>
        </button>
        <span className="shrink-0 text-right text-xs text-muted-foreground">
          <Ago at={putAwayAt} />
          <span className="block max-sm:hidden">{putAwayBy && m.archiveRow.by({ putAwayBy })}</span>
        </span>
      </div>
      {isOpen && (
        <div className="flex flex-col gap-3 pr-2 pb-4 pl-15 max-sm:pl-4">
          <div className="flex flex-wrap items-center gap-2">
            {actions}
            <span className="text-xs text-muted-foreground">
              {leaves[place]} <time dateTime={leavesAt}>{dateTime(leavesAt)}</time>
            </span>
          </div>
          <ArchiveDetail id={ticket.id} place={place} />
        </div>
      )}
    </li>
  );
}
