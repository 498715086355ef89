import { actorOf, type Member } from '../../http/caller.ts';
import type { Handlers } from '../../http/handlers.ts';
import { invalid } from '../../http/refusal.ts';
import type { Agent } from './change.ts';
import { chatDetail } from './detail.ts';
import { listChats } from './list.ts';
import { presentAgent, presentChat, presentMessage } from './present.ts';
import { type ChatRow, countChats, isReady, readAgents, readMessages } from './read.ts';
import { changeSettings, makeSecret, presentSettings, readSettings } from './settings.ts';
import { acceptChat, closeChat, say, see, transferChat } from './store.ts';
import { convertChat, ticketDetail } from './to-ticket.ts';

/** A member as an agent of a chat. */
const agentOf = ({ user: { id, firstName, lastName } }: Member): Agent => ({
  userId: id,
  name: [firstName, lastName].filter(Boolean).join(' ') || 'Agent',
});

export const chat: Handlers<'chat'> = {
  list: ({ org, query }) => listChats(org, query),

  stats: ({ org }) => countChats(org),

  agents: async ({ org }) => {
    const rows = await readAgents(org);
    const order = rows.sort((one, other) => Number(isReady(other)) - Number(isReady(one)));
    return order.map((row) => presentAgent(row));
  },

  settings: async ({ org }) => presentSettings(await readSettings(org)),

  updateSettings: async ({ org, body }) => {
    await changeSettings(org, body);
    return presentSettings(await readSettings(org));
  },

  newIdentitySecret: async ({ desk, org }) => ({
    secret: await makeSecret(org, desk.config.secret),
  }),

  get: ({ org, params }) => chatDetail(org, params.id),

  accept: async ({ org, member, params }) =>
    whole(org, await acceptChat(org, params.id, agentOf(member))),

  send: async ({ org, member, params, body }) => {
    if (!body.message) throw invalid('message', 'Message is required', 'required');
    const { message } = await say(org, {
      sessionId: params.id,
      speaker: { type: 'agent', ...agentOf(member) },
      text: body.message,
      clientId: body.clientId ?? null,
    });
    return presentMessage(message);
  },

  markRead: ({ org, params, body }) => see(org, { sessionId: params.id, side: 'staff', ...body }),

  transfer: async ({ org, member, params, body }) =>
    whole(org, await transferChat(org, params.id, body.agentId, agentOf(member))),

  close: async ({ org, member, params }) =>
    whole(org, await closeChat(org, params.id, actorOf(member), 'agent')),

  convertToTicket: async ({ org, member, params }) =>
    ticketDetail(org, await convertChat(org, params.id, actorOf(member))),
};

type Reading = Parameters<typeof readMessages>[0];

const whole = async (org: Reading, row: ChatRow) =>
  presentChat(row, await readMessages(org, row.id));
