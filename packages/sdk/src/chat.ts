import { attempt } from './attempt.ts';
import type { Call } from './callable.ts';
import { type Frame, openLine, wordsOf } from './chat-line.ts';
import { chatIn, newId, tellOnce } from './chat-once.ts';
import type {
  ChatAccess,
  ChatOperation,
  ChatOptions,
  ChatState,
  UnsentMessage,
} from './chat-options.ts';
import type { Connection } from './connection.ts';
import type { Input, OperationId, Result, Schema } from './contract/operations.ts';
import { HelpdeskError } from './error.ts';
import {
  publicChatGet,
  publicChatIdentify,
  publicChatMarkRead,
  publicChatSend,
  publicChatStart,
} from './operations.ts';

export type { ChatAccess, ChatOperation, ChatOptions, ChatState, UnsentMessage };

export type ChatConnection = ReturnType<typeof connectChat>;

const normalClose = 1000;
const abnormalClose = 1006;
const pause = 3_000;
/** Time in milliseconds before trying a socket again where sockets are blocked. */
const socketPause = 60_000;
/** A lost connection can still look open; it is closed if nothing arrives within this time, in milliseconds. */
const timeout = 8_000;
const typingLasts = 6_000;
const typingEvery = 2_500;

/**
 * A visitor's chat without UI. The first message starts it. It keeps a socket open and delivers every message once
 * and in order, even if the connection breaks. Where sockets are blocked, it uses HTTP calls.
 */
export function connectChat(connection: Connection, options: ChatOptions) {
  const { subdomain, onChange } = options;
  const state: ChatState = { status: 'idle', messages: [], unsent: options.unsent ?? [] };
  let { access } = options;
  let visitorId = access?.visitorId ?? options.visitorId;
  let line: ReturnType<typeof openLine> | undefined;
  let socketAt = 0;
  let polling: Promise<void> | undefined;
  let isAskedAgain = false;
  let isWanted = false;
  let [heard, updates, wroteAt] = [0, 0, 0];
  let lastReceipt = '';
  let beginning: Promise<void> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let answered: ReturnType<typeof setTimeout> | undefined;
  let typed: ReturnType<typeof setTimeout> | undefined;

  const update = (to: Partial<ChatState>) => onChange(Object.assign(state, to));

  function connect() {
    if (!isWanted || !access || line) return;
    clearTimeout(again);
    if (state.status !== 'polling') update({ status: 'connecting' });
    const Socket = options.WebSocket ?? WebSocket;
    const url = new URL(`/ws?sessionId=${access.id}&after=${heard}`, connection.baseUrl);
    url.protocol = url.protocol.replace('http', 'ws');
    const protocols = ['helpdesk.v1', `token.${access.token}`];
    let isRefused = false;
    line = openLine(() => new Socket(url, protocols), {
      onFrame(frame) {
        isRefused = frame.type === 'error' && !frame.clientId;
        hear(frame);
      },
      onEnd({ code, wasOpen }) {
        line = undefined;
        if (code !== normalClose) lost(wasOpen || code !== abnormalClose);
        else if (isRefused) forget();
        else update({ status: 'idle' });
      },
    });
  }

  function hear(frame: Frame) {
    if (frame.type === 'chat_message') {
      const { seq } = frame.data;
      if (seq > heard + 1) put({ type: 'resume', after: heard });
      else add([frame.data]);
    }
    if (frame.type === 'session_updated') {
      updates += 1;
      update({ chat: frame.data });
    } else if (frame.type === 'read' && state.chat) {
      update({ chat: { ...state.chat, marks: frame.marks } });
    }
    if (frame.type === 'typing') {
      clearTimeout(typed);
      typed = setTimeout(() => update({ typing: undefined }), typingLasts);
      update({ typing: frame.isTyping ? frame.senderName : undefined });
    }
    if (frame.type === 'hello') {
      clearTimeout(again);
      update({ status: 'open' });
      put({ type: 'page', pageUrl: options.about?.().pageUrl });
      void identify();
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

  const put = (frame: object) => line?.send(frame);

  /** The first unsent message that was not rejected. */
  const waiting = () => state.unsent.find(({ refusal }) => !refusal);

  function sendAll(unsent: readonly UnsentMessage[]) {
    if (state.status === 'polling') return poll();
    // Messages wait until the socket is open; they are sent then.
    if (state.status !== 'open') return;
    for (const { refusal, ...one } of unsent) {
      if (!refusal) put({ type: 'chat_message', ...wordsOf(one) });
    }
    clearTimeout(answered);
    answered = setTimeout(() => {
      if (waiting()) cut();
    }, timeout);
  }

  const refuse = (id: string, refusal: string | undefined) =>
    change(id, { refusal, start: undefined });

  function change(id: string | undefined, to: Partial<UnsentMessage>) {
    update({
      unsent: state.unsent.map((one) => (one.clientId === id ? { ...one, ...to } : one)),
    });
  }

  /** Handles a closed socket; if the server never responded, sockets may be blocked here. */
  function lost(wasAnswered = true) {
    if (!isWanted) return;
    if (wasAnswered || state.status !== 'polling') update({ status: 'closed', typing: undefined });
    clearTimeout(again);
    if (access && !wasAnswered) {
      socketAt = Date.now() + socketPause;
      poll();
    } else later(open);
  }

  function cut() {
    const old = line;
    if (!old) return;
    line = undefined;
    old.close();
    lost();
  }

  function later(then: () => void) {
    again = setTimeout(then, pause * (0.75 + Math.random() / 2));
  }

  function poll() {
    clearTimeout(again);
    isAskedAgain = !!polling;
    polling ??= goWithout().finally(() => {
      polling = undefined;
      if (isAskedAgain && isWanted && access && state.status !== 'open') poll();
    });
  }

  /** Sends and polls over HTTP if there is no socket, every 3 seconds. */
  async function goWithout() {
    const mine = access;
    const isOver = () => !isWanted || access !== mine || state.status === 'open';
    try {
      for (const { refusal, ...one } of state.unsent) {
        if (!refusal) await post(one);
        if (isOver()) return;
      }
      void identify();
      await askAndTake(publicChatGet, { after: heard });
      if (isOver()) return;
      update({ status: 'polling' });
    } catch (error) {
      if (isOver()) return;
      if (error instanceof HelpdeskError && error.status === 404) return forget();
      // If HTTP fails, too, the network is down; sockets aren't blocked.
      socketAt = 0;
      update({ status: 'closed', typing: undefined });
    }
    later(() => {
      if (Date.now() >= socketAt) connect();
      poll();
    });
  }

  const tell = tellOnce((known: object) => askAndTake(publicChatIdentify, known));

  /** Identifies the visitor of a continued chat, once. */
  async function identify() {
    const { identity, context } = options.about?.() ?? {};
    if (access) await tell({ identity, context });
  }

  async function post(one: UnsentMessage) {
    const { clientId } = one;
    try {
      await ask(publicChatSend, wordsOf(one), clientId);
    } catch (error) {
      const { status = 0, serverMessage } = error as Partial<HelpdeskError>;
      if (![400, 403, 409, 413, 422].includes(status)) throw error;
      refuse(clientId, serverMessage);
    }
  }

  function letGo() {
    clearTimeout(again);
    line?.close(normalClose);
    line = undefined;
    update({ status: 'idle', typing: undefined });
  }

  /** Leaves the chat; unsent messages start a new one. */
  function renew() {
    letGo();
    access = undefined;
    heard = 0;
    update({ chat: undefined, messages: [] });
    if (waiting()) open();
  }

  function adopt(given: ChatAccess) {
    letGo();
    access = given;
    visitorId = given.visitorId;
    heard = 0;
    update({ chat: undefined, messages: [] });
    open();
  }

  function forget() {
    options.onAccess?.(undefined);
    renew();
  }

  /** Starts the chat, if there is none, with the first message that waits. @throws HelpdeskError if it is rejected */
  function begin(): Promise<void> {
    if (access) return Promise.resolve();
    beginning ??= startAlone().finally(() => {
      beginning = undefined;
    });
    return beginning;
  }

  async function startAlone() {
    update({ status: 'connecting' });
    const { locks } = Object(globalThis.navigator) as Partial<Navigator>;
    if (locks && options.recall) await locks.request(`helpdesk-chat-${subdomain}`, start);
    else await start();
  }

  async function start() {
    const elsewhere = options.recall?.();
    if (elsewhere) {
      options.onAccess?.(elsewhere);
      return adopt(elsewhere);
    }
    const first = waiting();
    const start = first?.start ?? {
      subdomain,
      ...(visitorId && { visitorId }),
      ...options.about?.(),
      ...(first && { message: first.message, clientId: first.clientId }),
    };
    const { clientId } = start;
    change(clientId, { start });
    try {
      const { session, token, ...rest } = await attempt(connection, publicChatStart, start, {
        headers: { 'Idempotency-Key': clientId ?? newId() },
      });
      visitorId = rest.visitorId;
      access = { id: session.id, token, visitorId };
      options.onAccess?.(access);
      add(session.messages);
      update({ chat: session });
      connect();
    } catch (error) {
      const { status = 0, serverMessage } = error as Partial<HelpdeskError>;
      const isRefused = status >= 400 && status < 500;
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

  /** Calls an operation, and applies the chat in its answer: its messages, and its state unless the socket has told a newer one. */
  async function askAndTake<Id extends OperationId>(operation: Call<Id>, details: object) {
    const [mine, before] = [access, updates];
    const answer = await ask(operation, details);
    const chat = access === mine && chatIn(answer);
    if (chat) add(chat.messages);
    if (chat && before === updates) update({ chat });
    return answer;
  }

  /** Connects, or reconnects at once if the connection is lost; without a chat, waits for the first message. */
  function open() {
    isWanted = true;
    socketAt = 0;
    connect();
    if (waiting()) void begin().catch(() => {});
  }

  return {
    state,
    begin,
    /** Identifies the visitor again, with the current result of `about`. */
    identify,
    open,
    renew,
    /** Leaves the chat and forgets the visitor and their unsent messages. */
    forget() {
      visitorId = undefined;
      update({ unsent: [] });
      forget();
    },
    /** Continues a chat that was started elsewhere, unless one is just starting here. */
    resume(given: ChatAccess) {
      if (!beginning) adopt(given);
    },
    /** Closes the socket until `open`. */
    pause() {
      isWanted = false;
      letGo();
    },
    /** Treats the connection as lost, for example when the browser reports that it is offline. */
    cut,
    /** Sends a message; files are results of `uploadToChat`. */
    send(message: string, files: readonly Schema<'UploadedFile'>[] = []) {
      const one = { clientId: newId(), message, files };
      update({ unsent: [...state.unsent, one] });
      wroteAt = 0;
      if (access) sendAll([one]);
      open();
    },
    /** Resends a rejected message. */
    resend(clientId: string) {
      refuse(clientId, undefined);
      sendAll(state.unsent.filter((one) => one.clientId === clientId));
      open();
    },
    /** Reports that the visitor is typing. Call it on every key press: it sends at most one frame every 2.5 seconds. */
    typing() {
      if (state.status !== 'open' || Date.now() - wroteAt < typingEvery) return;
      wroteAt = Date.now();
      put({ type: 'typing' });
    },
    /** Sends a read receipt: `read` is the `seq` of the last message the visitor has seen. Repeated calls send nothing. */
    read(read: number) {
      const receipt = { read, delivered: heard };
      const isPolling = state.status === 'polling';
      if (`${read} ${heard}` === lastReceipt || !(isPolling || state.status === 'open')) return;
      lastReceipt = `${read} ${heard}`;
      if (isPolling) void ask(publicChatMarkRead, receipt).catch(() => {});
      else put({ type: 'read', ...receipt });
    },
    /** Calls an operation of this chat, and starts the chat if needed. @throws HelpdeskError with the server's message */
    async ask<Id extends ChatOperation>(
      operation: Call<Id>,
      details: Omit<Input<Id>, 'subdomain' | 'id'>,
    ): Promise<Result<Id>> {
      await begin();
      return askAndTake(operation, details);
    },
  };
}
