import { initialChoices } from '@helpdesk/sdk/rules/ticket-fields';
import { newId, now } from './ids.ts';
import type { TicketRow } from './rows/tickets.ts';
import { ticketRows } from './ticket-rows.ts';
import type { Database, Org, Tx } from './types.ts';

/** An organization with one member, whose user id is `agent-<subdomain>`. */
export async function addOrganization(database: Database, subdomain: string): Promise<Org> {
  const id = newId();
  const userId = `agent-${subdomain}`;
  await database.directory.write(async (tx) => {
    await tx.insert('users', { id: userId, email: `${userId}@example.test`, created_at: now() });
    await tx.insert('organizations', { id, name: subdomain, subdomain, created_at: now() });
    await tx
      .org(id)
      .insert('memberships', { id: newId(), user_id: userId, role: 'agent', created_at: now() });
  });
  return database.org(id);
}

export function ticketRow(number: string, row: Partial<TicketRow> = {}): Partial<TicketRow> {
  const time = now();
  return {
    id: newId(),
    number,
    subject: `About ${number}`,
    description: 'It does not work',
    status: 'open',
    priority: 'normal',
    source: 'staff',
    created_at: time,
    updated_at: time,
    ...row,
  };
}

const facts = {
  description: 'It is broken',
  ...initialChoices,
  customerName: null,
  customerEmail: null,
  assignedAgentId: null,
  tags: [] as string[],
  createdAt: '2030-05-05T00:00:00.000Z',
  externalId: null,
  metadata: {},
  updatedAt: '2030-05-05T00:00:00.000Z',
} as const;

/** A numbered ticket with its first message and its event, as a real verb writes it. */
export async function createTicket(tx: Tx, subject = 'Broken'): Promise<string> {
  const number = `TK-${await tx.next('ticket')}`;
  const row = ticketRow(number, { subject });
  await ticketRows(tx).insert(row);
  await tx.insert('ticket_messages', {
    id: newId(),
    ticket_id: row.id,
    author_type: 'customer',
    visibility: 'public',
    body: 'Hello',
    created_at: now(),
  });
  await tx.add('tickets.open', 1);
  await tx.record('ticket.deleted', {
    ticket: { ...facts, id: String(row.id), ticketNumber: number, subject },
    actor: { type: 'system', userId: null, name: null },
  });
  return number;
}
