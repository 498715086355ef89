import { actorOfKey } from '../../auth/caller.ts';
import type { Org } from '../../database/types.ts';
import { describing, saying } from '../../formatting/formatted.ts';
import { presentHtml } from '../../formatting/present.ts';
import { readHtmlOf } from '../../formatting/read/message-html.ts';
import { keepHtml } from '../../formatting/store/message-html.ts';
import type { Handlers } from '../../http/handlers.ts';
import { prepared } from '../../http/prepared.ts';
import { notFound } from '../../refusal.ts';
import { noFiles } from '../../stored-files/present.ts';
import { tagsNamed } from '../tags/store/tags.ts';
import { presentMessage, presentV1Ticket } from './present.ts';
import { listByOffset } from './read/by-offset.ts';
import { findLed } from './read/merged.ts';
import { findMessage } from './read/tickets.ts';
import { deleteTicket } from './store/archive/delete.ts';
import { openTicket } from './store/create.ts';
import { addMessage } from './store/replies/reply.ts';
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

  create: prepared(describing, async ({ org, key, body }, words) => {
    const { tags: names = [], descriptionFormat: _, ...input } = body;
    const { ticket } = await org.write(async (tx) => {
      const tags = await tagsNamed(tx, names);
      const asked = { ...input, description: words.text, tags, source: 'api' } as const;
      const opened = await openTicket(tx, asked, actorOfKey(key));
      await keepHtml(tx, opened.ticket.id, words);
      return opened;
    });
    return { data: presentV1Ticket(ticket), message: 'Ticket created successfully' };
  }),

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

  reply: prepared(saying, async ({ org, key, params, body }, words) => {
    await mustFind(org, params.id);
    const id = await org.write(async (tx) => {
      const said = {
        body: words.text,
        authorType: 'staff' as const,
        visibility: body.isInternal ? ('internal' as const) : ('public' as const),
        userId: null,
        authorName: key.publicName,
        authorEmail: null,
      };
      const actor = { ...actorOfKey(key), type: 'staff' as const };
      const messageId = await addMessage(tx, params.id, said, actor);
      await keepHtml(tx, messageId, words);
      return messageId;
    });
    const message = await findMessage(org, params.id, id);
    if (!message) throw missing();
    const formatting = presentHtml(await readHtmlOf(org, id), noFiles);
    const data = presentMessage(message, [], noFiles, formatting);
    return { data, message: 'Message added successfully' };
  }),
};

const missing = () => notFound('Ticket not found');

/** Returns the ticket with this ID, or the one it was merged into. */
async function mustFind(org: Org, id: string) {
  const led = await findLed(org, id);
  if (!led) throw missing();
  return led.ticket;
}
