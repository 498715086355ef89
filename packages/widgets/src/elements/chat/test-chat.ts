import type { Schema } from '@helpdesk/sdk';
import type { MockedAnswers } from '@helpdesk/sdk/testing';
import { onTestFinished, vi } from 'vitest';
import { type Placed, place, placePopup, site, widenPage } from '../../test-page.ts';
import { answerCalls, settled } from '../../test-server.ts';
import { draw } from './chat.ts';

type Chat = Schema<'VisitorChat'>;
type Message = Schema<'ChatMessage'>;
type Frame = Schema<
  | 'SocketHello'
  | 'SocketChatMessage'
  | 'SocketVisitorChat'
  | 'SocketChatTyped'
  | 'SocketChatMarks'
  | 'SocketError'
>;

const createdAt = '2026-11-20T09:30:00.000Z';

export const messageOf = (
  seq: number,
  senderType: Message['senderType'],
  message: string,
  more: Partial<Message> = {},
): Message => ({
  id: `m${seq}`,
  sessionId: 'c1',
  seq,
  userId: null,
  senderType,
  senderName: { bot: 'Assistant', agent: 'Ben', customer: 'Visitor' }[senderType],
  message,
  html: null,
  files: [],
  createdAt,
  clientId: null,
  ...more,
});

export const marksOf = (more: Partial<Chat['marks']> = {}): Chat['marks'] => ({
  customerDelivered: 0,
  customerRead: 0,
  staffDelivered: 0,
  staffRead: 0,
  ...more,
});

export const chatOf = (more: Partial<Chat> = {}): Chat => ({
  id: 'c1',
  status: 'active',
  withBot: true,
  customerName: null,
  customerEmail: null,
  isVerified: false,
  startedAt: createdAt,
  closedAt: null,
  agentName: null,
  joined: null,
  queuePosition: null,
  isAnybodyOnline: true,
  rating: null,
  ticketNumber: null,
  lastSeq: 0,
  marks: marksOf(),
  messages: [],
  ...more,
});

export const panelOf = (
  more: Partial<Schema<'VisitorChatPanel'>> = {},
): Schema<'VisitorChatPanel'> => ({
  launcher: { look: 'icon', text: '' },
  position: 'bottom-right',
  insetX: 20,
  insetY: 20,
  phoneInsetY: null,
  showsJoining: false,
  hasSound: false,
  countsInTitle: false,
  consent: { kind: 'none', text: '' },
  ...more,
});

export const welcome: Schema<'ChatWelcome'> = {
  organization: {
    id: 'o1',
    name: 'Acme',
    subdomain: 'acme',
    logoUrl: null,
    primaryColor: '#10B981',
    languages: ['en'],
    ownWords: [],
  },
  greeting: 'Hello from Acme',
  isAnybodyOnline: true,
  socketUrl: '',
  panel: panelOf(),
  opening: null,
};

/** The data that an earlier page has stored. */
export const memory = { id: 'c1', token: 't1', visitorId: 'v1', isOpen: false, isLive: true };
export const stored = () => JSON.parse(localStorage['helpdesk-chat-acme'] ?? 'null');
export const store = (more: Partial<typeof memory> = {}) => {
  localStorage['helpdesk-chat-acme'] = JSON.stringify({ ...memory, ...more });
};

/** Starts the chat with the first message, after the bot's greeting. */
export const begun = {
  'publicChat.welcome': welcome,
  'publicChat.start': ({ body }) => {
    const { message, clientId = null } = body as Schema<'ChatStartInput'>;
    const messages = [messageOf(1, 'bot', 'Hello from Acme')];
    if (message) messages.push(messageOf(2, 'customer', message, { clientId }));
    const session = chatOf({ messages, lastSeq: messages.length });
    return { session, visitorId: 'v1', token: 't1', socketUrl: '' };
  },
} satisfies MockedAnswers;

/** The server side of the chat's socket. */
class Socket {
  readonly url: URL;
  readonly protocols: string[];
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  isOpen = true;
  /** The frames that the element has sent. */
  frames: Record<string, unknown>[] = [];

  constructor(url: URL, protocols: string[]) {
    this.url = url;
    this.protocols = protocols;
    sockets.push(this);
  }
  send(text: string) {
    this.frames.push(JSON.parse(text));
  }
  close() {
    this.isOpen = false;
  }
}
let sockets: Socket[] = [];

const pathOf = (file: string) => new URL(file, import.meta.url).pathname;

/** The code of the parts that are loaded on demand. */
const chunks: Record<string, string> = {
  connection: pathOf('../../../../sdk/src/chat.ts'),
  people: pathOf('./people/People.tsx'),
  after: pathOf('./after/After.tsx'),
  files: pathOf('../files/files.ts'),
  formatted: pathOf('./formatted/Formatted.tsx'),
  opening: pathOf('./opening/opening.ts'),
  returning: pathOf('./returning/returning.tsx'),
  signals: pathOf('./signals.ts'),
};
/** Imported beforehand, because importing even known code takes longer on a busy machine. */
const loaded: Record<string, unknown> = {};
for (const [name, chunk] of Object.entries(chunks)) {
  loaded[name] = await import(/* @vite-ignore */ chunk);
}

function answer(answers: MockedAnswers) {
  sockets = [];
  vi.stubGlobal('WebSocket', Socket);
  // After the element is removed, because it stores its state then.
  onTestFinished(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return answerCalls({ ...begun, ...answers });
}

const fetchModule = vi.fn((name: string) => Promise.resolve(loaded[name]));
const basics = { organization: 'acme', fetchModule };

/** Renders the inline chat of Acme, with helpers for what a visitor does. */
export function placeChat(answers: MockedAnswers = {}, props: object = {}) {
  const calls = answer(answers);
  return used(place({ draw }, { ...basics, ...props }), calls);
}

/** Renders the chat of Acme as a popup. */
export function placeChatPopup(answers: MockedAnswers = {}, props: object = {}, width = 1024) {
  widenPage(width);
  const calls = answer(answers);
  const { popup, draw: drawIt } = placePopup({ draw }, 'Chat with us');
  const { isOpen, ...rest } = props as { isOpen?: boolean };
  if (isOpen) popup.show();
  const placed = drawIt({ ...basics, ...rest });
  return { ...placed, ...used(placed, calls) };
}

function used(placed: Placed, calls: ReturnType<typeof answer>) {
  const { root } = placed;
  const one = (selector: string) => root.querySelector<HTMLElement>(selector);
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const box = one('textarea[part=input]') as HTMLTextAreaElement;
  const press = async (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    box.dispatchEvent(event);
    await settled();
    return event.defaultPrevented;
  };
  const type = async (text: string) => {
    box.value = text;
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
  };
  const button = (name: string) =>
    all('button').find((each) => (each.ariaLabel ?? each.textContent) === name && isShown(each));
  const server = async (...frames: Frame[]) => {
    for (const frame of frames) sockets.at(-1)?.onmessage?.({ data: JSON.stringify(frame) });
    await settled();
  };
  return {
    ...placed,
    calls,
    one,
    all,
    box,
    press,
    type,
    button,
    server,
    async say(text: string) {
      await type(text);
      await press('Enter');
    },
    async push(name: string) {
      button(name)?.click();
      await settled();
    },
    /** Simulates that the socket is open. */
    hello: (...frames: Frame[]) => server({ type: 'hello', seq: 1 }, ...frames),
    /** Simulates a lost connection. */
    async lose() {
      sockets.at(-1)?.onclose?.({ code: 1006 });
      await settled();
    },
    socket: () => sockets.at(-1) as Socket,
    sockets: () => sockets,
    /** Returns the frames of a type that the element has sent. */
    frames: (type: string) =>
      sockets.flatMap(({ frames }) => frames).filter((frame) => frame.type === type),
    status: () => one('.head [role=status]')?.textContent,
    said: () => all('[role=log] .bubble').map(({ textContent }) => textContent),
    receipt: () => one('.receipt')?.textContent,
    trouble: () => one('[role=alert] .bubble')?.textContent,
    asked: (operation: string) => calls.filter((call) => call.operation === operation),
  };
}

/** Whether an element is shown, by the attribute or the style sheet of people. */
export const isShown = (element: Element | null) =>
  !element?.closest('[hidden], .sheet + .foot, .foot + .foot');

export { fetchModule, site };
