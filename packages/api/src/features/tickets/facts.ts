import type { TicketFacts } from '../../events/catalog.ts';
import type { TicketWithPeople } from './read.ts';

/** What every event about a ticket tells of it. */
export function ticketFacts(row: TicketWithPeople): TicketFacts {
  return {
    id: row.id,
    ticketNumber: row.number,
    subject: row.subject,
    description: row.description,
    status: row.status as TicketFacts['status'],
    priority: row.priority as TicketFacts['priority'],
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    assignedAgentId: row.assigned_agent_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
