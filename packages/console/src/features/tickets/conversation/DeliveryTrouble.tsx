import type { Schema } from '@helpdesk/sdk/contract/operations';
import { MailWarning } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { later } from '../../../ui/later.tsx';
import m from '../messages.yaml';

const EditTicketDialog = later(async () => (await import('../edit/EditTicketDialog.tsx')).default);

interface DeliveryTroubleProps {
  ticketId: string;
  messageId: string;
  deliveries: readonly Schema<'MailDelivery'>[];
}

/** Says that a reply wasn't delivered or is still waiting, and why; a retry uses the ticket's current address. */
export default function DeliveryTrouble({ ticketId, messageId, deliveries }: DeliveryTroubleProps) {
  const { data: ticket } = useRead('tickets.get', { id: ticketId });
  const [isEditing, setEditing] = useState(false);
  const retry = useWrite('tickets.retryMails', {
    done: m.deliveryTrouble.theReplyIsSentAgain,
    failed: messageOr(m.deliveryTrouble.failedToSendTheReplyAgain),
    refresh: [['tickets.get', { id: ticketId }]],
  });
  const hasFailed = deliveries.some(({ state }) => state === 'failed');
  return (
    <div
      role={hasFailed ? 'alert' : undefined}
      className="mt-2 ml-11 flex flex-wrap items-center gap-2 text-sm"
    >
      <MailWarning aria-hidden="true" className="size-4 text-warning-text" />
      <ul className="min-w-0 flex-1 text-warning-text">
        {deliveries.map(({ recipient, state, reason }) => (
          <li key={recipient ?? ''} className="wrap-anywhere">
            {state === 'failed'
              ? recipient
                ? m.deliveryTrouble.notDeliveredTo({ recipient })
                : m.deliveryTrouble.notDelivered
              : recipient
                ? m.deliveryTrouble.notSentYetTo({ recipient })
                : m.deliveryTrouble.notSentYet}
            {reason && `: ${reason}`}
          </li>
        ))}
      </ul>
      {hasFailed && (
        <>
          <Button onClick={() => setEditing(true)}>{m.deliveryTrouble.editAddress}</Button>
          <Button
            busy={retry.busy}
            onClick={() => retry.write({ id: ticketId, messageId })}
            title={m.deliveryTrouble.sendsItToTheAddressThat}
          >
            {m.deliveryTrouble.retry}
          </Button>
        </>
      )}
      {isEditing && ticket && (
        <Suspense>
          <EditTicketDialog ticket={ticket} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  );
}
