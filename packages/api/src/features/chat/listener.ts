import { mayCall } from '../../auth/may-call.ts';
import { holderOf } from '../../auth/permissions.ts';
import type { Listener } from '../../events/listener.ts';
import type { ServerContext } from '../../server-context.ts';
import { findMemberOfUser } from '../team/read.ts';
import { answerMessage } from './bot-answer.ts';
import { releaseChats } from './store/queue.ts';

/** Makes the bot answer its chats, and returns chats to the queue when their agent leaves the staff. */
export function chatListener(
  server: ServerContext,
): Listener<'chat.message' | 'member.removed' | 'member.role_changed'> {
  return {
    name: 'chat',
    events: ['chat.message', 'member.removed', 'member.role_changed'],
    // Equivalent when changed: only limits how many messages are answered at once.
    concurrency: 16,
    concerns({ name, payload }) {
      if (name !== 'chat.message') return true;
      return payload.session.withBot && payload.message.senderType === 'customer';
    },
    async handle({ name, payload }, { org }) {
      if (name === 'chat.message') {
        return answerMessage(server, org, payload.message);
      }
      const member = await findMemberOfUser(org, payload.userId);
      if (!member || !mayCall('chat.send', holderOf(member)))
        await releaseChats(org, payload.userId);
    },
  };
}
