import type { Schema } from '@helpdesk/sdk';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { whyFailed } from '../../data/why-failed.ts';
import { PriorityBadge, StatusBadge, type Tone } from '../../ui/Badge.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { LoadingScreen } from '../../ui/Spinner.tsx';
import { ReplyBox } from './ReplyBox.tsx';
import { TicketConversation } from './TicketConversation.tsx';
import { TicketFacts } from './TicketFacts.tsx';
import { type TicketProof, usePublicTicket, useShowReply } from './use-public-ticket.ts';

type TicketViewProps = TicketProof & {
  onRefused: () => void;
  onBack: () => void;
  onFollowUp: (sought: { email: string; ticketNumber: string }) => void;
};

/** The colors that the specification gives to this page; the staff's own are calmer. */
const tones: Record<string, Tone> = {
  open: 'success',
  in_progress: 'info',
  closed: 'danger',
  urgent: 'danger',
  high: 'warning',
  normal: 'info',
};

export function TicketView({ onRefused, onBack, onFollowUp, ...proof }: TicketViewProps) {
  const { data: ticket, error, refetch } = usePublicTicket(proof, onRefused);
  const showReply = useShowReply(proof);
  const [followUp, setFollowUp] = useState<string | null>(null);

  function onSent(reply: Schema<'PublicTicketReply'>) {
    setFollowUp(reply.followUp?.ticketNumber ?? null);
    if (!reply.followUp) showReply(reply);
  }

  if (!ticket) {
    return error ? (
      <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
    ) : (
      <LoadingScreen inline text="Loading ticket..." />
    );
  }
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-5">
      <Header ticket={ticket} onBack={onBack} />
      <TicketFacts ticket={ticket} />
      <Card>
        <CardHeader title="Conversation" />
        <TicketConversation ticket={ticket} />
        <CardBody className="flex flex-col gap-3 border-t">
          {followUp && (
            <Banner tone="info">
              This ticket is closed, so your message has opened a new one:{' '}
              <strong className="font-semibold tabular-nums">{followUp}</strong>. The answer will be
              there.{' '}
              <button
                type="button"
                onClick={() => onFollowUp({ email: ticket.customerEmail, ticketNumber: followUp })}
                className="rounded-sm font-medium text-primary-text hover:underline"
              >
                Open the new ticket
              </button>
            </Banner>
          )}
          {ticket.status === 'closed' && !followUp && (
            <p className="text-sm text-muted-foreground">
              This ticket is closed. A message opens a new ticket that follows up on it.
            </p>
          )}
          <ReplyBox proof={proof} ticket={ticket} onSent={onSent} />
        </CardBody>
      </Card>
    </div>
  );
}

function Header({ ticket, onBack }: { ticket: Schema<'PublicTicket'>; onBack: () => void }) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="text-2xl font-semibold tracking-tight tabular-nums">
          Ticket #{ticket.ticketNumber}
        </h1>
        <p className="mt-1 text-muted-foreground wrap-anywhere">{ticket.subject}</p>
        <p className="mt-3 flex flex-wrap gap-2">
          <StatusBadge upperCase status={ticket.status} tone={tones[ticket.status]} />
          <PriorityBadge upperCase priority={ticket.priority} tone={tones[ticket.priority]} />
        </p>
      </div>
      <Button icon={<ArrowLeft />} onClick={onBack}>
        Back to Lookup
      </Button>
    </header>
  );
}
