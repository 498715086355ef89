import { createHmac } from 'node:crypto';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import type { StoredEvent, TicketFacts } from '../../events/catalog.ts';
import { presentSubmission } from '../forms/present.ts';
import { readSubmissionById } from '../forms/read.ts';

/** What may be told to programs, of all that happens. */
export const toldEvents = [
  'ticket.created',
  'ticket.updated',
  'ticket.assigned',
  'ticket.resolved',
  'contact_form.submitted',
] as const satisfies readonly Schema<'WebhookEventName'>[];

export type ToldEvent = Extract<StoredEvent, { name: Schema<'WebhookEventName'> }>;

export const isTold = (event: StoredEvent): event is ToldEvent =>
  (toldEvents as readonly string[]).includes(event.name);

/** The same at every try, for every webhook, and in the log of events. */
export const eventId = (organizationId: string, seq: number) => `evt_${organizationId}_${seq}`;

/** An event as programs are told of it: the facts of that moment, whatever has changed since. */
export async function messageOf(org: Org, event: ToldEvent): Promise<Schema<'WebhookEvent'>> {
  return {
    id: eventId(org.id, event.seq),
    type: event.name,
    timestamp: event.createdAt,
    organizationId: org.id,
    data: await dataOf(org, event),
  };
}

async function dataOf(org: Org, event: ToldEvent): Promise<Schema<'EventData'>> {
  switch (event.name) {
    case 'ticket.created':
    case 'ticket.resolved':
      return { ticket: ticketData(event.payload.ticket) };
    case 'ticket.updated':
      return { ticket: ticketData(event.payload.ticket), changes: event.payload.changes };
    case 'ticket.assigned': {
      const { ticket, previousAgentId } = event.payload;
      const change = { from: previousAgentId, to: ticket.assignedAgentId };
      return { ticket: ticketData(ticket), changes: { assignedAgentId: change } };
    }
    case 'contact_form.submitted': {
      const row = await readSubmissionById(org, event.payload.submissionId);
      return row ? { submission: presentSubmission(row) } : {};
    }
  }
}

/** A ticket as the public API shows it. */
function ticketData({ assignedAgentId: _, ...ticket }: TicketFacts): Schema<'V1Ticket'> {
  return ticket as Schema<'V1Ticket'>;
}

/** The headers of Standard Webhooks 1.0; with two secrets, either of them verifies. */
export function signed(
  secrets: readonly string[],
  id: string,
  body: string,
  at = Math.floor(Date.now() / 1000),
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`;
  });
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': signatures.join(' '),
  };
}
