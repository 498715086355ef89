import { fullName } from '@helpdesk/sdk/rules/names';
import { actorOf, type Member } from '../../auth/caller.ts';
import { formattedNow } from '../../formatting/formatted.ts';
import type { Handlers } from '../../http/handlers.ts';
import { invalid } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { settleChat } from '../notifications/store/settle.ts';
import { presentAgent, presentChat, presentMessage, presentNote } from './present.ts';
import { chatDetail } from './read/detail.ts';
import { listChats } from './read/list.ts';
import {
  type ChatRow,
  countChats,
  findChat,
  isReady,
  readAgents,
  readMessages,
} from './read/sessions.ts';
import { blockVisitor } from './store/block.ts';
import { type Agent, chatMissing } from './store/change.ts';
import { closeChat } from './store/close.ts';
import { addressOf, mailTranscript } from './store/mail-transcript.ts';
import { longestWords } from './store/messages.ts';
import { addNote } from './store/notes.ts';
import { addParticipant, removeParticipant } from './store/participants.ts';
import { acceptChat, say, see, transferChat } from './store/sessions.ts';
import { changeSettings, makeSecret, presentSettings, readSettings } from './store/settings.ts';
import { changeTags } from './store/tags.ts';
import { convertChat, ticketDetail } from './to-ticket.ts';

/** A member as an agent of a chat. */
const agentOf = ({ user }: Member): Agent => ({
  userId: user.id,
  name: fullName(user) || 'Agent',
});

export const chat: Handlers<'chat'> = {
  list: ({ server, org, query }) => listChats(server.config, org, query),

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

  newIdentitySecret: async ({ server, org }) => ({
    secret: await makeSecret(org, server.config.secret),
  }),

  get: ({ server, org, params }) => chatDetail(server.config, org, params.id),

  update: async ({ server, org, params, body }) =>
    whole(server, org, await changeTags(org, params.id, body)),

  accept: async ({ server, org, member, params }) =>
    whole(server, org, await acceptChat(org, params.id, agentOf(member))),

  send: async ({ server, org, member, params, body }) => {
    if (!body.message) throw invalid('message', 'Message is required', 'required');
    const words = formattedNow(body.format, body.message, longestWords);
    const { message } = await say(org, {
      sessionId: params.id,
      speaker: { type: 'agent', ...agentOf(member) },
      text: words.text,
      formatting: words,
      clientId: body.clientId ?? null,
      attached: { ids: body.fileIds, maxMessageBytes: server.config.maxMessageBytes },
    });
    return presentMessage(server.config, message);
  },

  addNote: async ({ server, org, member, params, body }) => {
    const { message, format, mentions = [], fileIds } = body;
    const words = formattedNow(format, message, longestWords);
    const written = { words, mentions, fileIds };
    const note = await addNote(server.config, org, params.id, written, agentOf(member));
    await settleChat(org, params.id, { by: member.user.id });
    return presentNote(server.config, note);
  },

  markRead: async ({ org, member, params, body }) => {
    const marks = await see(org, { sessionId: params.id, side: 'staff', ...body });
    await settleChat(org, params.id, { by: member.user.id });
    return marks;
  },

  transfer: async ({ server, org, member, params, body }) =>
    whole(server, org, await transferChat(org, params.id, body.agentId, agentOf(member))),

  addParticipant: async ({ server, org, member, params, body }) =>
    whole(server, org, await addParticipant(org, params.id, body.userId, agentOf(member))),

  removeParticipant: async ({ server, org, member, params }) =>
    whole(server, org, await removeParticipant(org, params.id, params.userId, agentOf(member))),

  close: async ({ server, org, member, params }) =>
    whole(server, org, await closeChat(org, params.id, actorOf(member), 'agent')),

  block: ({ org, member, params }) =>
    blockVisitor(org, params.id, { ...actorOf(member), userId: member.user.id }),

  mailTranscript: async ({ org, member, params, limits }) => {
    const row = await findChat(org, params.id);
    if (!row) throw chatMissing();
    await limits.attempt('chat.transcript', `${org.id} ${row.id}`);
    await limits.attempt('chat.transcript.address', addressOf(row));
    return mailTranscript(org, row, actorOf(member));
  },

  convertToTicket: async ({ org, member, params }) =>
    ticketDetail(org, await convertChat(org, params.id, actorOf(member))),
};

type Reading = Parameters<typeof readMessages>[0];

const whole = async ({ config }: ServerContext, org: Reading, row: ChatRow) =>
  presentChat(config, row, await readMessages(org, row.id));
