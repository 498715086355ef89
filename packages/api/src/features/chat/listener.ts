import { can } from '@helpdesk/sdk/rules/roles';
import type { ChatSessionRow } from '../../database/rows/chat.ts';
import type { Org } from '../../database/types.ts';
import type { Listener } from '../../events/listener.ts';
import type { Desk } from '../../http/desk.ts';
import { answerFrom } from '../chatbot/read.ts';
import { publicBaseOf } from '../organization/read.ts';
import { readOrganization } from '../organization/store.ts';
import { changeChat, mustFindChat } from './change.ts';
import { inBatch } from './messages.ts';
import { chatFacts } from './present.ts';
import { offerWaiting } from './queue.ts';
import { findChat } from './read.ts';
import { bot, queueChat } from './store.ts';

const nothingKnown =
  "I'm sorry, I don't have an answer for that. Please contact our support team for assistance.";

/** Lets the bot answer the visitors it leads, and gives chats back to the queue when their agent leaves the staff. */
export function chatListener(
  desk: Desk,
): Listener<'chat.message' | 'member.removed' | 'member.role_changed'> {
  return {
    name: 'chat',
    events: ['chat.message', 'member.removed', 'member.role_changed'],
    concurrency: 16,
    concerns({ name, payload }) {
      if (name !== 'chat.message') return true;
      return payload.session.withBot && payload.message.senderType === 'customer';
    },
    async handle({ name, payload }, { org }) {
      if (name === 'chat.message') {
        return answer(desk, org, payload.message);
      }
      const hasLeft = name === 'member.removed' || !can(payload.role as never, 'manage_live_chat');
      if (hasLeft) await giveBack(org, payload.userId);
    },
  };
}

interface Asked {
  sessionId: string;
  seq: number;
  message: string;
}

/** At most once for each message, however often it is tried; a person who has come meanwhile speaks alone. */
async function answer(desk: Desk, org: Org, { sessionId, seq, message }: Asked) {
  const before = await findChat(org, sessionId);
  if (!before || before.with_bot === 0) return;
  const { response, matched, articles } = await answerFrom(desk, org, message);
  const { subdomain } = await readOrganization(org);
  const base = await publicBaseOf(desk.config, org);
  const links = articles.map(
    ({ slug, title }) =>
      `${title}\n${base}/public/help/${subdomain}/article/${encodeURIComponent(slug)}`,
  );
  const text = [response ?? nothingKnown, ...links].join('\n\n').slice(0, 4_000);
  await inBatch(org, async (batch, tx) => {
    const row = await findChat(tx, sessionId);
    if (!row || row.with_bot === 0) return;
    await batch.say({ sessionId, speaker: bot, text, clientId: `answer.${seq}` });
    await batch.finish();
    if (!matched && articles.length === 0) await queueChat(tx, await mustFindChat(tx, sessionId));
  });
}

/** What an agent leads goes to the head of the queue. */
async function giveBack(org: Org, agentId: string) {
  await org.write(async (tx) => {
    const led = tx
      .from('chat_sessions')
      .where('agent_id', agentId)
      .whereRaw("status = 'active'")
      .select('id');
    for (const { id } of await tx.all<Pick<ChatSessionRow, 'id'>>(led)) {
      const waiting = await changeChat(tx, await mustFindChat(tx, id), {
        status: 'waiting',
        agent_id: null,
        accepted_at: null,
      });
      await tx.record('chat.waiting', { session: chatFacts(waiting) });
    }
    await offerWaiting(tx);
  });
}
