import type { Ticket } from '../ticket-rows.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { useMarkSpam } from './use-archive.ts';

type SpamTicketProps = { ticket: Ticket; onDone: () => void; onClose: () => void };

/** Blocks the requester of a ticket, and marks it as spam. */
export default function SpamTicket({ ticket, onDone, onClose }: SpamTicketProps) {
  const { write } = useMarkSpam(onDone);
  return (
    <BlockDialog
      email={ticket.customerEmail ?? ticket.customer?.email ?? ''}
      onBlocked={() => write({ ids: [ticket.id] })}
      onClose={onClose}
    />
  );
}
