import {
  type ChatConnection,
  type ChatFrame,
  openChatConnection,
} from '../../../data/chat-connection.ts';
import { type ChatSession } from '../session.ts';
import {
  emptyThread,
  lastSeqOf,
  nextUnsent,
  type Thread,
  withConnection,
  withFrame,
  withSession,
} from './thread.ts';
import { keepUnsent, keyOfUnsent, newClientId, readUnsent, type Unsent } from './unsent.ts';

/** Milliseconds that the server may take to confirm a message before the connection counts as dead. */
const CONFIRMED_WITHIN = 8_000;
/** Milliseconds to wait after a rate-limit refusal. */
const SLOWER = 2_000;
const TYPING_EVERY = 2_000;
/** Milliseconds for which the visitor counts as typing after a typing event. */
const TYPING_LASTS = 6_000;

type Sender = { id: string; name: string };

/** The parts of a message other than its text. */
type Said = { files: NonNullable<Unsent['files']>; isFormatted: boolean };

/**
 * One open chat: its socket, its messages and those still to be sent. Each message is sent once, in order.
 * The connection is open while there are listeners.
 */
export function createConversation(sessionId: string, me: Sender) {
  const key = keyOfUnsent(me.id, sessionId);
  const listeners = new Set<() => void>();
  let thread: Thread = { ...emptyThread, unsent: readUnsent(key) };
  let underWay: string | null = null;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let forgetTyping: ReturnType<typeof setTimeout> | undefined;
  let typedAt = 0;
  let marked = { read: 0, delivered: 0 };
  let connection: ChatConnection | null = null;

  function open() {
    return openChatConnection({
      sessionId,
      userId: me.id,
      after: () => lastSeqOf(thread),
      onState(state) {
        if (state !== 'open') stopWaiting();
        marked = { read: 0, delivered: 0 };
        show(withConnection(thread, state));
      },
      onFrame(frame) {
        if (frame.type === 'error') return onRefused(frame.clientId, frame.code, frame.message);
        if (confirms(frame)) stopWaiting();
        if (frame.type === 'typing') {
          clearTimeout(forgetTyping);
          forgetTyping = setTimeout(() => show({ ...thread, typing: null }), TYPING_LASTS);
        }
        if (isGap(frame)) connection?.send({ type: 'resume', after: lastSeqOf(thread) });
        show(withFrame(thread, frame));
        sendNext();
      },
    });
  }

  function confirms(frame: ChatFrame): boolean {
    if (frame.type !== 'chat_message') return false;
    return frame.data.senderType === 'agent' && frame.data.clientId === underWay;
  }

  function isGap(frame: ChatFrame): boolean {
    const isOpen = thread.connection === 'open';
    return isOpen && frame.type === 'chat_message' && frame.data.seq > lastSeqOf(thread) + 1;
  }

  function sendNext() {
    const next = underWay || pause ? undefined : nextUnsent(thread);
    if (!next) return;
    const { clientId, text: message, files = [], isFormatted } = next;
    const fileIds = files.map(({ id }) => id);
    const attached = fileIds.length > 0 && { fileIds };
    const sender = { userId: me.id, senderName: me.name, senderType: 'agent' };
    const format = isFormatted && { format: 'markdown' as const };
    const words = { sessionId, ...sender, message, ...format, clientId, ...attached };
    if (!connection?.send({ type: 'chat_message', ...words })) return;
    underWay = clientId;
    doubt = setTimeout(() => connection?.renew(), CONFIRMED_WITHIN);
  }

  function onRefused(clientId: string | undefined, code: string, sentence: string) {
    if (clientId === undefined) return;
    if (clientId === underWay) stopWaiting();
    if (code === 'rate_limited') {
      pause = setTimeout(() => {
        pause = undefined;
        sendNext();
      }, SLOWER);
      return;
    }
    keep(
      thread.unsent.map((one) => (one.clientId === clientId ? { ...one, refusal: sentence } : one)),
    );
    sendNext();
  }

  function stopWaiting() {
    clearTimeout(doubt);
    underWay = null;
  }

  function close() {
    stopWaiting();
    clearTimeout(pause);
    pause = undefined;
    clearTimeout(forgetTyping);
    connection?.close();
    connection = null;
  }

  function keep(unsent: readonly Unsent[]) {
    show({ ...thread, unsent });
  }

  function show(next: Thread) {
    if (next.unsent !== thread.unsent) keepUnsent(key, next.unsent);
    thread = next;
    for (const listener of listeners) listener();
  }

  return {
    current: () => thread,
    subscribe(listener: () => void) {
      listeners.add(listener);
      connection ??= open();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) close();
      };
    },
    learn: (session: ChatSession) => show(withSession(thread, session)),
    say(text: string, { files = [], isFormatted = false }: Partial<Said> = {}) {
      typedAt = 0;
      keep([
        ...thread.unsent,
        {
          clientId: newClientId(),
          text,
          ...(files.length > 0 && { files }),
          ...(isFormatted && { isFormatted }),
          at: new Date().toISOString(),
        },
      ]);
      sendNext();
    },
    /** Shows changed tags at once. */
    tag(tags: ChatSession['tags']) {
      const { session } = thread;
      if (session) show({ ...thread, session: { ...session, tags } });
    },
    /** Retries a message that the server refused. */
    retry(clientId: string) {
      keep(thread.unsent.map((one) => (one.clientId === clientId ? withoutRefusal(one) : one)));
      sendNext();
    },
    discard: (clientId: string) => keep(thread.unsent.filter((one) => one.clientId !== clientId)),
    /** Sends typing events, throttled: callers may call it on every keystroke. */
    typing(isTyping: boolean) {
      if (isTyping && Date.now() - typedAt < TYPING_EVERY) return;
      if (!isTyping && typedAt === 0) return;
      typedAt = isTyping ? Date.now() : 0;
      connection?.send({ type: 'typing', isTyping });
    },
    /** Sends the receipt: up to which message they were delivered and read. */
    mark(next: { read: number; delivered: number }) {
      if (next.read <= marked.read && next.delivered <= marked.delivered) return;
      if (connection?.send({ type: 'read', ...next })) marked = next;
    },
  };
}

const withoutRefusal = ({ refusal: _, ...one }: Unsent): Unsent => one;

export type Conversation = ReturnType<typeof createConversation>;
