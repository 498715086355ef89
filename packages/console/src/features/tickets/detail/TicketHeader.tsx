import type { Schema } from '@helpdesk/sdk/contract/operations';
import { otherChoices } from '@helpdesk/sdk/rules/ticket-fields';
import { Link } from '@tanstack/react-router';
import {
  AlarmClock,
  ArrowLeft,
  ChevronDown,
  ChevronUp,
  CircleCheck,
  PanelRight,
  RotateCcw,
} from 'lucide-react';
import { openOverlay } from '../../../data/overlay.ts';
import type { Present } from '../../../data/presence.ts';
import { useCan } from '../../../data/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Tooltip } from '../../../ui/Tooltip.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { WithKeys } from '../../../ui/WithKeys.tsx';
import { TicketMenu } from '../delete/TicketMenu.tsx';
import { lastListSearch } from '../list/filters.ts';
import m from '../messages.yaml';
import { TicketTags } from '../tags/TicketTags.tsx';
import { useNeighbors } from '../use-neighbors.ts';
import { useTicketChange } from '../use-ticket-change.ts';
import type { useDetails } from './DetailsRail.tsx';
import { OthersHere } from './OthersHere.tsx';
import { AssigneePill, ChoicePill } from './Pills.tsx';
import { useTicketKeys } from './use-ticket-keys.ts';

type TicketHeaderProps = {
  ticket: Schema<'TicketDetail'>;
  others: readonly Present[];
  details: ReturnType<typeof useDetails>;
};

// If the details are next to the ticket, they show these fields.
const besideColumn = 'lg:@[49rem]:hidden';

/** The back link, neighbors and main action of a ticket, with its title below; sticky while scrolling. */
export function TicketHeader({ ticket, others, details }: TicketHeaderProps) {
  const isWide = useMedia('(min-width: 40rem)');
  useTicketKeys(ticket, details.toggle);

  return (
    <header
      data-ticket-header=""
      className="tall:sticky top-14 z-[2] border-b bg-card px-4 pb-2.5 md:px-6"
    >
      <div className="flex min-h-11 items-center gap-x-2 max-sm:gap-x-1">
        <Tooltip label={<WithKeys keys="u">{m.ticketHeader.backToTheList}</WithKeys>}>
          <Link
            to="/tickets"
            search={lastListSearch() as never}
            aria-keyshortcuts="u"
            className="-ml-1 inline-flex shrink-0 items-center gap-1 rounded-sm px-1 py-0.5 text-sm text-muted-foreground hover:text-foreground pointer-coarse:py-2"
          >
            <ArrowLeft aria-hidden="true" className="size-3.5 max-sm:size-5" />
            <span className="max-sm:sr-only">{m.ticketHeader.backToTickets}</span>
          </Link>
        </Tooltip>
        <Neighbors id={ticket.id} />
        <div className="ml-auto flex min-w-0 items-center gap-2 max-sm:gap-1">
          <OthersHere others={others} />
          <IconButton
            label={m.ticketHeader.details}
            keys="]"
            onClick={details.toggle}
            aria-haspopup="dialog"
          >
            <PanelRight />
          </IconButton>
          <Snooze ticket={ticket} />
          <NextStep ticket={ticket} />
          <TicketMenu ticket={ticket} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="text-sm text-muted-foreground tabular-nums">{ticket.ticketNumber}</span>
        <h1
          id="title"
          title={ticket.subject}
          className="line-clamp-2 min-w-0 flex-1 basis-80 text-lg font-semibold tracking-tight wrap-anywhere max-xl:order-first max-xl:basis-full max-sm:order-last max-sm:text-base"
        >
          {ticket.subject}
        </h1>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ChoicePill name="status" ticket={ticket} />
          <span className="contents max-sm:hidden">
            {otherChoices.map((name) => (
              <ChoicePill key={name} name={name} ticket={ticket} />
            ))}
          </span>
          <span className={cx('contents', details.isColumnShown && besideColumn)}>
            <span className="contents max-sm:hidden">
              <AssigneePill ticket={ticket} />
            </span>
            <TicketTags ticket={ticket} most={isWide ? 5 : 1} />
          </span>
        </div>
      </div>
    </header>
  );
}

/** The ticket's position in its list, with links to the previous and next one. */
function Neighbors({ id }: { id: string }) {
  const { at, total, hasNext, hasPrevious, go } = useNeighbors(id);
  if (!at) return null;
  return (
    <div className="flex items-center max-[22.5rem]:hidden">
      <span className="px-1 text-sm whitespace-nowrap text-muted-foreground tabular-nums max-sm:hidden lg:max-xl:hidden">
        {m.ticketHeader.of({ at, max: Math.max(at, total) })}
      </span>
      <IconButton
        label={m.ticketHeader.previousTicket}
        keys="k"
        disabled={!hasPrevious}
        onClick={() => go(-1)}
      >
        <ChevronUp />
      </IconButton>
      <IconButton
        label={m.ticketHeader.nextTicket}
        keys="j"
        disabled={!hasNext}
        onClick={() => go(1)}
      >
        <ChevronDown />
      </IconButton>
    </div>
  );
}

/** Snoozes an active ticket. */
function Snooze({ ticket }: { ticket: Schema<'Ticket'> }) {
  const { status } = ticket;
  const may = useCan()('resolve_tickets');
  if (!may || !(status === 'open' || status === 'in_progress')) return null;
  return (
    <IconButton
      label={m.ticketHeader.snooze}
      keys="h"
      onClick={() => openOverlay('snooze', ticket)}
      aria-haspopup="dialog"
    >
      <AlarmClock />
    </IconButton>
  );
}

/** The most common next status. */
function NextStep({ ticket }: { ticket: Schema<'Ticket'> }) {
  const can = useCan();
  const { change, busy } = useTicketChange();
  if (!can('resolve_tickets')) return null;
  const isOver = ticket.status === 'resolved' || ticket.status === 'closed';
  const keys = isOver ? undefined : 'e';
  const name = isOver ? m.ticketHeader.reopen : m.ticketHeader.resolve;
  return (
    <Tooltip label={<WithKeys keys={keys}>{name}</WithKeys>}>
      <Button
        busy={busy}
        aria-keyshortcuts={keys}
        icon={isOver ? <RotateCcw /> : <CircleCheck />}
        onClick={() => change(ticket.id, { status: isOver ? 'open' : 'resolved' })}
      >
        {name}
      </Button>
    </Tooltip>
  );
}
