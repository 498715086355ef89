import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chat, said } from '../../../test/chats.ts';
import { member } from '../../../test/harness.tsx';
import { drawPage } from '../../../test/page.tsx';
import type { ChatSession } from '../session.ts';
import { ChatComposer } from './ChatComposer.tsx';
import type { Conversation } from './conversation.ts';
import { MessageList } from './MessageList.tsx';
import { emptyThread, type Thread } from './thread.ts';
import { timeOfDay } from './time-of-day.ts';
import type { Activity } from './timeline.ts';

const conversation = { retry: vi.fn(), discard: vi.fn(), say: vi.fn(), typing: vi.fn() };
const at = '2026-11-21T10:00:00.000Z';
const time = timeOfDay(at);

beforeEach(() => {
  for (const one of Object.values(conversation)) one.mockClear();
  sessionStorage.clear();
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:01:00.000Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders a chat with Vera and returns its lines. */
async function draw(more: Partial<Thread>, activity: readonly Activity[] = []) {
  const thread: Thread = { ...emptyThread, connection: 'open', session: chat(), ...more };
  drawPage(
    () => (
      <MessageList
        thread={thread}
        activity={activity}
        conversation={conversation as unknown as Conversation}
        myId="u1"
        name="Vera"
      />
    ),
    member('agent'),
  );
  const log = await screen.findByRole('log', { name: 'Messages of the chat with Vera' });
  const lines = within(log)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
  return { log, lines };
}

const closed = (more: Partial<ChatSession> = {}) => chat({ status: 'closed', ...more });

it('shows who said what and when, and the receipt of our last message', async () => {
  const accepted = chat({ acceptedAt: at, agent: { userId: 'u1', name: 'Ada' } });
  const { log, lines } = await draw({
    session: accepted,
    messages: [
      said(1, { message: 'See https://a.test/x. Thanks' }),
      said(2, { senderType: 'bot', senderName: 'Helper', createdAt: '2026-11-21T10:00:01.000Z' }),
      said(3, {
        senderType: 'agent',
        userId: 'u2',
        senderName: 'Ben',
        createdAt: '2026-11-21T10:00:02.000Z',
      }),
      said(4, {
        senderType: 'agent',
        userId: 'u1',
        senderName: 'Ada',
        createdAt: '2026-11-21T10:00:03.000Z',
      }),
      said(5, {
        senderType: 'agent',
        userId: 'u1',
        senderName: 'Ada',
        createdAt: '2026-11-21T10:00:04.000Z',
      }),
    ],
  });
  expect(lines).toEqual([
    'Today',
    `Vera${time}See https://a.test/x. Thanks`,
    `Ada joined · ${time}`,
    `Bot${time}Words 2`,
    `Ben${time}Words 3`,
    `You${time}Words 4`,
    'Words 5Sent',
  ]);
  const link = within(log).getByRole('link');
  expect([link.textContent, link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://a.test/x',
    'https://a.test/x',
    '_blank',
  ]);
  // Our messages are on the right, with our name for screen readers only.
  const sides = within(log)
    .getAllByRole('listitem')
    .flatMap(({ className }) => /items-(end|start)/.exec(className)?.[1] ?? []);
  expect(sides).toEqual(['start', 'end', 'end', 'end', 'end']);
  expect(screen.getByText('You').className).toBe('sr-only');
  expect(screen.getByText('Ben').className).not.toBe('sr-only');
  expect(screen.getByText('Bot').parentElement?.querySelector('svg')).not.toBeNull();
  expect(screen.getByText('Ben').parentElement?.querySelector('svg')).toBeNull();
  const message = log.querySelector('[data-message="m5"]');
  expect([message?.getAttribute('title'), message?.textContent]).toEqual([time, 'Words 5']);
  expect(log.querySelector('time')?.getAttribute('datetime')).toBe(at);
  const grounds = [1, 2, 3].map((n) => log.querySelector(`[data-message="m${n}"]`)?.className);
  expect(new Set(grounds).size).toBe(3);
});

it.each([
  ['Delivered', { customerDelivered: 1, customerRead: 0 }],
  ['Seen', { customerDelivered: 1, customerRead: 1 }],
])('says that our last message was %s, unless the chat is closed', async (word, marks) => {
  const receipts = { staffDelivered: 0, staffRead: 0, ...marks };
  const messages = [said(1, { senderType: 'agent', userId: 'u1' })];
  await draw({ session: chat({ marks: receipts }), messages });
  expect(screen.getByText(word)).toBeDefined();
  cleanup();
  await draw({ session: closed({ marks: receipts }), messages });
  expect(screen.queryByText(word)).toBeNull();
});

it.each([
  ['No messages yet', {}],
  ['', { connection: 'closed' }],
  ['', { connection: 'closed', typing: { name: 'Vera', senderType: 'customer' } }],
  ['No messages yetVera is typing...', { typing: { name: 'V.', senderType: 'customer' } }],
  ['No messages yetBen is typing...', { typing: { name: 'Ben', senderType: 'agent' } }],
  [
    'No messages yetChat closedNot rated',
    { session: closed(), typing: { name: 'Ben', senderType: 'agent' } },
  ],
] as const)('an empty chat shows %j (%#)', async (text, more) => {
  const { log } = await draw(more as Partial<Thread>);
  expect(log.textContent).toBe(text);
});

it.each([
  [{ closedAt: at, rating: 5 }, `Chat closed · ${time}`, 'Rated 5 of 5 stars'],
  [{ rating: 1, ratingComment: 'Slow' }, 'Chat closed“Slow”', 'Rated 1 of 5 stars'],
  [{ rating: null }, 'Chat closedNot rated', 'Not rated'],
])(
  "a closed chat ends with its closing time and the visitor's rating (%#)",
  async (more, text, stars) => {
    const { log } = await draw({ session: closed({ ...more }) });
    expect(log.textContent).toBe(`No messages yet${text}`);
    expect(screen.getByRole('img', { name: stars })).toBeDefined();
  },
);

const unsent = [
  { clientId: 'a', text: 'Refused', at, refusal: 'Too long' },
  { clientId: 'b', text: 'Waits', at },
];

it.each([
  ['Sending...', {}],
  ['Waiting for the connection', { connection: 'closed' }],
  ['Not sent: this chat is closed', { session: closed() }],
] as const)('an unsent message says when it will be sent: %s', async (note, more) => {
  const { lines, log } = await draw({ unsent, ...(more as Partial<Thread>) });
  expect(lines).toEqual(['RefusedToo longTry againDiscard', `Waits${note}`]);
  expect(screen.queryByText('No messages yet')).toBeNull();
  expect(log.querySelector('[data-message="a"]')?.className).toContain('destructive');
  expect(log.querySelector('[data-message="b"]')?.className).not.toContain('destructive');
  const spaced = within(log)
    .getAllByRole('listitem')
    .map(({ className }) => /mt-2/.test(className));
  expect(spaced).toEqual([true, false]);
});

it('a refused message can be retried or discarded', async () => {
  await draw({ unsent });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(conversation.retry.mock.calls).toEqual([['a']]);
  expect(conversation.discard).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(conversation.discard.mock.calls).toEqual([['a']]);
});

async function compose(session: ChatSession | null = chat(), user = member('agent')) {
  const box = createRef<HTMLTextAreaElement>();
  drawPage(
    () => (
      <>
        <p>Chat</p>
        <ChatComposer
          chatId="c1"
          name="Vera"
          session={session}
          conversation={conversation as unknown as Conversation}
          box={box}
        />
      </>
    ),
    user,
  );
  await screen.findByText('Chat');
  const write = (value: string) =>
    fireEvent.change(box.current as HTMLElement, { target: { value } });
  const key = (init: object) => fireEvent.keyDown(box.current as HTMLElement, init);
  return { box, write, key };
}

it('Enter and the button send the trimmed message, and keep the draft until then', async () => {
  const { box, write, key } = await compose();
  const send = screen.getByRole('button', { name: 'Send' });
  const said = () => conversation.say.mock.calls.map(([text]) => text);
  expect(box.current).toMatchObject({ maxLength: 4_000, placeholder: 'Write a message...' });
  expect(box.current?.getAttribute('aria-label')).toBe('Message to Vera');
  const hint = document.getElementById(box.current?.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Press Enter to send, Shift+Enter for a new line');
  write('  Hello ');
  expect(conversation.typing.mock.calls).toEqual([[true]]);
  expect(send).toHaveProperty('disabled', false);
  expect(sessionStorage.getItem('helpdesk_chat_drafts:u1:c1')).toContain('"  Hello "');
  key({ key: 'a' });
  key({ key: 'Enter', shiftKey: true });
  key({ key: 'Enter', isComposing: true });
  expect(said()).toEqual([]);
  expect(key({ key: 'Enter' })).toBe(false);
  expect([said(), box.current?.value, sessionStorage.length]).toEqual([['Hello'], '', 0]);
  write('Again');
  await userEvent.click(send);
  expect(said()).toEqual(['Hello', 'Again']);
  expect(document.activeElement).toBe(box.current);
  write('  ');
  expect(conversation.typing).toHaveBeenLastCalledWith(false);
  expect(send).toHaveProperty('disabled', true);
  fireEvent.submit(box.current?.form as HTMLFormElement);
  key({ key: 'Enter' });
  expect(said()).toHaveLength(2);
});

it('a draft is restored with its own panel only', async () => {
  sessionStorage.setItem('helpdesk_chat_draft:u1:c1', 'Half');
  sessionStorage.setItem('helpdesk_chat_draft:u2:c1', 'Of somebody else');
  const { box } = await compose(null);
  expect(box.current).toMatchObject({ value: 'Half', disabled: false });
});

it('a closed chat accepts no message, not even a draft', async () => {
  sessionStorage.setItem('helpdesk_chat_draft:u1:c1', 'Half');
  const { box, key } = await compose(closed());
  expect(box.current).toMatchObject({ disabled: true, placeholder: 'This chat is closed' });
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  act(() => void key({ key: 'Enter' }));
  expect(conversation.say).not.toHaveBeenCalled();
});

it('an agent with read-only access has no text box', async () => {
  const { box } = await compose(chat(), member('agent', { permissions: ['view_live_chat'] }));
  expect(box.current).toBeNull();
});

it('marks messages that came by email, and unverified senders', async () => {
  const check = { domain: 'x.example', policy: null, spf: null, dkim: null };
  const happened = (kind: Activity['kind']) => ({
    id: kind,
    kind,
    agentName: 'Ada',
    createdAt: at,
  });
  const thread = {
    messages: [
      said(1),
      said(2, { message: 'Yes', email: { senderCheck: { ...check, result: 'passed' as const } } }),
      said(3, { message: 'No', email: { senderCheck: { ...check, result: 'failed' as const } } }),
    ],
  };
  const { log, lines } = await draw(thread, [happened('emailed'), happened('bounced')]);
  expect(lines.filter((line) => line?.includes('by email'))).toHaveLength(1);
  await within(log).findByText("We couldn't verify that this email came from x.example.");
  expect(lines.join()).toContain('Unread messages of Ada emailed to the visitor');
  expect(lines.join()).toContain('The email to the visitor bounced');
});

it("the visitor's messages are marked with their language, the team's aren't", async () => {
  await draw({
    session: chat({ language: 'de' }),
    messages: [
      said(1, { message: 'Wo ist mein Paket?', senderType: 'customer' }),
      said(2, { message: 'On its way', senderType: 'agent' }),
    ],
  });
  const lang = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');
  expect(lang('Wo ist mein Paket?')).toBe('de');
  expect(lang('On its way')).toBeUndefined();
});
