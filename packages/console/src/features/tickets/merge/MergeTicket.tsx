import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { FindTicket } from '../find/FindTicket.tsx';
import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';
import { Outcome, oldestOf } from './Outcome.tsx';
import { useMerge } from './use-merge.ts';

type MergeTicketProps = {
  ticket: Ticket;
  /** The initially selected ticket, if any. */
  suggested?: Ticket;
  onClose: () => void;
};

/** Asks which ticket to merge with the open one, and previews the result. */
export default function MergeTicket({ ticket, suggested, onClose }: MergeTicketProps) {
  const [other, setOther] = useState<Ticket | null>(suggested ?? null);
  const [intoId, setIntoId] = useState(() => (suggested ? oldestOf([ticket, suggested]) : ''));
  const { merge, busy } = useMerge(onClose, { isOpen: true });
  if (!other) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={m.mergeTicket.mergeWith({ ticketNumber: ticket.ticketNumber })}
      >
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
    <Dialog open onClose={onClose} title={m.mergeTicket.mergeTwoTickets}>
      <Outcome tickets={[ticket, other]} intoId={intoId} onChoose={setIntoId} />
      <DialogActions>
        <Button onClick={() => setOther(null)}>{m.mergeTicket.chooseAnother}</Button>
        <Button
          variant="primary"
          data-autofocus=""
          busy={busy}
          onClick={() => merge({ ids: [ticket.id, other.id], intoId })}
        >
          {m.mergeTicket.merge}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
