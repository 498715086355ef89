import type { ChatSessionRow } from '../../../database/rows/chat.ts';
import type { Input, Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { notFound, Refusal } from '../../../refusal.ts';
import { type ChatRow, findChat } from '../read/sessions.ts';

/** An agent as they speak in a chat. */
export interface Agent {
  userId: string;
  name: string;
}

export const chatMissing = () => notFound('Chat session not found');

export const chatClosed = () => new Refusal(409, 'This chat session is closed', 'chat_closed');

export const agentActor = ({ userId, name }: Agent): Actor => ({ type: 'staff', userId, name });

export async function mustFindChat(tx: Tx, id: string): Promise<ChatRow> {
  const row = await findChat(tx, id);
  if (!row) throw chatMissing();
  return row;
}

/** Changes a session and the counter of its status; returns the new state. */
export async function changeChat(
  tx: Tx,
  row: ChatRow,
  patch: Input<Omit<ChatSessionRow, 'status'>> & { status?: ChatSessionRow['status'] },
): Promise<ChatRow> {
  await tx.update('chat_sessions', { id: row.id }, patch);
  if (patch.status !== undefined && patch.status !== row.status) {
    await tx.add(`chats.${row.status}`, -1);
    await tx.add(`chats.${patch.status}`, 1);
  }
  return mustFindChat(tx, row.id);
}
