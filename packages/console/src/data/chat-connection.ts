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

/** `open`: after hello and all missed frames. `closed` reconnects automatically; `ended` does not. */
export type ChatConnectionState = 'connecting' | 'open' | 'closed' | 'ended';

type ChatConnectionOptions = {
  sessionId: string;
  userId: string;
  /** The sequence number of the last message received. */
  after: () => number;
  onFrame: (frame: ChatFrame) => void;
  onState: (state: ChatConnectionState) => void;
};

export type ChatConnection = {
  /** Sends a frame; returns whether the connection was open. */
  send: (frame: Outgoing) => boolean;
  /** Closes an unresponsive connection and opens another one. */
  renew: () => void;
  close: () => void;
};

const NORMAL = 1000;
const PAUSE = 3_000;
const DOUBTED = 4_000;
const TIMEOUT = 10_000;

/** Keeps the socket of one chat open: reconnects after about 3000 ms, with jitter, and requests the messages it missed. */
export function openChatConnection(options: ChatConnectionOptions): ChatConnection {
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
    // Some networks drop packets instead of rejecting the connection.
    const hung = setTimeout(() => {
      if (socket !== opened) return;
      drop(DOUBTED);
      again();
    }, TIMEOUT);
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

  /** Detaches the socket without waiting for the closing handshake, because the server may be unreachable. */
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

function addressOf({ sessionId, userId, after }: ChatConnectionOptions): string {
  const url = new URL('/ws', window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.search = String(new URLSearchParams({ sessionId, userId, after: String(after()) }));
  return url.href;
}

/** Parses a frame; null if invalid. A newer server may send frames that aren't known here. */
function frameOf(data: unknown): ChatFrame | null {
  try {
    return JSON.parse(String(data)) as ChatFrame | null;
  } catch {
    return null;
  }
}
