import { MockedRefusal } from '@helpdesk/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled, slowAnswer } from '../../../test-server.ts';
import { known, placeAsking as open } from '../people/test-people.ts';
import { chatOf, messageOf, store, stored, welcome } from '../test-chat.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('asks a known visitor to confirm ending the chat, and accepts a cancel', async () => {
  store();
  const { hello, server, push, form, submit, asked, status, one, box, root, canWrite } = open({
    'publicChat.close': chatOf({ status: 'closed' }),
  });
  const talking = {
    type: 'session_updated',
    data: chatOf({ withBot: false, agentName: 'Ben', ...known }),
  } as const;
  await settled();
  await hello({ type: 'chat_message', data: messageOf(1, 'agent', 'Hello') }, talking);
  await push('End chat');
  expect(form()?.ariaLabel).toBe('End this chat?');
  expect((root.activeElement as HTMLElement).textContent).toBe('End chat');
  await push('Cancel');
  expect([form(), root.activeElement]).toEqual([null, box]);
  expect(asked('publicChat.close')).toEqual([]);
  await push('End chat');
  await submit();
  expect(asked('publicChat.close')).toMatchObject([{ params: { id: 'c1' } }]);
  expect([status(), one('legend')?.textContent]).toEqual(['This chat has ended', 'How did we do?']);
  // If the chat continues, the question doesn't come back.
  await server(talking);
  expect([form(), canWrite()]).toEqual([null, true]);
  await server({ ...talking, data: { ...talking.data, status: 'closed' } });
  await push('Start a new chat');
  expect([form(), canWrite()]).toEqual([null, true]);
});

/** Renders a chat that an agent has ended. */
async function ended(
  answers: Parameters<typeof open>[0] = {},
  more = {},
  by: 'agent' | 'bot' = 'agent',
) {
  store();
  const placed = open(answers);
  await settled();
  const data = chatOf({ status: 'closed', withBot: false, ...more });
  const said = messageOf(1, by, 'Hello');
  await placed.hello({ type: 'chat_message', data: said }, { type: 'session_updated', data });
  const stars = () => placed.all('[type=radio]') as HTMLInputElement[];
  return {
    ...placed,
    stars,
    async rate(stars: number) {
      placed.all('[type=radio]')[stars - 1]?.click();
      await settled();
    },
  };
}

test('does not ask for a rating if only the bot replied', async () => {
  const { stars, button } = await ended({}, {}, 'bot');
  expect(stars()).toEqual([]);
  expect(button('Start a new chat')).toBeDefined();
});

test('asks for a rating and a reason after the end, and thanks the visitor', async () => {
  const { stars, rate, one, submit, fillIn, asked, canWrite } = await ended({
    'publicChat.rate': ({ body }) =>
      chatOf({ status: 'closed', rating: (body as { rating: number }).rating }),
  });
  expect(canWrite()).toBe(false);
  expect(stars().map(({ ariaLabel }) => ariaLabel)).toEqual(
    [1, 2, 3, 4, 5].map((n) => `${n} out of 5`),
  );
  expect([stars().filter(({ checked }) => checked), one('textarea#comment')]).toEqual([[], null]);
  await rate(4);
  expect(stars().map(({ className }) => className)).toEqual(['on', 'on', 'on', 'on', '']);
  expect(stars().map(({ checked }) => checked)).toEqual([false, false, false, true, false]);
  const comment = one('textarea#comment') as HTMLTextAreaElement;
  expect([comment.labels[0]?.textContent, comment.maxLength]).toEqual(['Anything to add?', 2_000]);
  const region = one('.foot [role=status]');
  expect(region?.textContent).toBe('');
  fillIn({ comment: 'Faster coffee' });
  await submit();
  expect(asked('publicChat.rate').map(({ body }) => body)).toEqual([
    { rating: 4 },
    { rating: 4, comment: 'Faster coffee' },
  ]);
  expect(region?.textContent).toBe('Thanks for your feedback.');
  expect(region?.isConnected).toBe(true);
  expect(one('textarea#comment')).toBeNull();
});

test.each([
  ['moves the focus from the sent comment to the rating', true],
  ['leaves the focus outside of the sent comment where it is', false],
])('%s', async (_, isInside) => {
  const { rate, submit, one, stars, root } = await ended({
    'publicChat.rate': chatOf({ status: 'closed', rating: 4 }),
  });
  await rate(4);
  const elsewhere = one('.choices button');
  (isInside ? one('textarea#comment') : elsewhere)?.focus();
  await submit();
  expect(root.activeElement).toBe(isInside ? stars()[3] : elsewhere);
});

test('accepts an empty comment, and the page does not navigate', async () => {
  const { rate, submit, asked, one, root } = await ended({
    'publicChat.rate': chatOf({ status: 'closed', rating: 2 }),
  });
  await rate(2);
  const submits: boolean[] = [];
  root.addEventListener('submit', (event) => submits.push(event.defaultPrevented));
  await submit();
  expect(asked('publicChat.rate').map(({ body }) => body)).toEqual([
    { rating: 2 },
    { rating: 2, comment: '' },
  ]);
  expect(one('.foot [role=status]')?.textContent).toBe('Thanks for your feedback.');
  expect(submits).toEqual([true]);
});

test('the chosen star stays checked while it is being sent, and not if that failed', async () => {
  const slow = slowAnswer<MockedRefusal>();
  const { rate, stars } = await ended({
    'publicChat.rate': () => slow.answer(new MockedRefusal(503, 'Not now')) as never,
  });
  const checked = () => stars().map((star) => star.checked);
  await rate(4);
  expect(checked()).toEqual([false, false, false, true, false]);
  slow.give();
  await settled();
  expect(checked()).toEqual(Array(5).fill(false));
});

test('reports a failed rating until one succeeds', async () => {
  let isDown = true;
  const { rate, notice, one } = await ended({
    'publicChat.rate': () =>
      isDown
        ? new MockedRefusal(429, 'Please wait a minute', 'rate_limited')
        : chatOf({ status: 'closed', rating: 5 }),
  });
  await rate(5);
  expect([notice(), one('textarea#comment')]).toEqual(['Please wait a minute', null]);
  isDown = false;
  await rate(5);
  expect(notice()).toBeUndefined();
  expect(one('textarea#comment')).not.toBeNull();
});

test("shows the page's text if a rating did not reach the server", async () => {
  const { rate, notice } = await ended({ 'publicChat.rate': new MockedRefusal(502, '', 'http') });
  await rate(1);
  expect(notice()).toMatch(/^I'm having trouble connecting/);
});

test('thanks a visitor who rated on an earlier page, and does not ask again', async () => {
  const { one, stars, button } = await ended({}, { rating: 2 });
  expect(one('.foot [role=status]')?.textContent).toBe('Thanks for your feedback.');
  expect([stars(), one('textarea#comment')]).toEqual([[], null]);
  expect(button('Start a new chat')).toBeDefined();
});

test('the next page does not show a chat that was left for a new one', async () => {
  const { push } = await ended();
  await push('Start a new chat');
  expect(stored()).toEqual({
    visitorId: 'v1',
    earlier: [expect.objectContaining({ id: 'c1', token: 't1' })],
    isOpen: true,
    isLive: false,
    organization: welcome.organization,
  });
  const next = open();
  await settled();
  expect([next.one('fieldset'), next.sockets()]).toEqual([null, []]);
  await next.say('Me again');
  expect(next.asked('publicChat.start')[0]?.body).toMatchObject({ visitorId: 'v1' });
});

test('when an agent ends the chat, moves the focus from the box to its replacement, and back with a new chat', async () => {
  store();
  const { hello, server, box, root, one, push } = open();
  await settled();
  await hello({ type: 'session_updated', data: chatOf({ withBot: false, agentName: 'Ben' }) });
  box.focus();
  await server({ type: 'session_updated', data: chatOf({ status: 'closed' }) });
  const end = one('.foot[role=group]');
  expect([root.activeElement, end?.ariaLabel]).toEqual([end, 'This chat has ended']);
  await push('Start a new chat');
  expect(root.activeElement).toBe(box);
});

test.each(['before', 'just after'])(
  'does not move the focus if it moves elsewhere %s the chat ends',
  async (when) => {
    store();
    const { hello, server, root, box, one } = open();
    await settled();
    await hello({ type: 'session_updated', data: chatOf({ withBot: false }) });
    box.focus();
    const end = () => server({ type: 'session_updated', data: chatOf({ status: 'closed' }) });
    const ending = when === 'just after' && end();
    box.blur();
    const elsewhere = document.createElement('input');
    document.body.append(elsewhere);
    elsewhere.focus();
    await (ending || end());
    expect(one('.foot[role=group]')).not.toBeNull();
    expect([root.activeElement, document.activeElement]).toEqual([null, elsewhere]);
  },
);

test('can start a new chat after the end', async () => {
  const { server, push, said, say, asked, canWrite } = await ended();
  await server({ type: 'chat_message', data: messageOf(2, 'agent', 'Goodbye') });
  expect(said()).toEqual(['Hello', 'Goodbye']);
  await push('Start a new chat');
  expect([said(), canWrite()]).toEqual([['Hello from Acme'], true]);
  await say('One more thing');
  expect(asked('publicChat.start')[0]?.body).toMatchObject({ message: 'One more thing' });
});
