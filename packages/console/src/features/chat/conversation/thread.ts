import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ChatConnectionState, ChatFrame } from '../../../data/chat-connection.ts';
import { awaitedAfter, type ChatMessage, type ChatSession } from '../session.ts';
import type { Unsent } from './unsent.ts';

/** The state of a chat panel. */
export type Thread = {
  connection: ChatConnectionState;
  session: ChatSession | null;
  /** In the server's order. */
  messages: readonly ChatMessage[];
  /** In the order they were written. */
  unsent: readonly Unsent[];
  typing: { name: string; senderType: string } | null;
  /** Whether the visitor has the chat open; null when unknown. */
  isVisitorHere: boolean | null;
};

export const emptyThread: Thread = {
  connection: 'connecting',
  session: null,
  messages: [],
  unsent: [],
  typing: null,
  isVisitorHere: null,
};

/** The thread after a frame of its socket. */
export function withFrame(thread: Thread, frame: ChatFrame): Thread {
  switch (frame.type) {
    case 'chat_message':
      return withTurn(
        withMessages(withoutTyping(thread, frame.data.senderType), [frame.data]),
        frame.data,
      );
    case 'session_updated':
      return { ...thread, session: { ...frame.data, messages: [] } };
    case 'typing': {
      const { senderName: name, senderType, isTyping } = frame;
      return isTyping
        ? { ...thread, typing: { name, senderType } }
        : withoutTyping(thread, senderType);
    }
    case 'read':
      return withReceipts(thread, frame.marks);
    case 'presence':
      return { ...thread, isVisitorHere: frame.isVisitorHere };
    default:
      return thread;
  }
}

function withTurn(thread: Thread, message: ChatMessage): Thread {
  const { session } = thread;
  if (!session) return thread;
  return { ...thread, session: { ...session, awaitedSince: awaitedAfter(session, message) } };
}

/** Merges messages into the thread, each once, and removes them from the unsent ones. */
export function withMessages(thread: Thread, more: readonly ChatMessage[]): Thread {
  const known = new Set(thread.messages.map(({ id }) => id));
  const fresh = more.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return thread;
  // Visitors choose their own client ids, so only a staff message may remove one of ours.
  const ours = fresh.filter(({ senderType }) => senderType === 'agent');
  const arrived = new Set(ours.map(({ clientId }) => clientId));
  return {
    ...thread,
    messages: [...thread.messages, ...fresh].toSorted((a, b) => a.seq - b.seq),
    unsent: thread.unsent.filter(({ clientId }) => !arrived.has(clientId)),
  };
}

/** The chat as read over HTTP, without overwriting newer data from the socket. */
export function withSession(thread: Thread, session: ChatSession): Thread {
  const isNewer = !thread.session || session.updatedAt > thread.session.updatedAt;
  const next = isNewer ? { ...thread, session: { ...session, messages: [] } } : thread;
  return withMessages(next, session.messages);
}

/** The visitor's presence is unknown while disconnected. */
export function withConnection(thread: Thread, connection: ChatConnectionState): Thread {
  if (connection === 'open') return { ...thread, connection };
  return { ...thread, connection, typing: null, isVisitorHere: null };
}

export function lastSeqOf({ messages }: Thread): number {
  return messages.at(-1)?.seq ?? 0;
}

/** The next message to send. They are sent one at a time to keep their order. */
export function nextUnsent({ unsent, connection, session }: Thread): Unsent | undefined {
  if (connection !== 'open' || session?.status === 'closed') return undefined;
  return unsent.find(({ refusal }) => !refusal);
}

function withReceipts(thread: Thread, marks: Schema<'ChatMarks'>): Thread {
  if (!thread.session) return thread;
  return { ...thread, session: { ...thread.session, marks } };
}

function withoutTyping(thread: Thread, senderType: string): Thread {
  return thread.typing?.senderType === senderType ? { ...thread, typing: null } : thread;
}
