import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ChatFrame, ChatLineState } from '../../data/chat-line.ts';
import type { Unsent } from './unsent.ts';

export type ChatMessage = Schema<'ChatMessage'>;
export type ChatSession = Schema<'ChatSession'>;

/** All that a panel knows of its chat. */
export type Thread = {
  line: ChatLineState;
  session: ChatSession | null;
  /** In the order of the server. */
  messages: readonly ChatMessage[];
  /** In the order in which they were written. */
  unsent: readonly Unsent[];
  typing: { name: string; senderType: string } | null;
  /** Whether the visitor has the chat open; null where it is not known. */
  isVisitorHere: boolean | null;
};

export const emptyThread: Thread = {
  line: 'connecting',
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
      return withMessages(withoutTyping(thread, frame.data.senderType), [frame.data]);
    case 'session_updated':
      return { ...thread, session: { ...frame.data, messages: [] } };
    case 'typing': {
      const { senderName: name, senderType, isTyping } = frame;
      return isTyping
        ? { ...thread, typing: { name, senderType } }
        : withoutTyping(thread, senderType);
    }
    case 'read':
      return withMarks(thread, frame.marks);
    case 'presence':
      return { ...thread, isVisitorHere: frame.isVisitorHere };
    default:
      return thread;
  }
}

/** The thread with messages in their places, each once; those of ours wait no longer. */
export function withMessages(thread: Thread, more: readonly ChatMessage[]): Thread {
  const known = new Set(thread.messages.map(({ id }) => id));
  const fresh = more.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return thread;
  // A visitor names his messages himself; none of his names makes one of ours disappear.
  const ours = fresh.filter(({ senderType }) => senderType === 'agent');
  const arrived = new Set(ours.map(({ clientId }) => clientId));
  return {
    ...thread,
    messages: [...thread.messages, ...fresh].toSorted((a, b) => a.seq - b.seq),
    unsent: thread.unsent.filter(({ clientId }) => !arrived.has(clientId)),
  };
}

/** What was read of the chat over HTTP, where the socket has not told more by now. */
export function withSession(thread: Thread, session: ChatSession): Thread {
  const isNewer = !thread.session || session.updatedAt > thread.session.updatedAt;
  const next = isNewer ? { ...thread, session: { ...session, messages: [] } } : thread;
  return withMessages(next, session.messages);
}

/** Nothing is known of the others while the line is cut. */
export function withLine(thread: Thread, line: ChatLineState): Thread {
  if (line === 'open') return { ...thread, line };
  return { ...thread, line, typing: null, isVisitorHere: null };
}

export function lastSeqOf({ messages }: Thread): number {
  return messages.at(-1)?.seq ?? 0;
}

/** The message whose turn it is to be sent: one after the other, so that their order holds. */
export function nextUnsent({ unsent, line, session }: Thread): Unsent | undefined {
  if (line !== 'open' || session?.status === 'closed') return undefined;
  return unsent.find(({ refusal }) => !refusal);
}

function withMarks(thread: Thread, marks: Schema<'ChatMarks'>): Thread {
  if (!thread.session) return thread;
  return { ...thread, session: { ...thread.session, marks } };
}

function withoutTyping(thread: Thread, senderType: string): Thread {
  return thread.typing?.senderType === senderType ? { ...thread, typing: null } : thread;
}
