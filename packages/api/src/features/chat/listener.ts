import { chatSentences } from '@helpdesk/sdk/rules/chat-sentences';
import { mayCall } from '../../auth/may-call.ts';
import { holderOf } from '../../auth/permissions.ts';
import type { Org } from '../../database/types.ts';
import type { Listener } from '../../events/listener.ts';
import type { ServerContext } from '../../server-context.ts';
import { answerFrom } from '../chatbot/read.ts';
import { publicBaseOf } from '../organization/read.ts';
import { readOrganization } from '../organization/store/organization.ts';
import { findMemberOfUser } from '../team/read.ts';
import { findChat } from './read/sessions.ts';
import { mustFindChat } from './store/change.ts';
import { bot } from './store/messages.ts';
import { giveBack } from './store/queue.ts';
import { queueChat, say } from './store/sessions.ts';

/** Lets the bot answer its chats, and returns chats to the queue when their agent leaves the staff. */
export function chatListener(
  server: ServerContext,
): Listener<'chat.message' | 'member.removed' | 'member.role_changed'> {
  return {
    name: 'chat',
    events: ['chat.message', 'member.removed', 'member.role_changed'],
    // Equivalent when changed: how many messages are answered at once.
    concurrency: 16,
    concerns({ name, payload }) {
      if (name !== 'chat.message') return true;
      return payload.session.withBot && payload.message.senderType === 'customer';
    },
    async handle({ name, payload }, { org }) {
      if (name === 'chat.message') {
        return answer(server, org, payload.message);
      }
      const member = await findMemberOfUser(org, payload.userId);
      if (!member || !mayCall('chat.send', holderOf(member))) await giveBack(org, payload.userId);
    },
  };
}

interface Asked {
  sessionId: string;
  seq: number;
  message: string;
}

/** Answers each message at most once, and not if an agent has accepted the chat in the meantime. */
async function answer(server: ServerContext, org: Org, { sessionId, seq, message }: Asked) {
  const before = await findChat(org, sessionId);
  if (!before || before.with_bot === 0) return;
  const { response, matched, articles } = await answerFrom(server, org, message);
  const { subdomain } = await readOrganization(org);
  const base = await publicBaseOf(server.config, org);
  const links = articles.map(
    ({ slug, title }) =>
      `${title}\n${base}/public/help/${subdomain}/article/${encodeURIComponent(slug)}`,
  );
  const text = [response ?? chatSentences.noAnswer, ...links].join('\n\n').slice(0, 4_000);
  await org.write(async (tx) => {
    const row = await findChat(tx, sessionId);
    if (!row || row.with_bot === 0) return;
    await say(tx, { sessionId, speaker: bot, text, clientId: `answer.${seq}` });
    if (!matched && articles.length === 0) await queueChat(tx, await mustFindChat(tx, sessionId));
  });
}
