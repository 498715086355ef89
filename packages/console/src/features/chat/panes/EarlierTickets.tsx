import { Link } from '@tanstack/react-router';
import { Ago } from '../../../data/Ago.tsx';
import { useCan } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import m from '../messages.yaml';

type EarlierTicketsProps = {
  email: string | null;
  /** The ticket that was created from this chat. */
  own: string | null;
};

/** The tickets of the visitor's address. An unverified address may belong to another person. */
export function EarlierTickets({ email, own }: EarlierTicketsProps) {
  const mayRead = useCan()('view_assigned_tickets');
  const { data: tickets = [] } = useRead(
    'tickets.list',
    { customerEmail: email ?? '', limit: 10 },
    { enabled: mayRead && email !== null },
  );
  if (tickets.length === 0) return null;
  return (
    <>
      <h3 className="px-3 pt-2 text-xs font-medium text-muted-foreground">
        {m.earlierTickets.tickets}
      </h3>
      <ul className="px-1 pt-1 pb-2">
        {tickets.map(({ id, ticketNumber, subject, status, updatedAt }) => (
          <li key={id}>
            <Link
              to={'/tickets/$id' as never}
              params={{ id } as never}
              className="block rounded-md px-2 py-1.5 text-sm -outline-offset-2 hover:bg-muted/70"
            >
              <span className="flex items-baseline gap-2">
                <span className="min-w-0 flex-1 truncate">{subject}</span>
                <Ago at={updatedAt} className="shrink-0 text-xs text-muted-foreground" />
              </span>
              <span className="block truncate text-xs text-muted-foreground">
                {ticketNumber} · {status.replace('_', ' ')}
                {id === own && ` · ${m.earlierTickets.ofThisChat}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
