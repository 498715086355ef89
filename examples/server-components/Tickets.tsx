import { helpdesk } from './helpdesk.ts';
import { ReplyForm } from './ReplyForm.tsx';

/** The page: a server component, rendered for each request. */
export function Page({ ticketId }: { ticketId: string | null }) {
  return (
    <html lang="en">
      <head>
        <title>Open tickets</title>
      </head>
      <body>
        <h1>Open tickets</h1>
        {ticketId === null ? <Tickets /> : <Ticket id={ticketId} />}
      </body>
    </html>
  );
}

async function Tickets() {
  const tickets = await helpdesk.tickets.list({ status: 'open', limit: 50 });
  if (tickets.length === 0) return <p>Nothing is open.</p>;
  return (
    <ul>
      {tickets.map(({ id, ticketNumber, subject }) => (
        <li key={id}>
          <a href={`/?ticket=${encodeURIComponent(id)}`}>
            {ticketNumber} {subject}
          </a>
        </li>
      ))}
    </ul>
  );
}

async function Ticket({ id }: { id: string }) {
  const { subject, description, messages } = await helpdesk.tickets.get({ id });
  return (
    <>
      <h2>{subject}</h2>
      <p>{description}</p>
      <ol>
        {messages.map((one) => (
          <li key={one.id}>{one.message}</li>
        ))}
      </ol>
      <ReplyForm ticketId={id} />
    </>
  );
}
