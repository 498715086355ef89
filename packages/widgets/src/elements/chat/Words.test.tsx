import type { ChatState } from '@helpdesk/sdk/chat';
import { h, render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markupOf } from '../../test-page.ts';
import { Files } from '../files/Files.tsx';
import { Formatted } from './formatted/Formatted.tsx';
import { chatOf, marksOf, messageOf } from './test-chat.ts';
import { texts } from './texts.ts';
import { Words } from './Words.tsx';

const onResend = vi.fn();
const onSay = vi.fn();
const onAgain = vi.fn();

// The same time on every machine: noon.
beforeEach(() => {
  vi.spyOn(Date.prototype, 'toLocaleTimeString').mockImplementation(function (this: Date) {
    return this.toISOString().slice(11, 16);
  });
});
afterEach(() => {
  render(null, document.body);
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

function draw(state: Partial<ChatState>, more: object = {}) {
  const whole: ChatState = { status: 'open', messages: [], unsent: [], ...state };
  const props = {
    texts,
    state: whole,
    greeting: undefined,
    trouble: undefined,
    Files,
    Formatted: undefined,
    isNew: false,
    waiting: '',
    ...more,
  };
  render(
    <Words {...props} host={document.body} onSay={onSay} onResend={onResend} onAgain={onAgain} />,
    document.body,
  );
}
const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const receipt = () => one('.receipt')?.textContent;
const typing = () => one('.typing[role=img]')?.ariaLabel;

const hello = messageOf(1, 'bot', 'Hello');
const mine = messageOf(2, 'customer', 'My kettle leaks');

test('messages are a log with sender and time; consecutive messages name the sender once', () => {
  const messages = [
    hello,
    messageOf(2, 'bot', 'What is it?'),
    messageOf(3, 'customer', 'My kettle leaks'),
    messageOf(4, 'agent', 'Which?', { createdAt: '2026-11-20T10:05:00.000Z' }),
  ];
  draw({ messages });
  const log = one('[role=log]');
  expect(log?.ariaLabel).toBe('Messages');
  expect(all('[role=log] > div').map(({ className }) => className)).toEqual([
    'bot',
    'bot',
    'customer',
    'agent',
  ]);
  const senders = all('[role=log] p:first-child');
  expect(senders.map(({ className, textContent }) => [className, textContent])).toEqual([
    ['who', 'Assistant · 09:30'],
    ['hidden', 'Assistant · 09:30'],
    ['who', 'You · 09:30'],
    ['who', 'Ben · 10:05'],
  ]);
  // In a name written right to left, the time must not become part of it.
  expect(all('.who bdi').map(({ textContent }) => textContent)).toEqual([
    'Assistant',
    'You',
    'Ben',
  ]);
  const bubbles = all('[role=log] .bubble');
  expect(bubbles.map((bubble) => bubble.getAttribute('part'))).toEqual([
    'message bot',
    'message bot',
    'message customer',
    'message agent',
  ]);
  expect(bubbles.map(({ className }) => className)).toEqual(Array(4).fill('bubble'));
  // A log that is longer than the panel can be scrolled with the keyboard.
  expect(one('.scroll[role=group]')).toMatchObject({ tabIndex: 0, ariaLabel: 'Messages' });
});

test('renders messages as text, with links for addresses', () => {
  draw({ messages: [messageOf(1, 'bot', '<b>See</b> https://example.com/')] });
  expect(one('.bubble')?.textContent).toBe('<b>See</b> https://example.com/');
  expect(all('.bubble a')).toHaveLength(1);
});

test("shows the page's greeting in place of the first message, without a time", () => {
  const greeting = { senderType: 'bot', senderName: 'Assistant', message: 'Welcome', seq: 1 };
  draw({ messages: [hello, mine] }, { greeting });
  expect(all('.bubble').map(({ textContent }) => textContent)).toEqual([
    'Welcome',
    'My kettle leaks',
  ]);
  expect(one('.who')?.textContent).toBe('Assistant');
  draw({}, { greeting });
  expect(all('.bubble')).toHaveLength(1);
  expect(one('.bubble')?.className).toBe('bubble');
});

test.each([
  ['sent', 1, 0, 'Sent'],
  ['delivered, up to the very message', 2, 1, 'Delivered'],
  ['read, up to the very message', 3, 2, 'Read'],
  ['read, and later ones too', 3, 3, 'Read'],
])("shows that the visitor's last message was %s", (_, staffDelivered, staffRead, words) => {
  const chat = chatOf({ withBot: false, marks: marksOf({ staffDelivered, staffRead }) });
  draw({ chat, messages: [hello, mine] });
  expect(receipt()).toBe(words);
});

test('shows no receipt for messages of others', () => {
  draw({ chat: chatOf(), messages: [mine, messageOf(3, 'agent', 'Which?')] });
  expect(receipt()).toBe('');
  draw({});
  expect(receipt()).toBe('');
});

test('shows messages that are being sent paler, with the reason', () => {
  const unsent = [{ clientId: 'k1', message: 'And drips', files: [] }];
  draw({ messages: [hello], unsent });
  expect(receipt()).toBe('Sending…');
  expect(all('.bubble').map(({ className }) => className)).toEqual(['bubble', 'bubble unsent']);
  expect(all('.who').at(-1)?.textContent).toBe('You');
  expect(one('button')).toBeNull();
  draw({ messages: [hello], unsent, status: 'closed' });
  expect(receipt()).toBe("Sends when you're back online");
});

test('marks rejected messages, which can be sent again', () => {
  const unsent = [
    { clientId: 'k1', message: 'And drips', files: [], refusal: 'Too many messages' },
  ];
  draw({ messages: [hello], unsent });
  expect([receipt(), typing()]).toEqual(['Too many messages', undefined]);
  expect(one('button')?.textContent).toBe('Try again');
  one('button')?.click();
  expect(onResend.mock.calls).toEqual([['k1']]);
  expect(onAgain).not.toHaveBeenCalled();
});

test('keeps a message in place when it is confirmed', () => {
  draw({ messages: [hello], unsent: [{ clientId: 'k1', message: 'And drips', files: [] }] });
  const bubble = all('.bubble').at(-1);
  draw({ messages: [hello, messageOf(2, 'customer', 'And drips', { clientId: 'k1' })] });
  expect(all('.bubble').at(-1)).toBe(bubble);
  const before = all('.bubble');
  draw({ messages: [hello, messageOf(2, 'customer', 'And drips', { clientId: 'k1' }), mine] });
  expect(all('.bubble').slice(0, 2)).toEqual(before);
});

test.each<[string, Partial<ChatState>, string | undefined]>([
  ['before there is a chat', { messages: [hello, mine] }, 'Assistant is typing'],
  ['in a chat with the bot', { chat: chatOf(), messages: [mine] }, 'Assistant is typing'],
  ['when it has answered', { chat: chatOf(), messages: [mine, hello] }, undefined],
  ['when nothing is said', {}, undefined],
  ['when an agent talks', { chat: chatOf({ withBot: false }), messages: [mine] }, undefined],
  ['without a connection', { messages: [mine], status: 'closed' }, undefined],
  [
    'when an agent types',
    { chat: chatOf({ withBot: false }), messages: [hello], typing: 'Ben' },
    'Ben is typing',
  ],
])('%s, shows who is typing', (_, state, words) => {
  draw(state);
  expect(typing()).toBe(words);
});

test('shows dots while someone is typing', () => {
  draw({ messages: [hello, mine] });
  expect(markupOf(one('.typing') as HTMLElement)).toBe('<i></i><i></i><i></i>');
});

test('shows a failure as an alert with a button', () => {
  draw({});
  expect(one('[role=alert]')).toBeNull();
  draw({}, { trouble: 'We cannot be reached' });
  expect(one('[role=alert] .bubble')?.textContent).toBe('We cannot be reached');
  expect(one('[role=alert] button')?.textContent).toBe('Try again');
  one('[role=alert] button')?.click();
  expect(onAgain).toHaveBeenCalledOnce();
});

const files = [
  {
    id: 'f1',
    name: 'Kettle.png',
    size: 4,
    type: 'image/png',
    url: '/files/o.f1.e.s/Kettle.png',
    state: 'ready' as const,
    threat: null,
  },
  {
    id: 'f2',
    name: 'Manual.pdf',
    size: 2048,
    type: 'application/pdf',
    url: '/files/o.f2.e.s/Manual.pdf',
    state: 'ready' as const,
    threat: null,
  },
];

test('shows pictures in the conversation, and other files as rows to download', () => {
  draw({ messages: [hello, messageOf(2, 'agent', 'Here', { files })] });
  expect(one('img')?.getAttribute('alt')).toBe('Kettle.png');
  const row = one('a.file') as HTMLAnchorElement;
  expect(row.ariaLabel).toBe('Download Manual.pdf, 2.0 KB');
  expect(row.href).toMatch(/\/Manual\.pdf\?download$/);
  expect([row.target, row.rel]).toEqual(['_blank', 'noopener noreferrer']);
});

test('shows no bubble with file names for a message without text', () => {
  draw({ messages: [hello, messageOf(2, 'customer', 'Kettle.png, Manual.pdf', { files })] });
  expect(all('.bubble').map(({ textContent }) => textContent)).toEqual(['Hello']);
  draw(
    { messages: [hello, messageOf(2, 'customer', 'Kettle.png, Manual.pdf', { files })] },
    { Files: undefined },
  );
  expect(all('.bubble').at(-1)?.textContent).toBe('Kettle.png, Manual.pdf');
});

test('does not repeat a picture that is in the text, once the code for formatting is loaded', () => {
  const html = `<p>See <img src="${files[0]?.url}" alt="Kettle.png" /></p>`;
  const messages = [hello, messageOf(2, 'agent', 'See Kettle.png', { files, html })];
  draw({ messages });
  expect(one('.files img')).not.toBeNull();
  draw({ messages }, { Formatted });
  expect(one('.files img')).toBeNull();
  expect(one('.formatted img')?.getAttribute('alt')).toBe('Kettle.png');
  expect(one('a.file')?.textContent).toContain('Manual.pdf');
});

test("shows the bot's offers as cards: articles to open and questions to ask", () => {
  const cards = [
    { title: 'How do I pay?', url: null, question: 'How do I pay?', steps: null },
    { title: 'Descaling', url: 'https://x.example/descaling', question: null, steps: 5 },
  ];
  const text = 'Is it one of these?\n\nHow do I pay?\n\nDescaling\nhttps://x.example/descaling';
  draw({ messages: [hello, messageOf(2, 'bot', text, { cards })] }, { Formatted });
  expect(all('.bubble').at(-1)?.textContent).toBe('Is it one of these?');
  expect(one('a.card')?.textContent).toBe('DescalingRead all 5 steps');
  expect(one('a.card')?.getAttribute('href')).toBe('https://x.example/descaling');
  one('button.card')?.click();
  expect(onSay).toHaveBeenCalledWith('How do I pay?');
});

test('shows a picture that cannot be loaded as a row', async () => {
  draw({ messages: [hello, messageOf(2, 'agent', 'Here', { files })] });
  one('img')?.dispatchEvent(new Event('error'));
  await new Promise((done) => setTimeout(done));
  expect(one('img')).toBeNull();
  expect(all('a.file').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Download Kettle.png, 4 B',
    'Download Manual.pdf, 2.0 KB',
  ]);
});

test('lists files that are being sent, below the text if there is one', () => {
  const sent = [{ id: 'f1', name: 'a.png', size: 4, type: 'image/png' }];
  draw({
    messages: [hello],
    unsent: [
      { clientId: 'k1', message: 'Look', files: sent },
      { clientId: 'k2', message: 'a.png', files: sent },
    ],
  });
  expect(all('.unsent').map(({ textContent }) => textContent)).toEqual(['Look\na.png', 'a.png']);
});
