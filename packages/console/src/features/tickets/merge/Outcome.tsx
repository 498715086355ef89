import { dateTime } from '@helpdesk/sdk/rules/dates';
import { useId } from 'react';
import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';

type OutcomeProps = {
  tickets: readonly Ticket[];
  intoId: string;
  onChoose: (intoId: string) => void;
};

/** Previews the result of a merge: which ticket remains, and its requester and assignee. */
export function Outcome({ tickets, intoId, onChoose }: OutcomeProps) {
  const name = useId();
  return (
    <div className="flex flex-col gap-3">
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{m.outcome.whichOneRemains}</legend>
        <ul className="-mx-2 max-h-72 overflow-y-auto">
          {tickets.map((ticket) => (
            <li key={ticket.id}>
              <label
                htmlFor={`${name}-${ticket.id}`}
                className="flex cursor-pointer items-baseline gap-2.5 rounded-md px-2 py-1.5 text-sm hover:bg-muted"
              >
                <input
                  id={`${name}-${ticket.id}`}
                  type="radio"
                  name={name}
                  checked={ticket.id === intoId}
                  onChange={() => onChoose(ticket.id)}
                  className="translate-y-0.5 accent-primary"
                />
                <TicketName ticket={ticket} />
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <p className="text-sm text-muted-foreground">{whatFollows(tickets, intoId)}</p>
    </div>
  );
}

const TicketName = ({ ticket }: { ticket: Ticket }) => (
  <span className="min-w-0 flex-1">
    <span className="block truncate">
      <span className="text-muted-foreground tabular-nums">{ticket.ticketNumber}</span>{' '}
      {ticket.subject}
    </span>
    <span className="block truncate text-xs text-muted-foreground">
      {m.outcome.opened({ requesterOf: requesterOf(ticket), dateTime: dateTime(ticket.createdAt) })}
    </span>
  </span>
);

const requesterOf = ({ customerName, customerEmail }: Ticket) =>
  customerName || customerEmail || m.outcome.nobody;

/** The oldest ticket, which remains unless the user selects another one. */
export const oldestOf = (tickets: readonly Ticket[]) =>
  tickets.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))[0]?.id ?? '';

export function whatFollows(tickets: readonly Ticket[], intoId: string): string {
  const target = tickets.find(({ id }) => id === intoId);
  const others = new Set(
    tickets.flatMap(({ customerEmail: email }) =>
      email && email !== target?.customerEmail ? [email] : [],
    ),
  );
  const joined = m.outcome.theConversationsAreJoinedByTime;
  if (others.size === 0) return joined;
  const who = [...others].join(', ');
  return m.outcome.publicRepliesGoToTooFrom({ joined, who });
}
