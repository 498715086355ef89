import { now } from '../../../database/ids.ts';
import type { Tx } from '../../../database/types.ts';
import { Refusal } from '../../../refusal.ts';
import { chatFacts } from '../present.ts';
import type { ChatRow } from '../read/sessions.ts';
import { type Agent, agentActor, changeChat, chatClosed, remark } from './change.ts';
import { dropParticipant } from './participants.ts';
import { offerWaiting } from './queue.ts';

/** Whether a session has no agent yet. */
export const isFree = ({ status, agent_id }: ChatRow) => status !== 'closed' && agent_id === null;

/** An agent accepts a session that waits or is led by the bot; no effect when it is already theirs. */
export async function takeChat(tx: Tx, row: ChatRow, agent: Agent): Promise<ChatRow> {
  if (row.status === 'closed') throw chatClosed();
  if (row.agent_id === agent.userId) return row;
  if (!isFree(row)) {
    throw new Refusal(409, 'This chat was already accepted by another agent', 'chat_taken');
  }
  await dropParticipant(tx, row.id, agent.userId);
  const wasWaiting = row.status === 'waiting';
  const at = now();
  const taken = await changeChat(tx, row, {
    ...givenTo(row, agent.userId, at),
    requested_at: row.requested_at ?? at,
  });
  const session = chatFacts(taken);
  await remark(tx, row.id, 'accepted', session.agent?.name ?? agent.name);
  await tx.record('chat.accepted', { session, actor: agentActor(agent) });
  if (wasWaiting) await offerWaiting(tx);
  return taken;
}

/** Session columns when an agent accepts it: the visitor now waits for the agent's first message. */
export const givenTo = (row: ChatRow, agentId: string, at: string) => ({
  status: 'active' as const,
  with_bot: 0 as const,
  agent_id: agentId,
  accepted_at: at,
  awaited_since: row.awaited_since ?? at,
  called_at: null,
  offered_to: null,
  offered_at: null,
  updated_at: at,
});
