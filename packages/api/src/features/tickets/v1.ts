import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Parsed } from '@helpdesk/sdk/contract/schemas';
import type { TicketRow } from '../../database/rows/tickets.ts';
import type { Org, Query } from '../../database/types.ts';
import { actorOfKey } from '../../http/caller.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound } from '../../http/refusal.ts';
import { presentMessage, presentV1Ticket } from './present.ts';
import { countTickets, findTicket, readMessages } from './read.ts';
import { addMessage, createTicket, deleteTicket, updateTicket, versionOf } from './store.ts';

export const v1Tickets: Handlers<'v1Tickets'> = {
  list: async ({ org, query }) => {
    const { limit, offset } = query;
    const rows = await org.all<TicketRow>(
      narrowed(org.from('tickets'), query)
        .orderByRaw('created_at desc, id desc')
        .limit(limit)
        .offset(offset),
    );
    return {
      data: rows.map(presentV1Ticket),
      message: 'Tickets retrieved successfully',
      pagination: { limit, offset, total: await countMatches(org, query) },
    };
  },

  create: async ({ org, key, body }) => {
    const id = await createTicket(org, { ...body, source: 'api' }, actorOfKey(key));
    return { data: await show(org, id), message: 'Ticket created successfully' };
  },

  get: async ({ org, params, reply }) => {
    const ticket = await mustFind(org, params.id);
    reply.version(versionOf(ticket));
    return { data: presentV1Ticket(ticket), message: 'Ticket retrieved successfully' };
  },

  update: async ({ org, key, params, body, expected, reply }) => {
    await mustFind(org, params.id);
    await updateTicket(org, params.id, body, actorOfKey(key), expected);
    const ticket = await mustFind(org, params.id);
    reply.version(versionOf(ticket));
    return { data: presentV1Ticket(ticket), message: 'Ticket updated successfully' };
  },

  delete: async ({ org, key, params }) => {
    await mustFind(org, params.id);
    await deleteTicket(org, params.id, actorOfKey(key));
    return { data: null, message: 'Ticket deleted successfully' };
  },

  reply: async ({ org, key, params, body }) => {
    await mustFind(org, params.id);
    const id = await addMessage(
      org,
      params.id,
      {
        body: body.message,
        authorType: 'staff',
        visibility: body.isInternal ? 'internal' : 'public',
        userId: null,
        authorName: key.name,
        authorEmail: null,
      },
      { ...actorOfKey(key), type: 'staff' },
    );
    const message = (await readMessages(org, params.id)).find((one) => one.id === id);
    if (!message) throw missing();
    return { data: presentMessage(message), message: 'Message added successfully' };
  },
};

const missing = () => notFound('Ticket not found');

async function mustFind(org: Org, id: string) {
  const ticket = await findTicket(org, id, null);
  if (!ticket) throw missing();
  return ticket;
}

const show = async (org: Org, id: string): Promise<Schema<'V1Ticket'>> =>
  presentV1Ticket(await mustFind(org, id));

type Filter = Pick<Parsed<'v1Tickets.list'>['query'], 'status' | 'priority' | 'customerEmail'>;

function narrowed(tickets: Query, { status, priority, customerEmail }: Filter): Query {
  if (status) tickets.where('status', status);
  if (priority) tickets.where('priority', priority);
  if (customerEmail) tickets.where('customer_email', customerEmail.trim().toLowerCase());
  return tickets;
}

/** The kept counters answer for all tickets and for one status; the rest is counted. */
async function countMatches(org: Org, filter: Filter): Promise<number> {
  if (!filter.priority && !filter.customerEmail) {
    return (await countTickets(org, null))[filter.status ?? 'total'];
  }
  const counted = narrowed(org.from('tickets'), filter).count('* as count');
  return Number((await org.first<{ count: number }>(counted))?.count ?? 0);
}
