import type { Schema } from '@helpdesk/sdk/contract/operations';
import { pressingIn } from '@helpdesk/sdk/rules/ticket-fields';
import { Link } from '@tanstack/react-router';
import { Link2, X } from 'lucide-react';
import { openOverlay } from '../../../data/overlay.ts';
import { useCan } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { ChoiceBadge, StatusBadge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { RailSection } from '../detail/RailSection.tsx';
import m from '../messages.yaml';
import { linkKinds, linkLabels } from './link-texts.ts';
import { SuggestedDuplicates } from './SuggestedDuplicates.tsx';
import { useLinks } from './use-links.ts';

type TicketLink = Schema<'TicketLink'>;

/** The linked tickets, and possible duplicates by the same requester. */
export default function LinksCard({ ticket }: { ticket: Schema<'TicketDetail'> }) {
  const mayChange = useCan()('resolve_tickets');
  const { data, error, refetch } = useRead('tickets.listLinks', { id: ticket.id });
  const { link, unlink, busy } = useLinks(ticket);
  const isActive = ticket.status === 'open' || ticket.status === 'in_progress';
  return (
    <RailSection
      title={m.linksCard.linkedTickets}
      actions={
        mayChange && (
          <IconButton
            label={m.linksCard.linkWithATicket}
            keys="l"
            aria-haspopup="dialog"
            onClick={() => openOverlay('link', ticket)}
            className="-my-2"
          >
            <Link2 />
          </IconButton>
        )
      }
    >
      {data ? (
        <Links links={data.links} onRemove={mayChange ? unlink : undefined} busy={busy} />
      ) : error ? (
        <p role="alert" className="text-sm text-muted-foreground">
          {m.linksCard.theLinkedTicketsCouldNotBe}{' '}
          <button
            type="button"
            onClick={() => void refetch()}
            className="rounded-sm font-medium text-primary-text hover:underline"
          >
            {m.linksCard.tryAgain}
          </button>
        </p>
      ) : (
        <div role="status">
          <span className="sr-only">{m.linksCard.loading}</span>
          <Skeleton className="h-5 w-40" />
        </div>
      )}
      {data && mayChange && isActive && <SuggestedDuplicates ticket={ticket} link={link} />}
    </RailSection>
  );
}

type LinksProps = {
  links: readonly TicketLink[];
  onRemove: ((link: TicketLink) => void) | undefined;
  busy: boolean;
};

/** The linked tickets, grouped by kind of link. */
function Links({ links, ...rest }: LinksProps) {
  if (links.length === 0)
    return <p className="text-sm text-muted-foreground">{m.linksCard.noLinkedTickets}</p>;
  return linkKinds.map((kind) => {
    const those = links.filter((one) => one.kind === kind);
    if (those.length === 0) return null;
    return (
      <div key={kind} className="mb-2 last:mb-0">
        <h3 className="mb-0.5 text-xs text-muted-foreground">{linkLabels[kind]}</h3>
        <ul aria-label={linkLabels[kind]} className="-mx-2">
          {those.map((one) => (
            <Row key={one.ticket.id} link={one} {...rest} />
          ))}
        </ul>
      </div>
    );
  });
}

type RowProps = Omit<LinksProps, 'links'> & { link: TicketLink };

function Row({ link, onRemove, busy }: RowProps) {
  const { id, ticketNumber, subject, status } = link.ticket;
  return (
    <li className="flex items-start rounded-md hover:bg-muted/70">
      <Link
        to="/tickets/$id"
        params={{ id } as never}
        className="min-w-0 flex-1 rounded-md py-1.5 pl-2 text-sm -outline-offset-2"
      >
        <span className="block truncate">{subject}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
          <StatusBadge status={status} />
          {pressingIn(link.ticket).map(({ name, value }) => (
            <ChoiceBadge key={name} name={name} value={value} />
          ))}
          <span className="text-xs text-muted-foreground tabular-nums">{ticketNumber}</span>
        </span>
      </Link>
      {onRemove && (
        <IconButton
          label={m.linksCard.removeTheLinkWith({ ticketNumber })}
          disabled={busy}
          onClick={() => onRemove(link)}
        >
          <X />
        </IconButton>
      )}
    </li>
  );
}
