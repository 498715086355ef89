import type { Helpdesk } from '@helpdesk/sdk';
import { Suspense, use } from 'react';

type Given = { helpdesk: Helpdesk; customer: string };

/** A customer's page. The list appears as soon as the helpdesk has responded. */
export function Page({ helpdesk, customer }: Given) {
  const tickets = ticketsOf(helpdesk, customer);
  return (
    <html lang="en">
      <head>
        <title>My tickets</title>
      </head>
      <body>
        <h1>My tickets</h1>
        <Suspense fallback={<p>Loading…</p>}>
          <TicketList tickets={tickets} />
        </Suspense>
        <h2>Ask for help</h2>
        <div id="new-ticket" />
        <script type="module" src="/client.js" async />
      </body>
    </html>
  );
}

type Ticket = { id: string; ticketNumber: string; subject: string; status: string };

async function ticketsOf(helpdesk: Helpdesk, customerEmail: string): Promise<Ticket[]> {
  const { data } = await helpdesk.v1Tickets.list({ customerEmail, limit: 20 });
  return data;
}

function TicketList({ tickets }: { tickets: Promise<Ticket[]> }) {
  const all = use(tickets);
  if (all.length === 0) return <p>You have no tickets yet.</p>;
  return (
    <ul>
      {all.map(({ id, ticketNumber, subject, status }) => (
        <li key={id}>
          <strong>{ticketNumber}</strong> {subject} ({status})
        </li>
      ))}
    </ul>
  );
}
