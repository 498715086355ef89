import { HelpdeskError } from '@helpdesk/sdk';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import { callOperation } from './client.ts';
import { isUnauthorized, leaveToLogin } from './unauthorized.ts';

export type ChatFrame =
  | Schema<'SocketChatSession'>
  | Schema<'SocketChatMessage'>
  | Schema<'SocketHello'>
  | Schema<'SocketChatTyped'>
  | Schema<'SocketChatMarks'>
  | Schema<'SocketChatPresence'>
  | Schema<'SocketError'>;

type Outgoing =
  | Schema<'SocketChatSend'>
  | Schema<'SocketChatMark'>
  | Schema<'SocketChatTyping'>
  | Schema<'SocketResume'>;

/** Open: greeted by the server, and told all that was missed. A closed line is tried again by itself; an ended one is not. */
export type ChatLineState = 'connecting' | 'open' | 'closed' | 'ended';

type ChatLineOptions = {
  sessionId: string;
  userId: string;
  /** Sequence of the last message that is known. */
  after: () => number;
  onFrame: (frame: ChatFrame) => void;
  onState: (state: ChatLineState) => void;
};

export type ChatLine = {
  /** Answers whether the line was open. */
  send: (frame: Outgoing) => boolean;
  /** Gives up a connection that no longer answers, and makes another one. */
  renew: () => void;
  close: () => void;
};

const NORMAL = 1000;
const PAUSE = 3_000;
const DOUBTED = 4_000;
const PATIENCE = 10_000;

/** Keeps the socket of one chat open: after a cut it comes back (3000 ms, with jitter) and asks for what it has missed. */
export function openChatLine(options: ChatLineOptions): ChatLine {
  const { onFrame, onState } = options;
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isConnecting = false;
  let ended = false;

  async function connect() {
    clearTimeout(timer);
    if (isConnecting || ended) return;
    isConnecting = true;
    onState('connecting');
    try {
      const { ticket } = await callOperation('realtime.ticket', {});
      if (!ended) listen(ticket);
    } catch (error) {
      if (ended) return;
      if (isUnauthorized(error)) leaveToLogin();
      const isRefusal = error instanceof HelpdeskError && [401, 403].includes(error.status);
      if (isRefusal) end();
      else again();
    } finally {
      isConnecting = false;
    }
  }

  function listen(ticket: string) {
    const opened = new WebSocket(addressOf(options), ['helpdesk.v1', `token.${ticket}`]);
    socket = opened;
    // A network that swallows everything refuses nothing either.
    const hung = setTimeout(() => {
      if (socket !== opened) return;
      drop(DOUBTED);
      again();
    }, PATIENCE);
    opened.onmessage = ({ data }) => {
      const frame = socket === opened && frameOf(data);
      if (!frame) return;
      if (frame.type === 'hello') {
        clearTimeout(hung);
        onState('open');
      }
      onFrame(frame);
    };
    opened.onclose = ({ code }) => {
      clearTimeout(hung);
      if (socket !== opened) return;
      socket = null;
      if (code === NORMAL) end();
      else again();
    };
  }

  function again() {
    if (ended) return;
    onState('closed');
    clearTimeout(timer);
    timer = setTimeout(connect, PAUSE * (0.75 + Math.random() / 2));
  }

  function end() {
    stop();
    onState('ended');
  }

  /** Lets go of the socket without waiting for the other side, which may be out of reach. */
  function drop(code: number) {
    const old = socket;
    socket = null;
    old?.close(code);
  }

  function onOffline() {
    drop(DOUBTED);
    again();
  }

  function onOnline() {
    if (!socket) void connect();
  }

  function stop() {
    ended = true;
    clearTimeout(timer);
    drop(NORMAL);
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
  }

  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  void connect();

  return {
    send(frame) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(frame));
      return true;
    },
    renew() {
      drop(DOUBTED);
      void connect();
    },
    close: stop,
  };
}

function addressOf({ sessionId, userId, after }: ChatLineOptions): string {
  const url = new URL('/ws', window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.search = String(new URLSearchParams({ sessionId, userId, after: String(after()) }));
  return url.href;
}

/** What cannot be read is ignored: a newer server may say more than we understand. */
function frameOf(data: unknown): ChatFrame | null {
  try {
    return JSON.parse(String(data)) as ChatFrame | null;
  } catch {
    return null;
  }
}
