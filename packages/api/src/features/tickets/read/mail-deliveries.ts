import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../../database/prepare.ts';
import type { OutboxRow } from '../../../database/rows/events.ts';
import type { Org, P } from '../../../database/types.ts';

type Delivery = Schema<'MailDelivery'>;

export type DeliveriesByMessage = (messageId: string) => Delivery[];

const ofTicket = prepare((org, p: P<'ticket'>) =>
  org
    .from('outbox')
    .whereIn(
      'message_id',
      org
        .from('ticket_messages')
        .where('ticket_id', p.ticket)
        .where('visibility', 'public')
        .select('id'),
    )
    .orderBy('seq'),
);

/** The emails of a ticket's public replies. A delivery that finished without a recipient was not meant to be emailed. */
export async function readMailDeliveries(org: Org, ticketId: string): Promise<DeliveriesByMessage> {
  const rows = (await org.all<OutboxRow>(ofTicket({ ticket: ticketId }))).filter(
    ({ recipient, done_at }) => recipient !== null || done_at === null,
  );
  return (id) => rows.filter((row) => row.message_id === id).map(presentDelivery);
}

const presentDelivery = (row: OutboxRow): Delivery => ({
  recipient: row.recipient,
  state: row.done_at ? 'sent' : row.due_at ? 'waiting' : 'failed',
  reason: row.done_at ? null : row.last_error,
});
