import { prepare } from '../../database/prepare.ts';
import type { EventRow } from '../../database/rows/events.ts';
import type { OrgScope, P, Tx } from '../../database/types.ts';
import type { TicketFacts } from '../../event-catalog.ts';

const about = prepare((org, p: P<'subject'>) =>
  org.from('events').where('subject_id', p.subject).select('seq', 'name', 'payload'),
);

/** The events of one ticket that also contain the number and the subject of another one. */
const naming = prepare((org: OrgScope, p: P<'text'>) =>
  org
    .from('events')
    .whereRaw(
      "name in ('ticket.merged', 'ticket.unmerged', 'ticket.split', 'ticket.linked', 'ticket.unlinked')",
    )
    .whereRaw("payload like ? escape '\\'", [p.text])
    .select('seq', 'name', 'payload'),
);

/** The data of a permanently deleted ticket that its deletion event keeps. */
export const redactedTicket = (ticket: TicketFacts): TicketFacts => ({
  ...ticket,
  subject: '',
  description: '',
  customerName: null,
  customerEmail: null,
  tags: [],
  externalId: null,
  metadata: {},
});

/**
 * Removes the events about tickets, chats or customers, with their deliveries. A `ticket.deleted` event stays, without the
 * ticket's text.
 */
export async function removeEventsAbout(tx: Tx, subjects: readonly string[]): Promise<void> {
  for (const subject of subjects) {
    const text = `%"${subject.replace(/[\\%_]/g, '\\$&')}"%`;
    const rows = [
      ...(await tx.all<EventRow>(about({ subject }))),
      ...(await tx.all<EventRow>(naming({ text }))),
    ];
    const [kept, removed] = [rows.filter(isDeletion), rows.filter((row) => !isDeletion(row))];
    for (const { seq, payload } of kept) {
      const { ticket, ...rest } = JSON.parse(payload) as { ticket: TicketFacts };
      await tx.update('events', { seq }, { payload: { ...rest, ticket: redactedTicket(ticket) } });
    }
    await removeAnswers(
      tx,
      kept.map(({ seq }) => seq),
    );
    await removeEvents(
      tx,
      removed.map(({ seq }) => seq),
    );
  }
}

const isDeletion = ({ name }: EventRow) => name === 'ticket.deleted';

/** Removes the responses of webhook receivers, which may repeat the data sent to them. */
export async function removeAnswers(tx: Tx, seqs: readonly number[]): Promise<void> {
  for (const seq of seqs) {
    const deliveries = await tx.all<{ id: string }>(
      tx.from('webhook_deliveries').where('seq', seq).select('id'),
    );
    const delivery_id = deliveries.map(({ id }) => id);
    if (delivery_id.length > 0) {
      await tx.update('webhook_attempts', { delivery_id }, { answer: null });
    }
  }
}

const atOnce = 200;

/** Removes events with their deliveries. The database deletes their outbox rows. */
export async function removeEvents(tx: Tx, seqs: readonly number[]): Promise<void> {
  for (let from = 0; from < seqs.length; from += atOnce) {
    const seq = seqs.slice(from, from + atOnce);
    await tx.remove('webhook_deliveries', { seq });
    await tx.remove('events', { seq });
  }
}
