import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ChatNoteRow } from '../../database/rows/chat.ts';
import type { ChatFacts, ChatMessageFacts, EventPayloads } from '../../event-catalog.ts';
import { chatFacts } from './present.ts';
import type { ChatRow } from './read/sessions.ts';

/** A chat as programs are told of it. */
export const presentEventChat = (facts: ChatFacts): Schema<'EventChat'> => ({
  id: facts.id,
  status: facts.status,
  withBot: facts.withBot,
  customerName: facts.customerName,
  customerEmail: facts.customerEmail,
  isVerified: facts.isVerified,
  startedAt: facts.startedAt,
  closedAt: facts.closedAt,
  agent: facts.agent,
  rating: facts.rating,
  ratingComment: facts.ratingComment,
  pageUrl: facts.pageUrl,
  ticketId: facts.ticketId,
  ticketNumber: facts.ticketNumber,
  tags: facts.tags,
});

/** A chat as it was when something was said in it; what the event does not have of it is as it is now. */
export function chatAt(
  row: ChatRow,
  { status, withBot, agentId }: EventPayloads['chat.message']['session'],
): ChatFacts {
  const facts = chatFacts(row);
  const isOpen = status !== 'closed';
  return {
    ...facts,
    status,
    withBot,
    agentId,
    agent: agentId === facts.agentId ? facts.agent : null,
    closedAt: isOpen ? null : facts.closedAt,
  };
}

export const presentEventChatMessage = (facts: ChatMessageFacts): Schema<'EventChatMessage'> => ({
  id: facts.id,
  seq: facts.seq,
  text: facts.message,
  senderType: facts.senderType,
  senderId: facts.userId,
  senderName: facts.senderName,
  files: facts.files.map(({ id, name, size, type }) => ({ id, name, size, type })),
  createdAt: facts.createdAt,
});

export const presentEventNote = (row: ChatNoteRow): Schema<'EventChatNote'> => ({
  id: row.id,
  text: row.body,
  authorId: row.user_id,
  authorName: row.author_name,
  createdAt: row.created_at,
});
