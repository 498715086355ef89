import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { VisitorPage } from '../VisitorPage.tsx';
import { useAddress } from '../visited.ts';
import { TicketLookup } from './TicketLookup.tsx';
import { TicketView } from './TicketView.tsx';
import { keepAccess } from './ticket-access.ts';
import { useAccess } from './use-access.ts';

export default function TicketPage() {
  const { subdomain, ticketId } = useAddress();
  return (
    <VisitorPage subdomain={subdomain} title="Support Ticket">
      {(organization) => <LookupOrTicket subdomain={organization.subdomain} ticketId={ticketId} />}
    </VisitorPage>
  );
}

type Sought = { email: string; ticketNumber: string };

/** The ticket of the address for visitors with an access token, and the lookup for all others. */
function LookupOrTicket({ subdomain, ticketId }: { subdomain: string; ticketId: string | null }) {
  const navigate = useNavigate();
  const { token, link, forgetLink, drop } = useAccess(subdomain, ticketId);
  const [sought, setSought] = useState<Sought>({ email: '', ticketNumber: '' });

  function open(path: string) {
    void navigate({ to: `/public/ticket/${subdomain}${path}` as never });
  }

  function backToLookup(next: Sought = { email: '', ticketNumber: '' }) {
    setSought(next);
    forgetLink();
    drop();
    open('');
  }

  if (ticketId && token) {
    return (
      <TicketView
        key={ticketId}
        subdomain={subdomain}
        ticketId={ticketId}
        token={token}
        onRefused={drop}
        onBack={() => backToLookup()}
        onFollowUp={backToLookup}
      />
    );
  }
  return (
    <TicketLookup
      subdomain={subdomain}
      sought={sought}
      notice={link ? (ticketId ? 'expired' : 'incomplete') : undefined}
      onFound={(ticket) => {
        keepAccess(subdomain, ticket.id, ticket.accessToken);
        open(`/${ticket.id}`);
      }}
    />
  );
}
