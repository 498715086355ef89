import { newId, now } from '../../../database/ids.ts';
import type { ChatActivityRow, ChatSessionRow } from '../../../database/rows/chat.ts';
import type { Input, Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { hoursOfChat, movesBetween } from '../../../figures/names.ts';
import { notFound, Refusal } from '../../../refusal.ts';
import { type ChatRow, findChat } from '../read/sessions.ts';

/** An agent as the author of chat messages. */
export interface Agent {
  userId: string;
  name: string;
}

/** The visitor's name until they give one. */
export const anonymous = 'Anonymous Customer';

export const chatMissing = () => notFound('Chat session not found');

export const chatClosed = () => new Refusal(409, 'This chat session is closed', 'chat_closed');

export const chatWithBot = () =>
  new Refusal(409, "The bot can't read files. Please ask for a person first.", 'chat_with_bot');

export const agentActor = ({ userId, name }: Agent): Actor => ({ type: 'staff', userId, name });

export const visitorActor = (row: ChatRow): Actor => ({
  type: 'customer',
  userId: null,
  name: row.customer_name ?? row.customer_email,
});

export async function mustFindChat(tx: Tx, id: string): Promise<ChatRow> {
  const row = await findChat(tx, id);
  if (!row) throw chatMissing();
  return row;
}

/** Changes a session with the counters of its status and hours; returns the new state. */
export async function changeChat(
  tx: Tx,
  row: ChatRow,
  patch: Input<Omit<ChatSessionRow, 'status'>> & { status?: ChatSessionRow['status'] },
): Promise<ChatRow> {
  await tx.update('chat_sessions', { id: row.id }, patch);
  const changed = await mustFindChat(tx, row.id);
  await tx.addAll(
    movesBetween(
      [countedAs(row), ...hoursOfChat(row)],
      [countedAs(changed), ...hoursOfChat(changed)],
    ),
  );
  return changed;
}

/** The counter that a session belongs to; a bot-only one counts as no one's active chat. */
export const countedAs = ({ status, with_bot }: Pick<ChatRow, 'status' | 'with_bot'>) =>
  status === 'active' && with_bot === 1 ? 'chats.bot' : (`chats.${status}` as const);

/** Adds an entry to the timeline of a chat. */
export const remark = (tx: Tx, session_id: string, kind: ChatActivityRow['kind'], agent: string) =>
  tx.insert('chat_activity', {
    id: newId(),
    session_id,
    kind,
    agent_name: agent,
    created_at: now(),
  });
