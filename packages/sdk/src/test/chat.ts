import { afterEach, beforeEach, vi } from 'vitest';
import { type ChatAccess, type ChatOptions, connectChat } from '../chat.ts';

/** A socket controlled by the test. */
export class TestSocket {
  static all: TestSocket[] = [];
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  onerror?: () => void;
  readonly sent: { type: string; [field: string]: unknown }[] = [];
  closedWith: (number | undefined)[] = [];
  readonly url: string;
  readonly protocols: string[];

  constructor(url: URL, protocols: string[]) {
    this.url = url.href;
    this.protocols = protocols;
    TestSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close(code?: number) {
    this.closedWith.push(code);
  }
  hear(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  greet() {
    this.hear({ type: 'hello', seq: 0 });
    return this;
  }
  message(seq: number, more: object = {}) {
    this.hear({
      type: 'chat_message',
      data: { seq, message: `m${seq}`, senderType: 'bot', ...more },
    });
  }
  types() {
    return this.sent.map(({ type }) => type);
  }
}

export const access: ChatAccess = { id: 'c1', token: 't1', visitorId: 'v1' };
export const session = { id: 'c1', status: 'bot', messages: [], marks: {} };
export interface Asked {
  path: string;
  body: Record<string, unknown>;
  headers: Headers;
}
/** The calls, and their responses. */
export const calls = {
  asked: [] as Asked[],
  answer: (_: Asked): Response | Error => Response.error(),
};

/** Runs each test with fake timers, without jitter. */
export function useChatServer() {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    TestSocket.all = [];
    calls.asked = [];
    calls.answer = ({ path }) =>
      Response.json(
        path.endsWith('/sessions') ? { session, token: 't1', visitorId: 'v1' } : session,
      );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

export function connect(options: Partial<ChatOptions> = {}) {
  const fetch = async (url: string, init: RequestInit) => {
    const body = init.body ? JSON.parse(String(init.body)) : {};
    const one = { path: new URL(url).pathname + new URL(url).search, body, headers: init.headers };
    calls.asked.push(one as Asked);
    const given = calls.answer(one as Asked);
    if (given instanceof Error) throw given;
    return given;
  };
  const kept: (ChatAccess | undefined)[] = [];
  const chat = connectChat(
    { baseUrl: 'https://help.example.com', fetch: fetch as never },
    {
      subdomain: 'acme',
      access,
      onChange() {},
      onAccess: (one) => kept.push(one),
      WebSocket: TestSocket as never,
      ...options,
    },
  );
  return { chat, kept };
}

/** Returns a socket, by default the newest. */
export const socket = (at = TestSocket.all.length - 1) => TestSocket.all[at] as TestSocket;
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Returns a chat whose socket is open. */
export function opened(options: Partial<ChatOptions> = {}) {
  const { chat, kept } = connect(options);
  chat.open();
  socket().greet();
  return { chat, kept, state: chat.state };
}
