import type { OperationId, Schema } from '@helpdesk/sdk/contract/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CurrentUser } from '../../../data/session.ts';
import { shownToast, undoLast } from '../../../data/toast.ts';
import { chat } from '../../../test/chats.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, failed, gatewayTimeout } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import type { ChatSession } from '../session.ts';
import { PanelBar } from './PanelBar.tsx';
import { PanelMenu } from './PanelMenu.tsx';

const agent = { userId: 'u2', name: 'Ben' };
const taken = new MockedRefusal(409, 'This chat was already accepted', 'chat_taken');
const mine = chat({ status: 'active', agentId: 'u1' });
const reads: OperationId[] = [
  'chat.list',
  'chat.stats',
  'dashboard.counts',
  'tickets.list',
  'tickets.stats',
];
const accepted = vi.fn();
const left = vi.fn();

function draw(
  session: ChatSession,
  user: CurrentUser,
  answers: Parameters<typeof answerOperations>[0],
) {
  const calls = answerOperations(answers);
  const drawn = drawPage(
    () => (
      <>
        <p>Panel</p>
        <PanelBar session={session} myId="u1" onAccepted={accepted} />
        <PanelMenu session={session} name="Vera" onLeave={left} />
      </>
    ),
    user,
    { paths: ['/tickets/$id'] },
  );
  for (const read of reads) drawn.client.setQueryData([read], []);
  const stale = () => reads.filter((read) => drawn.client.getQueryState([read])?.isInvalidated);
  const made = (asked: OperationId) => calls.filter(({ operation }) => operation === asked);
  return { ...drawn, made, stale };
}

const may = (...permissions: CurrentUser['permissions']) => member('agent', { permissions });
const lists: OperationId[] = ['chat.list', 'chat.stats', 'dashboard.counts'];
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pick = async (name: string) => {
  await press('More');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const toasted = (toast: object) => waitFor(() => expect(shownToast()).toMatchObject(toast));
const bar = () => document.querySelector('.border-b')?.textContent;

beforeEach(() => {
  accepted.mockClear();
  left.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  [chat(), 'Waiting for 30 sAccept'],
  [chat({ requestedAt: null, startedAt: '2026-11-21T09:55:00.000Z' }), 'Waiting for 5 minAccept'],
  [chat({ offeredTo: 'u1' }), 'Waiting for 30 s · your turnAccept'],
  [chat({ offeredTo: 'u2' }), 'Waiting for 30 sAccept'],
  [chat({ status: 'active', withBot: true }), 'The bot is answering this chatTake over'],
  [chat({ status: 'active', agentId: 'u2', agent }), 'Ben is answering this chatTake over'],
  [chat({ status: 'active', agentId: 'u2' }), 'Another agent is answering this chatTake over'],
  [
    chat({ status: 'active', agentId: 'u2', agent, offeredTo: 'u1' }),
    'Ben is answering this chatTake over',
  ],
  [mine, undefined],
  [chat({ status: 'closed' }), undefined],
])('says who has the chat, and who may take it (%#)', async (session, text) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:30.000Z'), toFake: ['Date'] });
  draw(session, may('manage_live_chat'), {});
  await screen.findByText('Panel');
  expect(bar()).toBe(text);
  cleanup();
  draw(session, may('view_live_chat'), {});
  await screen.findByText('Panel');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a waiting chat can be accepted, or shows that a colleague was faster', async () => {
  const answers = [taken, gatewayTimeout, mine];
  const { made, stale } = draw(chat(), may('manage_live_chat'), {
    'chat.accept': () => answers.shift() as never,
  });
  await press('Accept');
  await toasted({ title: 'Error', text: taken.message, destructive: true });
  // By then, the list shows who has it.
  expect(stale()).toEqual(lists);
  expect(accepted).not.toHaveBeenCalled();
  await press('Accept');
  await toasted({ title: 'Error', text: 'Failed to accept the chat' });
  await press('Accept');
  await waitFor(() => expect(accepted).toHaveBeenCalledOnce());
  expect(made('chat.accept').map(({ params }) => params)).toEqual(Array(3).fill({ id: 'c1' }));
});

it("accepting a bot's chat refreshes the lists", async () => {
  const withBot = chat({ status: 'active', withBot: true });
  const { made, stale } = draw(withBot, may('manage_live_chat'), { 'chat.accept': mine });
  await press('Take over');
  await waitFor(() => expect(accepted).toHaveBeenCalledOnce());
  expect([made('chat.accept').length, stale()]).toEqual([1, lists]);
});

it("a colleague's chat can be taken over", async () => {
  const answers = [gatewayTimeout, mine];
  const theirs = chat({ status: 'active', agentId: 'u2', agent });
  const { made, stale } = draw(theirs, may('manage_live_chat'), {
    'chat.transfer': () => answers.shift() as never,
  });
  await press('Take over');
  await toasted({ title: 'Error', text: 'Failed to transfer the chat', destructive: true });
  expect(accepted).not.toHaveBeenCalled();
  await press('Take over');
  await toasted({ title: 'You took over the chat' });
  expect(accepted).toHaveBeenCalledOnce();
  expect(stale()).toEqual(lists);
  expect(made('chat.transfer')[0]).toMatchObject({ params: { id: 'c1' }, body: { agentId: 'u1' } });
});

it.each([
  [
    may('manage_live_chat', 'create_tickets', 'view_all_tickets'),
    mine,
    [
      'Transfer to another agent...',
      'Invite a colleague...',
      'Email the transcript',
      'Convert to ticket',
      'Close chat...',
    ],
  ],
  [
    may('manage_live_chat', 'create_tickets', 'view_all_tickets'),
    { ...mine, ticketId: 't1' },
    [
      'Transfer to another agent...',
      'Invite a colleague...',
      'Email the transcript',
      'View ticket',
      'Close chat...',
    ],
  ],
  [
    may('manage_live_chat', 'create_tickets', 'view_all_tickets'),
    chat({ status: 'closed' }),
    ['Email the transcript', 'Convert to ticket'],
  ],
  [may('view_all_tickets'), { ...mine, ticketId: 't1' }, ['View ticket']],
  [may('create_tickets'), mine, ['Convert to ticket']],
  [
    may('manage_live_chat'),
    mine,
    [
      'Transfer to another agent...',
      'Invite a colleague...',
      'Email the transcript',
      'Close chat...',
    ],
  ],
  [may('view_all_tickets'), mine, null],
  [may('create_tickets'), { ...mine, ticketId: 't1' }, null],
  [may('manage_live_chat'), chat({ status: 'closed', customerEmail: null }), null],
])('offers the actions that role and chat state allow (%#)', async (user, session, offered) => {
  draw(session, user, {});
  await screen.findByText('Panel');
  if (offered === null) return expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  await press('More');
  const menu = within(await screen.findByRole('menu', { name: 'Chat of Vera' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(offered);
});

it('closing a chat asks first, and the chat stays open if that fails', async () => {
  const answers = [gatewayTimeout, chat({ status: 'closed' })];
  const { made, stale } = draw(mine, may('manage_live_chat'), {
    'chat.close': () => answers.shift() as never,
  });
  await pick('Close chat...');
  const dialog = () => screen.queryByRole('dialog', { name: 'Close this chat?' });
  expect(dialog()?.textContent).toContain(
    'The chat ends, and Vera is asked for a rating. You can still find it in the list.',
  );
  await press('Cancel');
  expect([dialog(), made('chat.close')]).toEqual([null, []]);
  await pick('Close chat...');
  await press('Close chat');
  await toasted({ title: 'Error', text: 'Failed to close the chat', destructive: true });
  expect(dialog()).not.toBeNull();
  await press('Close chat');
  await toasted({ title: 'Chat closed' });
  expect(dialog()).toBeNull();
  expect(stale()).toEqual(lists);
  expect(made('chat.close')[1]?.params).toEqual({ id: 'c1' });
});

it("the transcript is emailed to the visitor, and an error says why it wasn't", async () => {
  const enough = "You've reached today's email limit. Please try again tomorrow.";
  const answers = [new MockedRefusal(429, enough, 'rate_limited'), { email: 'vera@example.com' }];
  draw(mine, may('manage_live_chat'), {
    'chat.mailTranscript': () => answers.shift() as never,
  });
  await pick('Email the transcript');
  await toasted({ title: 'Error', text: enough, destructive: true });
  await pick('Email the transcript');
  await toasted({ title: 'Transcript sent to vera@example.com' });
});

it('a chat becomes a ticket, which can be viewed; a retry creates no second one', async () => {
  const has = 'This chat already has a ticket';
  const answers = [
    gatewayTimeout,
    new MockedRefusal(409, has, 'chat_has_ticket'),
    failed,
    { id: 't1', ticketNumber: 'TK-7' },
  ];
  const { made, router, stale } = draw(mine, may('create_tickets'), {
    'chat.convertToTicket': () => answers.shift() as never,
  });
  for (const text of ['Failed to create ticket', has, 'Failed to create ticket']) {
    await pick('Convert to ticket');
    await toasted({ title: 'Error', text, destructive: true });
  }
  expect(stale()).toEqual([]);
  await pick('Convert to ticket');
  await toasted({ title: 'Ticket created successfully', text: 'TK-7' });
  const keys = made('chat.convertToTicket').map(({ headers }) => headers.get('idempotency-key'));
  expect([keys[0], new Set(keys).size]).toEqual([expect.any(String), 1]);
  expect(stale()).toEqual(['chat.list', 'dashboard.counts', 'tickets.list', 'tickets.stats']);
  expect(shownToast()?.action?.label).toBe('View');
  shownToast()?.action?.run();
  await waitFor(() => expect(router.state.location.pathname).toBe('/tickets/t1'));
});

it('opening the ticket of a chat closes or minimizes the panel', async () => {
  const { router } = draw({ ...mine, ticketId: 't9' }, may('view_all_tickets'), {});
  await pick('View ticket');
  await waitFor(() => expect(router.state.location.pathname).toBe('/tickets/t9'));
  expect(left).toHaveBeenCalledOnce();
});

const colleague = (
  id: string,
  firstName: string,
  more: Partial<Schema<'ChatAgent'>>,
): Schema<'ChatAgent'> =>
  ({
    user: { id, firstName, lastName: 'Day', email: `${id}@x.test`, profileImageUrl: null },
    availability: 'online',
    isHere: true,
    activeChats: 0,
    ...more,
  }) as Schema<'ChatAgent'>;

it('a chat can be transferred to a colleague; the list shows who is online', async () => {
  const answers = [gatewayTimeout, mine];
  let arrive = () => {};
  const agents = [
    colleague('u1', 'Ada', {}),
    colleague('u2', 'Ben', { activeChats: 1 }),
    colleague('u3', 'Cleo', { isHere: false, activeChats: 2 }),
    colleague('u4', 'Dan', { availability: 'away', awayReason: 'Lunch' }),
    colleague('u5', 'Eve', { availability: 'away', isHere: false }),
  ];
  const { made, stale } = draw(mine, may('manage_live_chat'), {
    'chat.agents': () =>
      new Promise((resolve) => {
        arrive = () => resolve(agents);
      }),
    'chat.transfer': () => answers.shift() as never,
  });
  await pick('Transfer to another agent...');
  const dialog = screen.getByRole('dialog', { name: 'Transfer chat' });
  expect(dialog.textContent).toContain('The agent you choose sees the whole chat with Vera.');
  expect(within(dialog).getByRole('status').textContent).toBe('Loading...');
  arrive();
  await within(dialog).findByRole('list');
  const rows = within(dialog).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'BDBen DayOnline · 1 chatTransfer',
    'CDCleo DayOffline · 2 chatsTransfer',
    'DDDan DayAway: Lunch · 0 chatsTransfer',
    'EDEve DayAway · 0 chatsTransfer',
  ]);
  const green = rows.map((row) => row.querySelector('[aria-hidden="true"].bg-success') !== null);
  expect(green).toEqual([true, false, false, false]);
  await press('Transfer to Cleo Day');
  await toasted({ title: 'Error', text: 'Failed to transfer the chat' });
  expect(dialog.isConnected).toBe(true);
  await press('Transfer to Cleo Day');
  await toasted({ title: 'Chat transferred to Cleo Day' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stale()).toEqual(lists);
  expect(made('chat.transfer')[1]).toMatchObject({ params: { id: 'c1' }, body: { agentId: 'u3' } });
});

it("an agent can transfer a colleague's chat to themselves", async () => {
  const theirs = chat({ status: 'active', agentId: 'u2', agent });
  draw(theirs, may('manage_live_chat'), {
    'chat.agents': [colleague('u1', 'Ada', {}), colleague('u2', 'Ben', {})],
  });
  await pick('Transfer to another agent...');
  expect(await screen.findByText('Ada Day (you)')).toBeDefined();
  expect(screen.queryByText('Ben Day')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it("says if there are no colleagues, or if they couldn't be loaded", async () => {
  const answers: unknown[] = [failed, [colleague('u1', 'Ada', {})]];
  draw(mine, may('manage_live_chat'), { 'chat.agents': () => answers.shift() as never });
  await pick('Transfer to another agent...');
  expect(await screen.findByText('Failed to load data')).toBeDefined();
  await press('Try again');
  expect(
    await screen.findByText('There are no other agents to transfer this chat to.'),
  ).toBeDefined();
});

const blocked = {
  id: 'b1',
  value: 'vera@example.com',
  kind: 'address',
  reason: null,
  addedBy: 'Ada',
  chatId: 'c1',
  createdAt: '2026-11-21T10:00:00.000Z',
} as const;

it('a visitor can be blocked after a question that names the criterion, and unblocked from the toast', async () => {
  const { made } = draw(mine, may('manage_live_chat', 'resolve_tickets'), {
    'chat.block': blocked,
    'blockedSenders.delete': undefined,
  });
  await pick('Block visitor...');
  const dialog = await screen.findByRole('dialog', { name: 'Block this visitor?' });
  expect(dialog.textContent).toContain(
    'vera@example.com and this browser can no longer start chats',
  );
  expect(made('chat.block')).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Block visitor' }));
  await toasted({ title: 'vera@example.com is blocked' });
  expect(undoLast()).toBe(true);
  await waitFor(() =>
    expect(made('blockedSenders.delete')).toMatchObject([{ params: { id: 'b1' } }]),
  );
});

it("an agent who can chat but not mark tickets as spam can't block visitors", async () => {
  draw(mine, may('manage_live_chat'), {});
  await press('More');
  expect(screen.queryByRole('menuitem', { name: 'Block visitor...' })).toBeNull();
});
