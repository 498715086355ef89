import { attempt } from './attempt.ts';
import type { Call } from './callable.ts';
import type { Connection } from './connection.ts';
import type { Input, OperationId, Schema } from './contract/operations.ts';
import { HelpdeskError } from './error.ts';
import { publicChatGet, publicChatSend, publicChatStart } from './operations.ts';

/** A visitor's access to their chat. Store it to resume the chat after a reload. */
export interface ChatAccess {
  id: string;
  token: string;
  visitorId: string;
}

/** A message that the server has not confirmed yet. */
export interface UnsentMessage {
  readonly clientId: string;
  readonly message: string;
  /** The reason, if the server refused it; it then waits for `resend`. */
  readonly refusal?: string | undefined;
}

export interface ChatState {
  /** `idle`: no chat yet, or paused. `closed`: cut off, and trying again every 3 seconds or so. */
  status: 'idle' | 'connecting' | 'open' | 'closed';
  chat?: VisitorChat | undefined;
  messages: readonly Schema<'ChatMessage'>[];
  unsent: readonly UnsentMessage[];
  /** The name of the person typing on the other side. */
  typing?: string | undefined;
}

export interface ChatOptions {
  subdomain: string;
  /** What `onAccess` gave on an earlier visit. */
  access?: ChatAccess | undefined;
  /** Details of the visitor for a new chat, besides the first message; called when it starts. */
  about?(): Pick<Schema<'ChatStartInput'>, 'pageUrl' | 'referrer' | 'identity'>;
  onChange(state: ChatState): void;
  /** Called for each message once and in order, the visitor's own included. */
  onMessage?(message: Schema<'ChatMessage'>): void;
  /** Called with the access to store for the next visit; undefined when the chat no longer exists. */
  onAccess?(access: ChatAccess | undefined): void;
  /** Needed in Node before 22, such as that of the `ws` package. */
  WebSocket?: typeof WebSocket;
}

export type ChatConnection = ReturnType<typeof connectChat>;

type VisitorChat = Schema<'VisitorChat'>;

type Frame =
  | Schema<'SocketChatMessage'>
  | Schema<'SocketVisitorChat'>
  | Schema<'SocketChatTyped'>
  | Schema<'SocketChatMarks'>
  | Schema<'SocketHello'>
  | Schema<'SocketError'>;

/** What a visitor can do with their chat besides sending messages. */
export type ChatOperation =
  | 'publicChat.requestPerson'
  | 'publicChat.leaveMessage'
  | 'publicChat.rate'
  | 'publicChat.close';

type Details<Id extends OperationId> = Omit<Input<Id>, 'subdomain' | 'id'>;

const normalClose = 1000;
const abnormalClose = 1006;
const pause = 3_000;
/** A lost connection can still seem open; it is closed when nothing arrives within this time. */
const patience = 8_000;
const typingLasts = 6_000;
const typingEvery = 2_500;

/**
 * A visitor's chat without a screen. The first message begins it; it keeps a socket open and delivers every message once
 * and in order, however often the network is cut. Where sockets are blocked, it uses ordinary calls.
 */
export function connectChat(connection: Connection, options: ChatOptions) {
  const { subdomain, onChange } = options;
  const state: ChatState = { status: 'idle', messages: [], unsent: [] };
  let { access } = options;
  let visitorId = access?.visitorId;
  let socket: WebSocket | undefined;
  let isWanted = false;
  let heard = 0;
  let wroteAt = 0;
  let lastReceipt = '';
  let beginning: Promise<void> | undefined;
  let firstWords: Input<'publicChat.start'> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let answered: ReturnType<typeof setTimeout> | undefined;
  let typed: ReturnType<typeof setTimeout> | undefined;

  function update(change: Partial<ChatState>) {
    onChange(Object.assign(state, change));
  }

  function connect() {
    if (!isWanted || !access || socket) return;
    clearTimeout(again);
    update({ status: 'connecting' });
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
      else update({ status: 'idle' });
    };
  }

  function hear(frame: Frame) {
    if (frame.type === 'chat_message') {
      const { seq } = frame.data;
      if (seq > heard + 1) put({ type: 'resume', after: heard });
      else add([frame.data]);
    }
    if (frame.type === 'session_updated') update({ chat: frame.data });
    if (frame.type === 'read' && state.chat) {
      update({ chat: { ...state.chat, marks: frame.marks } });
    }
    if (frame.type === 'typing') {
      clearTimeout(typed);
      typed = setTimeout(() => update({ typing: undefined }), typingLasts);
      update({ typing: frame.isTyping ? frame.senderName : undefined });
    }
    if (frame.type === 'hello') {
      update({ status: 'open' });
      put({ type: 'page', pageUrl: options.about?.().pageUrl });
      sendAll(state.unsent);
    }
    if (frame.type === 'error' && frame.clientId) refuse(frame.clientId, frame.message);
  }

  function add(messages: readonly Schema<'ChatMessage'>[]) {
    const fresh = messages.filter(({ seq }) => seq > heard);
    if (!fresh[0]) return;
    heard = fresh.at(-1)?.seq as number;
    update({
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
    update({ chat });
  }

  function put(frame: object) {
    if (state.status === 'open') socket?.send(JSON.stringify(frame));
  }

  function sendAll(unsent: readonly UnsentMessage[]) {
    for (const { clientId, message, refusal } of unsent) {
      if (!refusal) put({ type: 'chat_message', message, clientId });
    }
    clearTimeout(answered);
    answered = setTimeout(() => {
      if (state.unsent.some(({ refusal }) => !refusal)) cut();
    }, patience);
  }

  function refuse(id: string, refusal: string | undefined) {
    update({
      unsent: state.unsent.map((one) => (one.clientId === id ? { ...one, refusal } : one)),
    });
  }

  function lost(code?: number) {
    if (!isWanted) return;
    const wasOpen = state.status === 'open';
    update({ status: 'closed', typing: undefined });
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

  /** Sends and receives by ordinary calls, where there is no socket. */
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
    update({ status: 'idle', typing: undefined });
  }

  /** Leaves the chat for a new one, which unsent messages begin. */
  function renew() {
    letGo();
    access = undefined;
    heard = 0;
    update({ chat: undefined, messages: [] });
    if (state.unsent[0]) open();
  }

  function forget() {
    options.onAccess?.(undefined);
    renew();
  }

  /** Begins the chat, if there is none, with the first unsent message. @throws HelpdeskError if it is refused */
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
    update({ status: 'connecting' });
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
      if (isRefused) update({ status: 'idle' });
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
    /** Closes the socket until `open`. */
    pause() {
      isWanted = false;
      letGo();
    },
    /** Takes the connection for lost, as when the browser says that it is offline. */
    cut,
    send(message: string) {
      const one = { clientId: newId(), message };
      update({ unsent: [...state.unsent, one] });
      wroteAt = 0;
      if (access) sendAll([one]);
      open();
    },
    /** Sends a refused message again. */
    resend(clientId: string) {
      refuse(clientId, undefined);
      sendAll(state.unsent.filter((one) => one.clientId === clientId));
      open();
    },
    /** Reports that the visitor is typing. Call it with every key: it sends at most one frame in 2.5 seconds. */
    typing() {
      if (state.status !== 'open' || Date.now() - wroteAt < typingEvery) return;
      wroteAt = Date.now();
      put({ type: 'typing' });
    },
    /** Sends a receipt: `read` is the `seq` of the last message that the visitor has seen. Repetitions send nothing. */
    read(read: number) {
      const receipt = JSON.stringify({ type: 'read', read, delivered: heard });
      if (receipt === lastReceipt || state.status !== 'open') return;
      lastReceipt = receipt;
      socket?.send(receipt);
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
