import type { Tx } from '../../../../database/types.ts';
import type { EventPayloads } from '../../../../event-catalog.ts';
import { othersOn } from '../../parts.ts';
import { mergedInto } from '../../read/merged.ts';
import type { TicketWithPeople } from '../../read/tickets.ts';

interface Reply {
  id: string;
  authorType: string;
  visibility: string;
  mergedFrom?: string | null | undefined;
}

type Facts = Pick<EventPayloads['reply.shared'], 'ticket' | 'actor'>;

/** Sends a public reply by staff to the requesters of merged tickets, too, unless it replies to only one of them. */
export async function shareReply(
  tx: Tx,
  ticket: TicketWithPeople,
  { id: messageId, authorType, visibility, mergedFrom }: Reply,
  facts: Facts,
): Promise<void> {
  if (authorType !== 'staff' || visibility !== 'public' || mergedFrom) return;
  for (const email of othersOn(ticket, await mergedInto(tx, ticket.id))) {
    await tx.record('reply.shared', { ...facts, messageId, email });
  }
}
