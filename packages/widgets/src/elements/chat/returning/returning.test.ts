import type { Schema } from '@helpdesk/sdk';
import { elementLanguages } from '@helpdesk/sdk/rules/element-languages';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled } from '../../../test-server.ts';
import { chatOf, isShown, marksOf, messageOf, placeChat, stored, welcome } from '../test-chat.ts';
import { returningTexts } from './texts.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime('2026-11-30T12:00:00Z');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opening: Schema<'ChatOpening'> = {
  faces: [],
  answersInSeconds: null,
  opensAt: null,
  quickReplies: [],
  articles: [],
};

/** Returns a chat as the server has it, from its last message on. */
const pastOf = (
  id: string,
  message: string,
  more: Partial<Schema<'VisitorChat'>> = {},
): Schema<'VisitorChat'> =>
  chatOf({
    id,
    status: 'closed',
    closedAt: '2026-11-20T10:00:00.000Z',
    lastSeq: 4,
    marks: marksOf({ customerRead: 4 }),
    messages: [messageOf(4, 'agent', message, { sessionId: id })],
    ...more,
  });

const remember = (...ids: string[]) => {
  const earlier = ids.map((id) => ({ id, token: `t-${id}`, seq: 4 }));
  localStorage['helpdesk-chat-acme'] = JSON.stringify({ visitorId: 'v1', earlier });
};

/** Renders a page of Acme for a visitor with these earlier chats. */
function openWith(chats: Schema<'VisitorChat'>[], props: object = {}) {
  remember(...chats.map(({ id }) => id));
  return placeChat(
    {
      'publicChat.welcome': { ...welcome, opening },
      'publicChat.get': ({ params }) =>
        chats.find(({ id }) => id === params.id) ??
        new MockedRefusal(404, 'Chat session not found', 'not_found'),
      'publicChat.identify': chatOf(),
    },
    props,
  );
}

const signed = (claims: object) => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  return `e30.${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')}.x`;
};

test('greets a returning visitor by name, and lists conversations with last message, sender, time and unread', async () => {
  const { all, one, asked } = openWith([
    pastOf('c1', 'It is on its way.', { customerName: 'Dr. Ada Lovelace' }),
    pastOf('c2', 'Gladly!', { lastSeq: 5, marks: marksOf({ customerRead: 3 }) }),
  ]);
  await settled();
  expect(one('.hello')?.textContent).toBe('Hi Ada');
  expect(all('.earlier').map(({ textContent }) => textContent)).toEqual([
    'It is on its way.BenNov 20',
    'Gladly!NewBenNov 20',
  ]);
  expect(one('[aria-label="Earlier conversations"] .unread bdi')?.textContent).toBe('Gladly!');
  const calls = asked('publicChat.get');
  expect(calls.map(({ query }) => query)).toEqual([{ after: '3' }, { after: '3' }]);
  expect(calls.map(({ headers }) => headers.get('x-chat-access'))).toEqual(['t-c1', 't-c2']);
});

test("in the list, translates the bot's messages, not those of people", async () => {
  const messages = [messageOf(4, 'bot', 'Goodbye')];
  const say = (sentence: string) => ({ Goodbye: 'Tschüss', Assistant: 'Assistent' })[sentence];
  const { all } = openWith([pastOf('c1', '', { messages }), pastOf('c2', 'Goodbye')], {
    texts: { say },
  });
  await settled();
  expect(all('.earlier').map((one) => one.textContent)).toEqual([
    'TschüssAssistentNov 20',
    'GoodbyeBenNov 20',
  ]);
});

test('a tap shows how a conversation ended, and a new chat returns to the list', async () => {
  const past = pastOf('c2', 'Gladly!');
  const { one, push, hello, sockets, said, root, all } = openWith([pastOf('c1', 'First'), past]);
  await settled();
  all('.earlier')[1]?.click();
  await settled();
  expect(sockets().at(-1)?.url.searchParams.get('sessionId')).toBe('c2');
  await hello(
    { type: 'session_updated', data: past },
    { type: 'chat_message', data: messageOf(1, 'agent', 'Gladly!') },
  );
  expect([said(), one('.hello'), isShown(one('[part=composer]'))]).toEqual([
    ['Gladly!'],
    null,
    false,
  ]);
  expect(root.activeElement?.ariaLabel).toBe('This chat has ended');
  expect(stored()).toMatchObject({ id: 'c2', earlier: [{ id: 'c1' }] });
  await push('Start a new chat');
  expect(stored().earlier).toMatchObject([{ id: 'c2', token: 't-c2', seq: 4 }, { id: 'c1' }]);
  expect(all('.earlier > bdi').map(({ textContent }) => textContent)).toEqual(['Gladly!', 'First']);
});

test('continues a conversation that is still open', async () => {
  const live = pastOf('c1', 'And then?', { status: 'active', closedAt: null, withBot: false });
  const { all, hello, box, root, one } = openWith([live]);
  await settled();
  all('.earlier')[0]?.click();
  await settled();
  await hello({ type: 'session_updated', data: live });
  expect([root.activeElement, one('.foot')?.hidden]).toEqual([box, false]);
  expect(stored()).toMatchObject({ id: 'c1', isLive: true });
});

test('shows conversations of an identified visitor only to them, and greets another one by their own name', async () => {
  const past = pastOf('c1', 'Your card was refunded.', {
    isVerified: true,
    customerName: 'Ada',
    customerEmail: 'ada@example.com',
  });
  const anonymous = openWith([past]);
  await settled();
  expect([anonymous.one('.earlier'), anonymous.one('.hello')]).toEqual([null, null]);
  anonymous.remove();
  const other = openWith([past], { identity: signed({ name: 'José', email: 'jose@example.com' }) });
  await settled();
  expect([other.one('.earlier'), other.one('.hello')?.textContent]).toEqual([null, 'Hi José']);
  other.draw({ identity: signed({ name: 'Ada', email: 'ada@example.com' }) });
  await settled();
  expect(other.one('.earlier bdi')?.textContent).toBe('Your card was refunded.');
  expect(other.one('.hello')?.textContent).toBe('Hi Ada');
});

test('removes a conversation that no longer exists; without a response, shows only the opening', async () => {
  remember('c1', 'c2');
  const { one, all } = placeChat({
    'publicChat.welcome': { ...welcome, opening },
    'publicChat.get': ({ params }) =>
      params.id === 'c1'
        ? new MockedRefusal(404, 'Chat session not found', 'not_found')
        : new MockedRefusal(429, 'Too many requests', 'too_many_requests'),
  });
  await settled();
  expect([all('.earlier'), one('.starters')]).toEqual([[], expect.anything()]);
  expect(stored().earlier).toMatchObject([{ id: 'c2' }]);
});

test('clearing a chat also removes earlier ones from this browser', async () => {
  const { say, hello, host } = openWith([pastOf('c1', 'First')]);
  await settled();
  await say('Hello');
  expect(stored().earlier).toHaveLength(1);
  await hello();
  host.handle?.reset();
  await settled();
  expect(stored()).toBeNull();
});

test.each([
  ['ended yesterday and is read', { closedAt: '2026-11-29T12:00:00.000Z' }, 1],
  ['ended just now', { closedAt: '2026-11-30T11:50:00.000Z' }, 0],
  ['has something unread', { lastSeq: 5 }, 0],
] as const)(
  'a chat of an earlier page that %s is replaced by the opening: %#',
  async (_, more, left) => {
    localStorage['helpdesk-chat-acme'] = JSON.stringify({ id: 'c1', token: 't1', visitorId: 'v1' });
    const { hello } = placeChat({
      'publicChat.welcome': { ...welcome, opening },
      'publicChat.get': pastOf('c1', 'First'),
    });
    await settled();
    await hello({ type: 'session_updated', data: pastOf('c1', '', { messages: [], ...more }) });
    await settled();
    expect(stored().earlier ?? []).toHaveLength(left);
  },
);

test('has its own texts in every language', () => {
  expect(Object.keys(returningTexts).toSorted()).toEqual([...elementLanguages].toSorted());
  for (const { hello } of Object.values(returningTexts)) expect(hello).toContain('{name}');
});
