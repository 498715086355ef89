import { prepare } from '../../../database/prepare.ts';
import type { OutboxRow } from '../../../database/rows/events.ts';
import type { P, Tx } from '../../../database/types.ts';

const sentMails = prepare((org, p: P<'seq'>) =>
  org
    .from('outbox')
    .where('seq', p.seq)
    .where('listener', 'mail')
    .whereNotNull('message_id')
    .whereNotNull('done_at')
    .select('id', 'message_id'),
);

/** Handles a reply that bounced: it is shown as not delivered, and can be sent again. */
export async function markUndelivered(
  tx: Tx,
  ticketId: string,
  seq: number,
  reason: string,
): Promise<void> {
  const rows = await tx.all<Pick<OutboxRow, 'id' | 'message_id'>>(sentMails({ seq }));
  for (const { id, message_id: messageId } of rows) {
    await tx.update('outbox', { id }, { done_at: null, due_at: null, last_error: reason });
    if (messageId) await tx.record('message.delivery_changed', { ticketId, messageId });
  }
}
