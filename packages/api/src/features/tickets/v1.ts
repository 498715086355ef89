import { actorOfKey } from '../../auth/caller.ts';
import type { Org } from '../../database/types.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notFound } from '../../refusal.ts';
import { tagsNamed } from '../tags/store/tags.ts';
import { presentMessage, presentV1Ticket } from './present.ts';
import { listByOffset } from './read/by-offset.ts';
import { findLed } from './read/merged.ts';
import { findMessage } from './read/tickets.ts';
import { openTicket } from './store/create.ts';
import { deleteTicket } from './store/delete.ts';
import { addMessage } from './store/reply.ts';
import { namedChange } from './store/tags.ts';
import { updateTicket, versionOf } from './store/update.ts';

export const v1Tickets: Handlers<'v1Tickets'> = {
  list: async ({ org, query }) => {
    const { rows, pagination } = await listByOffset(org, query);
    return {
      data: rows.map(presentV1Ticket),
      message: 'Tickets retrieved successfully',
      pagination,
    };
  },

  create: async ({ org, key, body }) => {
    const { tags: names = [], ...input } = body;
    const { ticket } = await org.write(async (tx) => {
      const tags = await tagsNamed(tx, names);
      return openTicket(tx, { ...input, tags, source: 'api' }, actorOfKey(key));
    });
    return { data: presentV1Ticket(ticket), message: 'Ticket created successfully' };
  },

  get: async ({ org, params, reply }) => {
    const ticket = await mustFind(org, params.id);
    reply.version(versionOf(ticket));
    return { data: presentV1Ticket(ticket), message: 'Ticket retrieved successfully' };
  },

  update: async ({ org, key, params, body, expected, reply }) => {
    const { tags, addTags, removeTags, ...change } = body;
    const ticket = await org.write(async (tx) => {
      const before = await mustFind(tx, params.id);
      const named = await namedChange(tx, before, { tags, addTags, removeTags });
      await updateTicket(tx, params.id, { ...change, ...named }, actorOfKey(key), {
        version: expected,
      });
      return mustFind(tx, params.id);
    });
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
    const message = await findMessage(org, params.id, id);
    if (!message) throw missing();
    return { data: presentMessage(message), message: 'Message added successfully' };
  },
};

const missing = () => notFound('Ticket not found');

/** The ticket of this id, or where it leads since it was merged. */
async function mustFind(org: Org, id: string) {
  const led = await findLed(org, id);
  if (!led) throw missing();
  return led.ticket;
}
