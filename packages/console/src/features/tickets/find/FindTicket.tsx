import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';

const MAX_SHOWN = 8;

type FindTicketProps = { ticket: Ticket; onChoose: (ticket: Ticket) => void };

/** Finds other tickets by number, text or requester; before the user types, shows those of the same requester. */
export function FindTicket({ ticket, onChoose }: FindTicketProps) {
  const [text, setText] = useState('');
  const q = text.trim();
  const email = ticket.customerEmail ?? '';
  const found = useRead(
    'search.query',
    { q, limit: MAX_SHOWN + 1 },
    { enabled: q !== '', keepPrevious: true },
  );
  const theirs = useRead(
    'tickets.list',
    { customerEmail: email, limit: MAX_SHOWN + 1 },
    { enabled: email !== '' },
  );
  const read = q ? found : theirs;
  const tickets: readonly Ticket[] | undefined = q ? found.data?.tickets : email ? theirs.data : [];
  const shown = tickets?.filter(({ id }) => id !== ticket.id).slice(0, MAX_SHOWN);
  return (
    <div className="flex flex-col gap-3">
      <Input
        aria-label={m.findTicket.findATicket}
        placeholder={m.findTicket.numberWordsOrRequester}
        value={text}
        autoComplete="off"
        data-autofocus=""
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="text-sm text-muted-foreground">
        {statusOf(q, read.error !== null, shown?.length)}
      </p>
      <ul className="-mx-2 min-h-40">
        {shown?.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              onClick={() => onChoose(one)}
              className="block w-full rounded-md px-2 py-1.5 text-left text-sm hover:bg-muted focus-visible:bg-muted pointer-coarse:py-2.5"
            >
              <span className="block truncate">
                <span className="text-muted-foreground tabular-nums">{one.ticketNumber}</span>{' '}
                {one.subject}
              </span>
              <span className="block truncate text-xs text-muted-foreground">
                {one.customerName || one.customerEmail || m.findTicket.nobody}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function statusOf(q: string, hasFailed: boolean, count: number | undefined): string {
  if (hasFailed) return m.findTicket.theTicketsCouldNotBeLoaded;
  if (count === undefined) return m.findTicket.loading;
  if (!q)
    return count > 0
      ? m.findTicket.otherTicketsOfTheRequester
      : m.findTicket.noOtherTicketsOfTheRequester;
  return count > 0 ? m.findTicket.chooseATicket : m.findTicket.noTicketsFound;
}
