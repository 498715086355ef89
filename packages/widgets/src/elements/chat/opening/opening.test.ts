import type { Schema } from '@helpdesk/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled } from '../../../test-server.ts';
import {
  chatOf,
  fetchModule,
  messageOf,
  panelOf,
  placeChat,
  store,
  welcome,
} from '../test-chat.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opening: Schema<'ChatOpening'> = {
  faces: [
    { firstName: 'Ada', imageUrl: '/files/o1/ada.webp' },
    { firstName: 'Ben', imageUrl: null },
  ],
  answersInSeconds: 180,
  opensAt: null,
  quickReplies: [
    { label: 'My order', message: 'Where is my order?', formId: null },
    { label: 'A return', message: null, formId: 'f1' },
  ],
  articles: [{ slug: 'kettle', title: 'Cleaning the kettle' }],
};

const withOpening = (more: Partial<Schema<'ChatOpening'>> = {}) => ({
  'publicChat.welcome': { ...welcome, opening: { ...opening, ...more } },
});

test('before the first message, shows who is online, the response time, and options to start with', async () => {
  fetchModule.mockClear();
  const { one, all, button } = placeChat(withOpening());
  await settled();
  // A first visit doesn't load the greeting for returning visitors.
  expect(fetchModule.mock.calls.map(([name]) => name)).toEqual(['opening']);
  const faces = one('.faces ul');
  expect(faces?.ariaLabel ?? faces?.getAttribute('aria-label')).toBe('Online');
  expect(all('.faces li').map(({ textContent }) => textContent)).toEqual(['AAda', 'BBen']);
  expect(one('.faces img')?.getAttribute('src')).toBe('http://helpdesk.test/files/o1/ada.webp');
  expect(one('.faces .who')?.textContent).toBe('Usually replies in about 3 minutes');
  for (const name of ['My order', 'A return', 'Cleaning the kettle', 'Search articles']) {
    expect(button(name), name).toBeDefined();
  }
});

test('shows the initial if the page blocks the picture', async () => {
  const { one, all } = placeChat(withOpening());
  await settled();
  one('.faces img')?.dispatchEvent(new Event('error'));
  expect(all('.faces img')).toEqual([]);
  expect(one('.face')?.textContent).toBe('A');
});

test.each<[number | null, string | undefined]>([
  [null, undefined],
  [5, 'Usually replies within a minute'],
  [61, 'Usually replies in about 2 minutes'],
  [17 * 60, 'Usually replies in about 15 minutes'],
  [55 * 60, 'Usually replies in about an hour'],
  [1.5 * 3_600, 'Usually replies in about 2 hours'],
  [3 * 3_600, 'Usually replies in about 3 hours'],
  [2 * 86_400, ''],
])('formats %s seconds as: %s', async (answersInSeconds, words) => {
  const { one } = placeChat(withOpening({ answersInSeconds }));
  await settled();
  expect(one('.faces .who')?.textContent).toBe(words);
});

test('a quick reply is sent as the first message, and the opening disappears', async () => {
  const { push, said, asked, one, root, box } = placeChat(withOpening());
  await settled();
  await push('My order');
  expect(asked('publicChat.start')[0]?.body).toMatchObject({ message: 'Where is my order?' });
  expect(said()).toEqual(['Hello from Acme', 'Where is my order?']);
  expect([one('.faces'), one('.starters')]).toEqual([null, null]);
  expect(root.activeElement).toBe(box);
});

test('opens a form and an article in place of the chat, and Escape goes back', async () => {
  const { push, one, root, box, events } = placeChat(withOpening());
  await settled();
  await push('A return');
  const form = one('helpdesk-form') as HTMLElement;
  expect(form.getAttribute('form-id')).toBe('f1');
  expect(form.getAttribute('organization')).toBe('acme');
  expect([one('.scroll')?.hidden, one('.foot')?.hidden]).toEqual([true, true]);
  expect(root.activeElement?.textContent).toBe('Back to chat');
  // The page would take its event for the chat's.
  form.dispatchEvent(new CustomEvent('helpdesk-open', { bubbles: true, composed: true }));
  expect(events).toEqual([]);
  form.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await settled();
  expect([one('helpdesk-form'), one('.scroll')?.hidden]).toEqual([null, false]);
  expect(root.activeElement).toBe(box);
  await push('Cleaning the kettle');
  expect(one('helpdesk-search')?.dataset.article).toBe('kettle');
  await push('Back to chat');
  await push('Search articles');
  expect(one('helpdesk-search')?.dataset.article).toBeUndefined();
});

test('loads no opening if there is a chat or nothing to show', async () => {
  fetchModule.mockClear();
  placeChat();
  await settled();
  expect(fetchModule).not.toHaveBeenCalled();
  store();
  const { one } = placeChat(withOpening());
  await settled();
  expect(one('.starters')).toBeNull();
});

test('shows who joined, with their picture, before their first message', async () => {
  store();
  const { hello, server, all, one } = placeChat();
  await settled();
  const joined = { firstName: 'Ben', imageUrl: null };
  const data = chatOf({ withBot: false, agentName: 'Ben', joined });
  await hello({ type: 'session_updated', data });
  expect(one('[role=log] .joined')?.textContent).toBe('BBen joined');
  const colleagues = [{ firstName: 'Maria', imageUrl: null }];
  await hello({ type: 'session_updated', data: { ...data, colleagues } });
  expect(all('[role=log] .joined').map((line) => line.textContent)).toEqual([
    'BBen joined',
    'MMaria joined',
  ]);
  await hello({ type: 'session_updated', data });
  const message = messageOf(1, 'agent', 'Hello there');
  await server({ type: 'chat_message', data: message });
  expect(all('[role=log] .joined')).toHaveLength(1);
  const [line] = all('[role=log] .joined');
  const [bubble] = all('[role=log] .bubble');
  expect(line?.compareDocumentPosition(bubble as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('shows the consent notice above the box until there is a chat', async () => {
  const consent = { kind: 'line' as const, text: 'We keep this: https://acme.example/privacy' };
  const { one, say } = placeChat({
    'publicChat.welcome': { ...welcome, panel: panelOf({ consent }) },
  });
  await settled();
  expect(one('.consent a')?.getAttribute('href')).toBe('https://acme.example/privacy');
  await say('Hello');
  expect(one('.consent')).toBeNull();
});

test('without consent, starts no chat and keeps the text', async () => {
  const consent = { kind: 'box' as const, text: 'I agree' };
  const { one, box, say, press, push, asked, root, calls } = placeChat({
    'publicChat.welcome': { ...welcome, opening, panel: panelOf({ consent }) },
  });
  await settled();
  await say('Hello');
  expect(asked('publicChat.start')).toEqual([]);
  expect([box.value, one('.consent .error')?.textContent]).toEqual([
    'Hello',
    'Please agree to start',
  ]);
  const check = one('.consent input') as HTMLInputElement;
  expect(root.activeElement).toBe(check);
  await push('My order');
  await push('Talk to a person');
  expect(calls).toHaveLength(1);
  check.click();
  await settled();
  expect(one('.consent .error')?.textContent).toBe('');
  await press('Enter');
  expect(asked('publicChat.start')[0]?.body).toMatchObject({
    message: 'Hello',
    hasConsented: true,
  });
});
