import { mayCall } from '../../../auth/may-call.ts';
import { holderOf } from '../../../auth/permissions.ts';
import { now } from '../../../database/ids.ts';
import type { Org, Tx } from '../../../database/types.ts';
import { invalid, Refusal } from '../../../refusal.ts';
import { findMemberOfUser } from '../../team/read.ts';
import { chatFacts } from '../present.ts';
import { participantsIn } from '../read/participants.ts';
import type { ChatRow } from '../read/sessions.ts';
import { type Agent, agentActor, chatClosed, mustFindChat, remark } from './change.ts';

const most = 10;

/** Invites a colleague to a chat, which is then in their list. */
export function addParticipant(org: Org, id: string, userId: string, by: Agent): Promise<ChatRow> {
  return org.write(async (tx) => {
    const row = await mustFindChat(tx, id);
    if (row.status === 'closed') throw chatClosed();
    if (row.agent_id === null) {
      const sentence = 'Accept the chat before you invite someone';
      throw new Refusal(409, sentence, 'chat_without_agent');
    }
    const member = await findMemberOfUser(tx, userId);
    if (!member || !mayCall('chat.send', holderOf(member))) {
      throw invalid('userId', 'The agent must be a member of this organization');
    }
    const known = participantsIn(row);
    if (row.agent_id === userId || known.some((one) => one.userId === userId)) return row;
    if (known.length >= most) {
      const sentence = `A chat can have up to ${most} participants`;
      throw new Refusal(409, sentence, 'too_many_participants');
    }
    await tx.insert('chat_participants', { session_id: id, user_id: userId, joined_at: now() });
    return noteParticipant(tx, await mustFindChat(tx, id), userId, by, true);
  });
}

/** Removes a colleague from a chat they were invited to, or lets them leave it. */
export function removeParticipant(
  org: Org,
  id: string,
  userId: string,
  by: Agent,
): Promise<ChatRow> {
  return org.write(async (tx) => {
    const before = await mustFindChat(tx, id);
    if (!participantsIn(before).some((one) => one.userId === userId)) return before;
    await tx.remove('chat_participants', { session_id: id, user_id: userId });
    return noteParticipant(tx, before, userId, by, false);
  });
}

async function noteParticipant(
  tx: Tx,
  row: ChatRow,
  userId: string,
  by: Agent,
  isIn: boolean,
): Promise<ChatRow> {
  const name = participantsIn(row).find((one) => one.userId === userId)?.name ?? '';
  await remark(tx, row.id, isIn ? 'joined' : 'left', name);
  const changed = isIn ? row : await mustFindChat(tx, row.id);
  const session = chatFacts(changed);
  await tx.record('chat.participant_changed', { session, actor: agentActor(by), userId, isIn });
  return changed;
}

/** Removes the new agent of a chat from its participants. */
export const dropParticipant = (tx: Tx, sessionId: string, userId: string) =>
  tx.remove('chat_participants', { session_id: sessionId, user_id: userId });
