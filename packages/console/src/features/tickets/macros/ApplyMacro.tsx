import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useQueryClient } from '@tanstack/react-query';
import { readKey } from '../../../data/cache.ts';
import type { Ticket } from '../ticket-rows.ts';
import { ApplyDialog } from './ApplyDialog.tsx';
import { useApply } from './use-apply.ts';

type ApplyMacroProps = { ticket: Ticket; onClose: () => void };

/** Applies a macro to a ticket. */
export default function ApplyMacro({ ticket, onClose }: ApplyMacroProps) {
  const { id, ticketNumber } = ticket;
  const client = useQueryClient();
  const { apply } = useApply();
  return (
    <ApplyDialog
      about={ticketNumber}
      ids={[id]}
      count={1}
      onClose={onClose}
      onApply={(macro, answers) => {
        const shown = client.getQueryData<Schema<'TicketDetail'>>(readKey('tickets.get', { id }));
        const seenMessageId = shown && (shown.messages.at(-1)?.id ?? null);
        onClose();
        apply({ macro, answers, chosen: [id], count: 1, ticketNumber, seenMessageId });
      }}
    />
  );
}
