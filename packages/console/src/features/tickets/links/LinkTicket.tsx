import { useId, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import { FindTicket } from '../find/FindTicket.tsx';
import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';
import { type LinkKind, linkKinds, linkLabels } from './link-texts.ts';
import { useLinks } from './use-links.ts';

const options = linkKinds.map((value) => ({ value, label: linkLabels[value] }));

type LinkTicketProps = { ticket: Ticket; onClose: () => void };

/** Asks which ticket to link, and for the kind of link. */
export default function LinkTicket({ ticket, onClose }: LinkTicketProps) {
  const [kind, setKind] = useState<LinkKind>('related');
  const name = useId();
  const { link, busy } = useLinks(ticket, onClose);
  return (
    <Dialog open onClose={onClose} title={m.linkTicket.link({ ticketNumber: ticket.ticketNumber })}>
      <label htmlFor={name} className="mb-1 block text-sm font-medium">
        {m.linkTicket.thisTicketIs}
      </label>
      <Select
        id={name}
        value={kind}
        options={options}
        onChange={({ target }) => setKind(target.value as LinkKind)}
        className="mb-3"
      />
      <FindTicket ticket={ticket} onChoose={(other) => !busy && link(other.id, kind)} />
    </Dialog>
  );
}
