import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';
import { SnoozeDialog } from './SnoozeDialog.tsx';
import { useSnooze } from './use-snooze.ts';

type SnoozeTicketProps = { ticket: Ticket; onClose: () => void };

/** Asks until when to snooze a ticket. */
export default function SnoozeTicket({ ticket, onClose }: SnoozeTicketProps) {
  const { snooze, wake } = useSnooze(ticket);
  return (
    <SnoozeDialog
      title={m.snoozeTicket.snooze({ ticketNumber: ticket.ticketNumber })}
      onClose={onClose}
      onChoose={(until) => {
        onClose();
        snooze(until);
      }}
      onWake={
        ticket.snoozedAt
          ? () => {
              onClose();
              wake();
            }
          : undefined
      }
    />
  );
}
