import { attempt } from './attempt.ts';
import type { Call } from './callable.ts';
import type { Connection } from './connection.ts';
import type { Input, OperationId, Schema } from './contract/operations.ts';
import { HelpdeskError } from './error.ts';
import { publicChatGet, publicChatSend, publicChatStart } from './operations.ts';

/** What proves that a chat is one's own; to be kept, so that it goes on after a reload. */
export interface ChatAccess {
  id: string;
  token: string;
  visitorId: string;
}

/** Said by the visitor, and not yet known to have arrived. */
export interface UnsentMessage {
  readonly clientId: string;
  readonly message: string;
  /** Why the helpdesk does not take it; it waits for `resend`. */
  readonly refusal?: string | undefined;
}

export interface ChatLineState {
  /** idle: no chat yet, or put aside. closed: cut off, and trying again. */
  status: 'idle' | 'connecting' | 'open' | 'closed';
  chat?: VisitorChat | undefined;
  messages: readonly Schema<'ChatMessage'>[];
  unsent: readonly UnsentMessage[];
  /** Who else is writing. */
  typing?: string | undefined;
}

export interface ChatLineOptions {
  subdomain: string;
  /** Of an earlier visit. */
  access?: ChatAccess | undefined;
  /** What a new chat is told of its visitor, besides his words. */
  about?(): Pick<Schema<'ChatStartInput'>, 'pageUrl' | 'referrer' | 'identity'>;
  onChange(state: ChatLineState): void;
  /** Each message once, in order, one's own too. */
  onMessage?(message: Schema<'ChatMessage'>): void;
  /** To be kept; undefined: the helpdesk no longer knows it. */
  onAccess?(access: ChatAccess | undefined): void;
  /** For Node before 22, which has none of its own. */
  WebSocket?: typeof WebSocket;
}

export type ChatLine = ReturnType<typeof chatLine>;

type VisitorChat = Schema<'VisitorChat'>;

type Frame =
  | Schema<'SocketChatMessage'>
  | Schema<'SocketVisitorChat'>
  | Schema<'SocketChatTyped'>
  | Schema<'SocketChatMarks'>
  | Schema<'SocketHello'>
  | Schema<'SocketError'>;

/** What a visitor can do with his chat besides saying something. */
export type ChatOperation =
  | 'publicChat.requestPerson'
  | 'publicChat.leaveMessage'
  | 'publicChat.rate'
  | 'publicChat.close';

type Details<Id extends OperationId> = Omit<Input<Id>, 'subdomain' | 'id'>;

const normalClose = 1000;
const abnormalClose = 1006;
const pause = 3_000;
/** A connection that is cut without a word still seems open; what is not answered by then tells. */
const patience = 8_000;
const typingLasts = 6_000;
const typingEvery = 2_500;

/**
 * A visitor's chat without a screen: begins it with the first message, keeps its socket, and says every message once
 * and in order however often the network is cut.
 */
export function chatLine(connection: Connection, options: ChatLineOptions) {
  const { subdomain, onChange } = options;
  const state: ChatLineState = { status: 'idle', messages: [], unsent: [] };
  let { access } = options;
  let visitorId = access?.visitorId;
  let socket: WebSocket | undefined;
  let isWanted = false;
  let heard = 0;
  let wroteAt = 0;
  let marked = '';
  let beginning: Promise<void> | undefined;
  let firstWords: Input<'publicChat.start'> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let answered: ReturnType<typeof setTimeout> | undefined;
  let typed: ReturnType<typeof setTimeout> | undefined;

  function tell(change: Partial<ChatLineState>) {
    onChange(Object.assign(state, change));
  }

  function connect() {
    if (!isWanted || !access || socket) return;
    clearTimeout(again);
    tell({ status: 'connecting' });
    const Socket = options.WebSocket ?? WebSocket;
    const url = new URL(`/ws?sessionId=${access.id}&after=${heard}`, connection.baseUrl);
    url.protocol = url.protocol.replace('http', 'ws');
    const opened = new Socket(url, ['helpdesk.v1', `token.${access.token}`]);
    let refused = false;
    socket = opened;
    opened.onmessage = ({ data }) => {
      const frame = frameOf(data);
      refused = frame?.type === 'error' && !frame.clientId;
      if (frame && socket === opened) hear(frame);
    };
    opened.onclose = ({ code }) => {
      if (socket !== opened) return;
      socket = undefined;
      if (code !== normalClose) lost(code);
      else if (refused) forget();
      else tell({ status: 'idle' });
    };
  }

  function hear(frame: Frame) {
    if (frame.type === 'chat_message') {
      const { seq } = frame.data;
      if (seq > heard + 1) put({ type: 'resume', after: heard });
      else add([frame.data]);
    }
    if (frame.type === 'session_updated') tell({ chat: frame.data });
    if (frame.type === 'read' && state.chat) {
      tell({ chat: { ...state.chat, marks: frame.marks } });
    }
    if (frame.type === 'typing') {
      clearTimeout(typed);
      typed = setTimeout(() => tell({ typing: undefined }), typingLasts);
      tell({ typing: frame.isTyping ? frame.senderName : undefined });
    }
    if (frame.type === 'hello') {
      tell({ status: 'open' });
      put({ type: 'page', pageUrl: options.about?.().pageUrl });
      say(state.unsent);
    }
    if (frame.type === 'error' && frame.clientId) refuse(frame.clientId, frame.message);
  }

  function add(messages: readonly Schema<'ChatMessage'>[]) {
    const fresh = messages.filter(({ seq }) => seq > heard);
    if (!fresh[0]) return;
    heard = fresh.at(-1)?.seq as number;
    tell({
      messages: [...state.messages, ...fresh],
      unsent: state.unsent.filter(
        ({ clientId }) => !fresh.some((message) => message.clientId === clientId),
      ),
      typing: fresh.some(({ senderType }) => senderType !== 'customer') ? undefined : state.typing,
    });
    if (options.onMessage) fresh.forEach(options.onMessage);
  }

  function take(chat: VisitorChat) {
    add(chat.messages);
    tell({ chat });
  }

  function put(frame: object) {
    if (state.status === 'open') socket?.send(JSON.stringify(frame));
  }

  function say(unsent: readonly UnsentMessage[]) {
    for (const { clientId, message, refusal } of unsent) {
      if (!refusal) put({ type: 'chat_message', message, clientId });
    }
    clearTimeout(answered);
    answered = setTimeout(() => {
      if (state.unsent.some(({ refusal }) => !refusal)) cut();
    }, patience);
  }

  function refuse(id: string, refusal: string | undefined) {
    tell({
      unsent: state.unsent.map((one) => (one.clientId === id ? { ...one, refusal } : one)),
    });
  }

  function lost(code?: number) {
    if (!isWanted) return;
    const wasOpen = state.status === 'open';
    tell({ status: 'closed', typing: undefined });
    clearTimeout(again);
    again = setTimeout(open, pause * (0.75 + Math.random() / 2));
    // Never opened: sockets may be blocked here.
    if (access && !wasOpen && code === abnormalClose) void goWithout();
  }

  function cut() {
    const old = socket;
    if (!old) return;
    socket = undefined;
    old.close();
    lost();
  }

  /** Says and hears by ordinary calls, where there is no socket. */
  async function goWithout() {
    try {
      for (const { clientId, message, refusal } of state.unsent) {
        if (!refusal) await ask(publicChatSend, { clientId, message }, clientId);
      }
      take(await ask(publicChatGet, { after: heard }));
    } catch (error) {
      if (error instanceof HelpdeskError && error.status === 404) forget();
    }
  }

  function letGo() {
    clearTimeout(again);
    socket?.close(normalClose);
    socket = undefined;
    tell({ status: 'idle', typing: undefined });
  }

  /** Makes room for a new chat; what waits to be said begins it. */
  function renew() {
    letGo();
    access = undefined;
    heard = 0;
    tell({ chat: undefined, messages: [] });
    if (state.unsent[0]) open();
  }

  function forget() {
    options.onAccess?.(undefined);
    renew();
  }

  /** Begins the chat, if there is none, with the first words that wait. */
  function begin(): Promise<void> {
    if (access) return Promise.resolve();
    beginning ??= start().finally(() => {
      beginning = undefined;
    });
    return beginning;
  }

  async function start() {
    const [first] = state.unsent;
    firstWords ??= {
      subdomain,
      ...(visitorId && { visitorId }),
      ...options.about?.(),
      ...(first && { message: first.message, clientId: first.clientId }),
    };
    const { clientId } = firstWords;
    tell({ status: 'connecting' });
    try {
      const { session, token, ...rest } = await attempt(connection, publicChatStart, firstWords, {
        headers: { 'Idempotency-Key': clientId ?? newId() },
      });
      visitorId = rest.visitorId;
      firstWords = undefined;
      access = { id: session.id, token, visitorId };
      options.onAccess?.(access);
      take(session);
      connect();
    } catch (error) {
      const { status = 0, serverMessage } = error as Partial<HelpdeskError>;
      const isRefused = status >= 400 && status < 500;
      if (isRefused) firstWords = undefined;
      if (isRefused && clientId) refuse(clientId, serverMessage);
      if (isRefused) tell({ status: 'idle' });
      else lost();
      throw error;
    }
  }

  function ask<Id extends OperationId>(operation: Call<Id>, details: object, key?: string) {
    const { id, token } = access as ChatAccess;
    const input = { subdomain, id, ...details } as unknown as Input<Id>;
    return attempt(connection, operation, input, {
      headers: { 'X-Chat-Access': token, ...(key && { 'Idempotency-Key': key }) },
    });
  }

  /** Connects, and connects again at once if it was cut; without a chat it waits for the first message. */
  function open() {
    isWanted = true;
    connect();
    if (state.unsent[0]) void begin().catch(() => {});
  }

  return {
    state,
    begin,
    open,
    renew,
    /** Lets go of the socket until `open`. */
    pause() {
      isWanted = false;
      letGo();
    },
    /** Takes the connection for lost, as when the browser says that it is offline. */
    cut,
    send(message: string) {
      const one = { clientId: newId(), message };
      tell({ unsent: [...state.unsent, one] });
      wroteAt = 0;
      if (access) say([one]);
      open();
    },
    /** Tries a message that was refused once more. */
    resend(clientId: string) {
      refuse(clientId, undefined);
      say(state.unsent.filter((one) => one.clientId === clientId));
      open();
    },
    /** Says that the visitor is writing; to be called with every key, most calls send nothing. */
    typing() {
      if (state.status !== 'open' || Date.now() - wroteAt < typingEvery) return;
      wroteAt = Date.now();
      put({ type: 'typing' });
    },
    /** Says how far the visitor has received and read, when that is news. */
    read(read: number) {
      const mark = JSON.stringify({ type: 'read', read, delivered: heard });
      if (mark === marked || state.status !== 'open') return;
      marked = mark;
      socket?.send(mark);
    },
    /**
     * Calls an operation of this chat, such as publicChat.requestPerson or publicChat.rate; begins it if need be.
     * @throws HelpdeskError with the helpdesk's sentence
     */
    async ask<Id extends ChatOperation>(operation: Call<Id>, details: Details<Id>) {
      await begin();
      const answer = (await ask(operation, details)) as unknown as
        | VisitorChat
        | { session: VisitorChat };
      take('session' in answer ? answer.session : answer);
    },
  };
}

/** 128 random bits; randomUUID is missing on pages without TLS. */
function newId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

// What cannot be read is ignored: a newer server may say more than we understand.
function frameOf(data: unknown): Frame | undefined {
  try {
    return Object(JSON.parse(String(data)));
  } catch {
    return undefined;
  }
}
