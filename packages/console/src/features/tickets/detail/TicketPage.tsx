import type { Schema } from '@helpdesk/sdk/contract/operations';
import { isSampleNumber } from '@helpdesk/sdk/rules/ticket-number';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import {
  type DraftKind,
  isBegun,
  keepDrafts,
  noDrafts,
  readDrafts,
  returnToDraft,
} from '../../../data/drafts.ts';
import { usePresent } from '../../../data/presence.ts';
import { rememberTicket } from '../../../data/recent-tickets.ts';
import { useCan, useSession } from '../../../data/session.ts';
import { isMissing, useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { later } from '../../../ui/later.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useAfterResolving } from '../composer/AfterResolving.tsx';
import { draftsKey } from '../composer/draft.ts';
import { Conversation } from '../conversation/Conversation.tsx';
import { useLastFilters } from '../list/filters.ts';
import { ListPane } from '../list/ListPane.tsx';
import { useBeside } from '../list/layout.ts';
import { useLeftFor } from '../list/use-return.ts';
import m from '../messages.yaml';
import { withUnsent } from '../unsent/unsent.ts';
import { useUnsent } from '../unsent/unsent-list.ts';
import { useMarkRead } from '../use-mark-read.ts';
import { useNeighbors } from '../use-neighbors.ts';
import { useTicketChange } from '../use-ticket-change.ts';
import { DetailsRail, useDetails } from './DetailsRail.tsx';
import { TicketHeader } from './TicketHeader.tsx';

// Loaded on demand, as few tickets are samples, snoozed, merged or split.
const SampleBanner = later(async () => (await import('./SampleBanner.tsx')).default);
const SnoozedBanner = later(async () => (await import('../snooze/SnoozedBanner.tsx')).default);
const MergedBanner = later(async () => (await import('../merge/MergedBanner.tsx')).default);
const TicketGone = later(async () => (await import('./TicketGone.tsx')).default);
const SplitBanner = later(async () => (await import('../split/SplitBanner.tsx')).default);

export default function TicketPage() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { filters, change } = useLastFilters();
  if (!useBeside()) return <OneTicket id={id} />;
  return (
    <div className="flex">
      <ListPane filters={filters} onChange={change} openId={id} />
      <div className="min-w-0 flex-1">
        <OneTicket id={id} />
      </div>
    </div>
  );
}

function OneTicket({ id }: { id: string }) {
  const { data: ticket, error, refetch, isFetching } = useRead('tickets.get', { id });
  const unsent = useUnsent();
  const isLost = useIsLost();
  const shown = useMemo(() => ticket && withUnsent(ticket, unsent), [ticket, unsent]);
  useTitle(ticket);
  useFollowMerged(id, ticket?.id);

  if (ticket && isLost(ticket, error)) {
    return (
      <Suspense>
        <TicketGone key={ticket.id} ticket={ticket} />
      </Suspense>
    );
  }
  if (isMissing(error)) return <TicketNotFound />;
  if (shown) return <Ticket key={shown.id} ticket={shown} isFetching={isFetching} />;
  if (error) {
    const said = whyFailed(error);
    return <ErrorState text={said} onRetry={() => void refetch()} />;
  }
  return <TicketPageSkeleton />;
}

/** Whether the user has lost access to a ticket that was shown, if they may see only their own. */
function useIsLost() {
  const { user } = useSession();
  const can = useCan();
  return ({ assignedAgent }: Pick<Schema<'TicketDetail'>, 'assignedAgent'>, error: unknown) => {
    if (!can('view_assigned_tickets') || can('view_all_tickets')) return false;
    if (isMissing(error)) return true;
    return assignedAgent ? assignedAgent.id !== user.id : !can('view_unassigned_tickets');
  };
}

type TicketProps = { ticket: Schema<'TicketDetail'>; isFetching: boolean };

function Ticket({ ticket, isFetching }: TicketProps) {
  const { user, organization } = useSession();
  const can = useCan();
  const others = usePresent(ticket.id, user.id);
  const region = useRef<HTMLDivElement>(null);
  const details = useDetails(region);
  const { change } = useTicketChange();
  const { go } = useNeighbors(ticket.id);
  const [afterResolving] = useAfterResolving();
  useLeftFor(ticket.id);
  useMarkRead(ticket);
  useEffect(() => rememberTicket(user.id, organization?.id, ticket), [user, organization, ticket]);

  const split = ticket.timeline.find(isSplitOff);
  const mayResolve =
    can('resolve_tickets') && (ticket.status === 'open' || ticket.status === 'in_progress');
  function resolve({ waits }: { waits: boolean }) {
    if (!waits) change(ticket.id, { status: 'resolved' });
    if (afterResolving === 'next') go(1);
  }

  return (
    <div ref={region} className="@container">
      <div className="flex">
        <div className={column}>
          <TicketHeader ticket={ticket} others={others} details={details} />
          {isSampleNumber(ticket.ticketNumber) && (
            <Suspense>
              <SampleBanner />
            </Suspense>
          )}
          {ticket.snoozedAt && (
            <Suspense>
              <SnoozedBanner ticket={ticket} />
            </Suspense>
          )}
          {ticket.merged.length > 0 && (
            <Suspense>
              <MergedBanner merged={ticket.merged} />
            </Suspense>
          )}
          {split && (
            <Suspense>
              <SplitBanner ticket={ticket} split={split} />
            </Suspense>
          )}
          <Conversation
            ticket={ticket}
            isFetching={isFetching}
            onResolve={mayResolve ? resolve : undefined}
          />
        </div>
        <DetailsRail ticket={ticket} details={details} />
      </div>
    </div>
  );
}

/** Whether an entry says that this ticket itself, not one merged into it, was split off another one. */
const isSplitOff = ({ kind, from, mergedFrom }: Schema<'TimelineEntry'>) =>
  kind === 'split' && from !== null && mergedFrom === null;

// As high as the screen below the top bar, so the composer of a short ticket is at the bottom too.
const column =
  'flex min-h-[calc(100dvh-3.5rem)] min-w-0 flex-1 flex-col lg:min-h-[calc(100dvh-4rem-1px)]';

function TicketNotFound() {
  return (
    <EmptyState
      title={m.ticketPage.ticketNotFound}
      text={m.ticketPage.theTicketYoureLookingForDoesnt}
      action={
        <Link to="/tickets" className={buttonClass('secondary')}>
          {m.ticketPage.backToTickets}
        </Link>
      }
    />
  );
}

const noteFirst: readonly DraftKind[] = ['note', 'reply'];

/** Redirects from a merged ticket to the ticket that it was merged into, and moves its drafts there. */
function useFollowMerged(asked: string, shown: string | undefined) {
  const navigate = useNavigate();
  const { user } = useSession();
  useEffect(() => {
    if (!shown || shown === asked) return;
    const drafts = readDrafts(draftsKey(user.id, asked));
    keepDrafts(draftsKey(user.id, asked), noDrafts);
    // The visible draft is moved last, so it's shown again.
    const kinds = drafts.shown === 'note' ? noteFirst : noteFirst.toReversed();
    for (const kind of kinds)
      if (isBegun(drafts[kind])) returnToDraft(draftsKey(user.id, shown), kind, drafts[kind]);
    void navigate({ to: `/tickets/${shown}`, replace: true });
  }, [asked, shown, navigate, user.id]);
}

function useTitle(ticket: Pick<Schema<'Ticket'>, 'ticketNumber' | 'subject'> | undefined) {
  const title = ticket && `${ticket.ticketNumber} ${ticket.subject} · Helpdesk`;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}

function TicketPageSkeleton() {
  return (
    <div role="status" className={column}>
      <span className="sr-only">{m.ticketPage.loading}</span>
      <div className="border-b px-4 pt-3 pb-3 md:px-6">
        <Skeleton className="h-4 w-28" />
        <Skeleton className="mt-3 h-6 w-3/5" />
      </div>
      <div className="mx-auto flex w-full max-w-[47.5rem] flex-col gap-6 px-4 pt-6">
        {[0, 1, 2].map((message) => (
          <div key={message} className="flex gap-3">
            <Skeleton className="size-7 rounded-full" />
            <div className="flex-1">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="mt-2 h-16" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
