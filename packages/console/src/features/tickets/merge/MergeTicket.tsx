import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import type { Ticket } from '../ticket-rows.ts';
import { Outcome, oldestOf } from './Outcome.tsx';
import { useMerge } from './use-merge.ts';

type MergeTicketProps = { ticket: Ticket; onClose: () => void };

/** Asks which ticket an open one is merged with, and shows what that makes of them. */
export default function MergeTicket({ ticket, onClose }: MergeTicketProps) {
  const [other, setOther] = useState<Ticket | null>(null);
  const [intoId, setIntoId] = useState('');
  const { merge, busy } = useMerge(onClose, { isOpen: true });
  if (!other) {
    return (
      <Dialog open onClose={onClose} title={`Merge ${ticket.ticketNumber} with…`}>
        <FindTicket
          ticket={ticket}
          onChoose={(chosen) => {
            setOther(chosen);
            setIntoId(oldestOf([ticket, chosen]));
          }}
        />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title="Merge two tickets">
      <Outcome tickets={[ticket, other]} intoId={intoId} onChoose={setIntoId} />
      <DialogActions>
        <Button onClick={() => setOther(null)}>Choose another</Button>
        <Button
          variant="primary"
          data-autofocus=""
          busy={busy}
          onClick={() => merge({ ids: [ticket.id, other.id], intoId })}
        >
          Merge
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const MAX_SHOWN = 8;

type FindTicketProps = { ticket: Ticket; onChoose: (ticket: Ticket) => void };

/** Tickets by number, words or requester; before anything is typed, those of the same requester. */
function FindTicket({ ticket, onChoose }: FindTicketProps) {
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
        aria-label="Find a ticket"
        placeholder="Number, words or requester"
        value={text}
        autoComplete="off"
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
                {one.customerName || one.customerEmail || 'Nobody'}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function statusOf(q: string, hasFailed: boolean, count: number | undefined): string {
  if (hasFailed) return 'The tickets could not be loaded';
  if (count === undefined) return 'Loading...';
  if (!q) return count > 0 ? 'Other tickets of the requester' : 'No other tickets of the requester';
  return count > 0 ? 'Choose a ticket' : 'No tickets found';
}
