import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePresent } from '../../../data/presence.ts';
import { rememberTicket } from '../../../data/recent-tickets.ts';
import { useCan, useSession } from '../../../data/session.ts';
import { isMissing, useRead } from '../../../data/use-read.ts';
import { serverMessage } from '../../../data/use-write.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { LinkedText } from '../../../ui/LinkedText.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Conversation } from '../conversation/Conversation.tsx';
import { OriginalMail } from '../conversation/OriginalMail.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { OtherTickets } from './OtherTickets.tsx';
import { TicketHeader } from './TicketHeader.tsx';
import { Timeline } from './Timeline.tsx';
import { useTicketKeys } from './use-ticket-keys.ts';

export default function TicketPage() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { data: ticket, error, refetch } = useRead('tickets.get', { id });
  useTitle(ticket?.ticketNumber);

  if (isMissing(error)) return <TicketNotFound />;
  if (ticket) return <Ticket key={ticket.id} ticket={ticket} />;
  if (error) {
    const said = serverMessage(error, 'Something went wrong');
    return <ErrorState text={said} onRetry={() => void refetch()} />;
  }
  return <TicketPageSkeleton />;
}

function Ticket({ ticket }: { ticket: Schema<'TicketDetail'> }) {
  const { user, organization } = useSession();
  const can = useCan();
  const others = usePresent(ticket.id, user.id);
  useTicketKeys(ticket);
  useEffect(() => rememberTicket(user.id, organization?.id, ticket), [user, organization, ticket]);

  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-5 px-4 py-4 md:px-6 md:py-6">
      <TicketHeader ticket={ticket} others={others} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-5">
        <div className="flex min-w-0 flex-col gap-4 lg:gap-5">
          <Card>
            <CardHeader
              title="Description"
              actions={
                ticket.mailId &&
                can('view_all_tickets') && (
                  <span className="text-xs text-muted-foreground">
                    <OriginalMail ticketId={ticket.id} mailId={ticket.mailId} />
                  </span>
                )
              }
            />
            <CardBody className="text-base wrap-anywhere whitespace-pre-wrap">
              <LinkedText>{ticket.description}</LinkedText>
            </CardBody>
          </Card>
          <Conversation ticket={ticket} />
        </div>
        <aside aria-label="About this ticket" className="flex min-w-0 flex-col gap-4 lg:gap-5">
          <CustomerCard ticket={ticket} />
          <DetailsCard ticket={ticket} />
          <OtherTickets ticket={ticket} />
          <Timeline entries={ticket.timeline} />
        </aside>
      </div>
    </div>
  );
}

function TicketNotFound() {
  return (
    <EmptyState
      title="Ticket Not Found"
      text="The ticket you're looking for doesn't exist or you don't have permission to view it."
      action={
        <Link to="/tickets" className={buttonClass('secondary')}>
          Back to Tickets
        </Link>
      }
    />
  );
}

function useTitle(ticketNumber: string | undefined) {
  useEffect(() => {
    if (ticketNumber) document.title = `${ticketNumber} · Helpdesk`;
  }, [ticketNumber]);
}

function TicketPageSkeleton() {
  return (
    <div role="status" className="mx-auto max-w-6xl px-4 py-4 md:px-6 md:py-6">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-4 w-28" />
      <Skeleton className="mt-4 h-4 w-48" />
      <Skeleton className="mt-2 h-6 w-3/5" />
      <div className="mt-6 grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-5">
          <Skeleton className="h-32 rounded-xl" />
          <Skeleton className="h-80 rounded-xl" />
        </div>
        <div className="flex flex-col gap-5">
          <Skeleton className="h-28 rounded-xl" />
          <Skeleton className="h-60 rounded-xl" />
        </div>
      </div>
    </div>
  );
}
