import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { closeChat, openChat } from '../../../data/open-chats.ts';
import { useShortcutGroups } from '../../../data/shortcuts.ts';
import { shownToast } from '../../../data/toast.ts';
import { chat, said } from '../../../test/chats.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, answerPages, failed, gatewayTimeout } from '../../../test/operations.ts';
import { acme, organizationContext } from '../../../test/organizations.ts';
import { drawPage } from '../../../test/page.tsx';
import { inGroups } from './in-groups.ts';
import LiveChatPage from './LiveChatPage.tsx';
import { statusFrom } from './status-filter.ts';

const now = Date.parse('2026-11-21T10:00:30.000Z');
const agent = { userId: 'u2', name: 'Ben' };
const chats = {
  waiting: [
    chat({ id: 'w1', offeredTo: 'u2', isVerified: true, unread: 2 }),
    chat({ id: 'w2', customerName: 'Zoe', offeredTo: 'u1', unread: 0 }),
  ],
  active: [
    chat({
      id: 'a2',
      customerName: 'Ed',
      status: 'active',
      agent,
      agentId: 'u2',
      offeredTo: 'u1',
      awaitedSince: '2026-11-21T09:58:00.000Z',
    }),
  ],
  bot: [chat({ id: 'a1', customerName: 'Bo', status: 'active', withBot: true })],
  closed: [
    chat({
      id: 'x1',
      customerName: 'Pia',
      status: 'closed',
      rating: 0,
      unread: 5,
      updatedAt: '2026-11-21T08:00:00.000Z',
      messages: [said(9, { senderType: 'agent', userId: 'u2', senderName: 'Ben' })],
    }),
  ],
};
const stats = { total: 5, waiting: 2, active: 2, bot: 0, closed: 1 };
type Answers = Parameters<typeof answerOperations>[0];

function draw(answers: Answers = {}, at = '/', user = member('agent'), paged = false) {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const calls = answerOperations({
    'chat.stats': stats,
    'chat.list': ({ query }) => chats[query.status as keyof typeof chats],
    'organization.get': organizationContext('agent'),
    ...answers,
  });
  answerPages('/api/chat/sessions', (query) => ({
    total: 2,
    nextCursor: paged && !query.has('cursor') ? 'second' : null,
  }));
  const drawn = drawPage(LiveChatPage, user, { at });
  const made = (asked: string) => calls.filter(({ operation }) => operation === asked);
  return { ...drawn, made };
}

const row = (id: string) =>
  document.querySelector(`[data-chat="${id}"]`)?.closest('li') as HTMLElement;
const shown = () => [...document.querySelectorAll('[data-chat]')].map((one) => one.textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => {
  for (const id of ['w1', 'w2', 'a1', 'a2', 'x1']) closeChat(id);
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('every row shows the state of its chat and the last message', async () => {
  const { made } = draw();
  openChat('a1');
  await screen.findByText('Pia');
  const rows = ['w1', 'w2', 'a2', 'a1', 'x1'].map(row);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'VVVera VisitorVerifiedWaiting 30 sWords 1Just now2 unreadAccept',
    'ZZoeWaiting 30 sYour turnWords 1Just nowAccept',
    'EEdActive with BenWords 1Visitor, 2 min1 unread',
    'BBoWords 1Just now1 unread',
    'PPiaBen: Words 92 hours ago',
  ]);
  const tones = rows.map(
    (one) =>
      /text-(\w+)(-text|-foreground)/.exec(
        [...one.querySelectorAll('.rounded-sm')].find((badge) => badge.tagName === 'SPAN')
          ?.className ?? '',
      )?.[1],
  );
  expect(tones).toEqual(['warning', 'warning', 'success', undefined, undefined]);
  // Unread chats are bold, and the chat that is open in a panel is highlighted.
  const bold = rows.map((one) =>
    one.querySelector('[data-chat]')?.className.includes('font-semibold'),
  );
  expect(bold).toEqual([true, false, true, true, false]);
  expect(rows.map(({ className }) => className.includes('bg-accent/6'))).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
  expect(rows[0]?.querySelector('time')?.dateTime).toBe('2026-11-21T10:00:00.000Z');
  expect(within(rows[4] as HTMLElement).getByRole('img', { name: 'Not rated' })).toBeDefined();
  expect(within(rows[0] as HTMLElement).queryByRole('img')).toBeNull();
  expect(made('chat.list').map(({ query }) => query)).toEqual([
    { status: 'waiting', limit: '200' },
    { status: 'active', limit: '200' },
    { status: 'bot', limit: '50' },
    { status: 'closed', limit: '50' },
  ]);
  expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
});

it("an agent with read-only access can't accept a chat", async () => {
  draw({}, '/', member('agent', { permissions: ['view_live_chat'] }));
  await screen.findByText('Pia');
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});

it('says while the chats and the figures load, and if the figures failed', async () => {
  let answer = () => {};
  const later = new Promise<void>((resolve) => {
    answer = resolve;
  });
  draw({
    'chat.stats': () => later.then(() => failed),
    'chat.list': ({ query }) => later.then(() => chats[query.status as keyof typeof chats]),
  });
  const card = await screen.findByLabelText('Chat sessions');
  expect(card.getAttribute('aria-busy')).toBe('true');
  expect(card.querySelectorAll('li')).toHaveLength(5);
  const figures = screen.getByRole('list', { name: 'Chats by status' });
  expect(figures.textContent).toBe('Total SessionsWaitingActiveClosed');
  answer();
  await screen.findByText('Pia');
  expect(card.getAttribute('aria-busy')).toBe('false');
  expect(figures.textContent).toBe('Total Sessions–Waiting–Active–Closed–');
});

it('clicking a figure presses it, and loads only the list of that status', async () => {
  const { made, router } = draw({}, '/?status=active');
  await screen.findByText('Ed');
  const pressed = () =>
    within(screen.getByRole('list', { name: 'Chats by status' }))
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['false', 'false', 'true', 'false']);
  expect([shown(), made('chat.list').length]).toEqual([['Ed'], 1]);
  await press('Waiting2');
  await screen.findByText('Zoe');
  expect([pressed()[1], router.state.location.search]).toEqual(['true', { status: 'waiting' }]);
  expect(made('chat.list').map(({ query }) => query.status)).toEqual(['active', 'waiting']);
  await press('Total Sessions5');
  await screen.findByText('Pia');
  expect(pressed()).toEqual(['true', 'false', 'false', 'false']);
  // Changing the filter repeatedly adds only one history entry.
  expect(router.history.length).toBe(1);
});

it.each([
  ['active', 'active'],
  ['', ''],
  ['lost', ''],
  [undefined, ''],
])('the status %j in the address counts as %j', (value, status) => {
  expect(statusFrom(value)).toBe(status);
});

it('closed chats are paginated, back and forth', async () => {
  let arrive = () => {};
  const { made } = draw(
    {
      'chat.list': ({ query }) =>
        query.cursor === 'second'
          ? new Promise((resolve) => {
              arrive = () => resolve([chat({ id: 'x2', customerName: 'Old', status: 'closed' })]);
            })
          : chats.closed,
    },
    '/?status=closed',
    member('agent'),
    true,
  );
  expect(await screen.findByText('Pia')).toBeDefined();
  const button = (name: string) => screen.getByRole('button', { name });
  expect([button('Newer'), button('Older')]).toMatchObject([
    { disabled: true },
    { disabled: false },
  ]);
  await press('Older');
  // The newer chats stay until the older ones have loaded, and further clicks are ignored.
  expect(shown()).toEqual(['Pia']);
  expect(button('Older')).toHaveProperty('disabled', true);
  arrive();
  await screen.findByText('Old');
  expect(shown()).toEqual(['Old']);
  expect([button('Newer'), button('Older')]).toMatchObject([
    { disabled: false },
    { disabled: true },
  ]);
  await press('Newer');
  await screen.findByText('Pia');
  expect(button('Newer')).toHaveProperty('disabled', true);
  expect(made('chat.list').map(({ query }) => query.cursor)).toEqual([undefined, 'second']);
});

it('only closed chats are paginated', async () => {
  draw({ 'chat.list': [chat({ id: 'w1' })] }, '/?status=waiting', member('agent'), true);
  await screen.findByText('Vera Visitor');
  expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
});

it('shows which list failed, and retries it', async () => {
  let isUp = false;
  const { made } = draw({
    'chat.list': ({ query }) =>
      query.status === 'active' && !isUp ? failed : chats[query.status as keyof typeof chats],
  });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to load dataSomething went wrongTry again',
  );
  isUp = true;
  await press('Try again');
  await screen.findByText('Ed');
  expect(made('chat.list')).toHaveLength(5);
});

it.each([
  ['/', 'No chat sessionsChats that visitors start on your site appear here.'],
  ['/?status=active', 'No chat sessions'],
])('says that the list at %s is empty', async (at, text) => {
  draw({ 'chat.list': [] }, at);
  await screen.findByText('No chat sessions');
  expect(screen.getByLabelText('Chat sessions').textContent).toBe(text);
});

function ShortcutHelp() {
  const group = useShortcutGroups().find(({ name }) => name === 'Live Chat');
  return (
    <output>{group?.shortcuts.map(({ keys, label }) => `${keys} ${label}`).join('\n')}</output>
  );
}

it('j and k move between the chats and stop at either end', async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  answerOperations({
    'chat.stats': stats,
    'chat.list': ({ query }) => chats[query.status as keyof typeof chats],
    'organization.get': organizationContext('agent'),
  });
  drawPage(
    () => (
      <>
        <LiveChatPage />
        <ShortcutHelp />
      </>
    ),
    member('agent'),
  );
  await screen.findByText('Pia');
  const focused = () => document.activeElement?.getAttribute('data-chat');
  const keys = (all: string) => {
    for (const key of all) fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return focused();
  };
  expect(keys('k')).toBe('x1');
  expect(keys('j')).toBe('x1');
  expect(keys('kkk')).toBe('w2');
  (document.activeElement as HTMLElement).blur();
  expect(keys('j')).toBe('w1');
  expect(keys('jj')).toBe('a2');
  expect(screen.getByText(/Next chat/).textContent).toBe(
    'j Next chat\nk Previous chat\nEnter Open the chat\na Accept the chat, or the next one waiting\nEscape Back to the list (keeps your text)',
  );
});

it('an agent who is away sees that they get no chats, and can return', async () => {
  const away = member('agent');
  const [membership] = away.organizations;
  Object.assign(membership ?? {}, { availability: 'away' });
  const answers = [gatewayTimeout, { availability: 'online' }];
  const { made } = draw(
    { 'auth.user': member('agent'), 'team.setAvailability': () => answers.shift() as never },
    '/',
    away,
  );
  const toggle = await screen.findByRole('switch', { name: 'You are away' });
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(toggle);
  const text = 'Failed to update your availability';
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Error', text }));
  await userEvent.click(toggle);
  expect(await screen.findByRole('switch', { name: 'You are online' })).toBeDefined();
  expect(made('team.setAvailability').map(({ body }) => body)).toEqual([
    { availability: 'online' },
    { availability: 'online' },
  ]);
});

it("says if it's outside business hours, and nothing otherwise", async () => {
  const never = { enabled: true, start: '09:00', end: '17:00', days: [] };
  const closed = organizationContext('agent', acme({ businessHours: never }));
  draw({ 'organization.get': closed });
  expect((await screen.findByText(/^Outside/)).textContent).toBe(
    'Outside business hours (09:00 to 17:00, Asia/Kolkata), visitors leave a message that becomes a ticket.',
  );
  cleanup();
  draw();
  await screen.findByText('Pia');
  expect(screen.queryByText(/^Outside/)).toBeNull();
});

it("the visitor who started waiting first comes first, even if they haven't requested an agent", () => {
  const at = (minute: number) => `2026-11-21T10:0${minute}:00.000Z`;
  const order = inGroups(
    [
      chat({ id: 'later', requestedAt: at(3), startedAt: at(0) }),
      chat({ id: 'first', requestedAt: null, startedAt: at(1) }),
      chat({ id: 'second', requestedAt: at(2), startedAt: at(2) }),
    ],
    'u1',
  ).flatMap((group) => group.chats);
  expect(order.map(({ id }) => id)).toEqual(['first', 'second', 'later']);
  const active = ['b', 'a'].map((id) =>
    chat({ id, status: 'active', requestedAt: at(id === 'a' ? 1 : 2) }),
  );
  expect(inGroups(active, 'u1')[0]?.chats).toEqual(active);
});
