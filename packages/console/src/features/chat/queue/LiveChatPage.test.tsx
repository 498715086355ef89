import type { Result } from '@helpdesk/sdk/contract/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeChat, useOpenChats } from '../../../data/open-chats.ts';
import { shownToast } from '../../../data/toast.ts';
import { chat } from '../../../test/chats.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, failed } from '../../../test/operations.ts';
import { acme, organizationContext } from '../../../test/organizations.ts';
import { drawPage } from '../../../test/page.tsx';
import LiveChatPage from './LiveChatPage.tsx';

const stats = { total: 1204, waiting: 2, active: 1, bot: 0, closed: 1201 };
const agent = { userId: 'u2', name: 'Ben' };
const ada: Result<'team.setAvailability'> = {
  id: 'm1',
  userId: 'u1',
  role: 'agent',
  availability: 'away',
  joinedAt: '2026-01-05T10:00:00.000Z',
  hasSecondFactor: false,
  isLinkedToSso: false,
  user: { id: 'u1', firstName: 'Ada', lastName: 'Day', email: 'a@x.test', profileImageUrl: null },
};
const lists = {
  waiting: [
    chat({ id: 'w1', offeredTo: 'u1' }),
    chat({ id: 'w2', customerName: null, customerEmail: null, unread: 3 }),
  ],
  active: [chat({ id: 'a1', status: 'active', agentId: 'u2', agent, customerName: 'Walt' })],
  bot: [],
  closed: [chat({ id: 'x1', status: 'closed', rating: 4, customerName: 'Priya', unread: 9 })],
};

/** Filters the chats by status, as the server does. */
const serve = (more: Parameters<typeof answerOperations>[0] = {}) =>
  answerOperations({
    'chat.stats': stats,
    'chat.list': ({ query }) => lists[query.status as keyof typeof lists],
    'organization.get': organizationContext('agent'),
    ...more,
  });

function OpenChats() {
  const open = useOpenChats();
  return (
    <>
      <LiveChatPage />
      <output aria-label="Open">{open.map(({ id }) => id).join()}</output>
    </>
  );
}

const names = () =>
  [...document.querySelectorAll('[data-chat]')].map(({ textContent }) => textContent);

beforeEach(() => {
  serve();
});

afterEach(() => {
  cleanup();
  for (const id of ['w1', 'w2', 'a1']) closeChat(id);
  vi.unstubAllGlobals();
});

it('shows the four figures, and waiting chats first', async () => {
  drawPage(OpenChats, member('agent'));
  await screen.findByText('Priya');
  expect(names()).toEqual(['Vera Visitor', 'Anonymous Customer', 'Walt', 'Priya']);
  const figures = screen.getByRole('list', { name: 'Chats by status' });
  await waitFor(() =>
    expect(figures.textContent).toBe('Total Sessions1,204Waiting2Active1Closed1,201'),
  );
  expect(screen.getByText('Your turn')).toBeDefined();
  expect(screen.getByText('Active with Ben')).toBeDefined();
  expect(screen.getByRole('img', { name: 'Rated 4 of 5 stars' })).toBeDefined();
  expect(screen.getAllByText('unread')).toHaveLength(3);
});

it('filters by the dropdown and keeps the filter in the address', async () => {
  const calls = serve();
  const { router } = drawPage(OpenChats, member('agent'));
  await screen.findByText('Priya');
  const dropdown = screen.getByRole('combobox', { name: 'Status' });
  expect([...dropdown.querySelectorAll('option')].map(({ label }) => label)).toEqual([
    'All Sessions',
    'Waiting',
    'Active',
    'Closed',
  ]);
  await userEvent.selectOptions(dropdown, 'Active');
  await waitFor(() => expect(names()).toEqual(['Walt']));
  expect(router.state.location.search).toEqual({ status: 'active' });
  await userEvent.click(screen.getByRole('button', { name: /^Active/ }));
  await waitFor(() => expect(names()).toHaveLength(4));
  expect(calls.filter(({ operation }) => operation === 'chat.list')).toHaveLength(4);
});

it('says that there are no chat sessions', async () => {
  serve({ 'chat.list': [] });
  drawPage(OpenChats, member('admin'), { at: '/?status=waiting' });
  expect(await screen.findByText('No chat sessions')).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveProperty('value', 'waiting');
});

it('says that loading failed, and retries on request', async () => {
  let isUp = false;
  serve({
    'chat.list': () => (isUp ? lists.closed : failed),
  });
  drawPage(OpenChats, member('agent'), { at: '/?status=closed' });
  expect(await screen.findByText('Failed to load data')).toBeDefined();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Priya')).toBeDefined();
});

it('opens the chat of a row, also with the keyboard', async () => {
  drawPage(OpenChats, member('agent'));
  await screen.findByText('Priya');
  await userEvent.keyboard('jjk{Enter}');
  expect(screen.getByLabelText('Open').textContent).toBe('w1');
  await userEvent.click(screen.getByRole('button', { name: 'Walt' }));
  expect(screen.getByLabelText('Open').textContent).toBe('w1,a1');
});

it('accepts a waiting chat from the list; the second agent sees that it is taken', async () => {
  const taken = new MockedRefusal(
    409,
    'This chat was already accepted by another agent',
    'chat_taken',
  );
  const calls = serve({
    'chat.accept': ({ params }) => (params.id === 'w2' ? chat({ id: 'w2' }) : taken),
  });
  drawPage(OpenChats, member('agent'));
  const accept = (name: string) => screen.findByRole('button', { name });
  await userEvent.click(await accept('Accept the chat with Anonymous Customer'));
  await waitFor(() => expect(screen.getByLabelText('Open').textContent).toContain('w2'));
  await userEvent.click(await accept('Accept the chat with Vera Visitor'));
  await waitFor(() => expect(shownToast()?.text).toBe(taken.message));
  expect(calls.filter(({ operation }) => operation === 'chat.accept')).toHaveLength(2);
});

it('shows whether the agent gets chats, and can change it', async () => {
  const calls = serve({ 'auth.user': member('agent'), 'team.setAvailability': ada });
  drawPage(OpenChats, member('agent'));
  await userEvent.click(await screen.findByRole('switch', { name: 'You are online' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'team.setAvailability')?.body).toEqual({
      availability: 'away',
    }),
  );
});

it('an agent who is away sees why, and returns with one click', async () => {
  const away = member('agent');
  Object.assign(away.organizations[0] ?? {}, { availability: 'away', awayReason: 'Lunch' });
  const calls = serve({ 'auth.user': away, 'team.setAvailability': ada });
  drawPage(OpenChats, away);
  expect(await screen.findByRole('button', { name: 'Change the reason' })).toBeDefined();
  await userEvent.click(screen.getByRole('switch', { name: 'You are away: Lunch' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'team.setAvailability')?.body).toEqual({
      availability: 'online',
    }),
  );
});

it('says that visitors leave messages outside business hours', async () => {
  const never = { enabled: true, start: '09:00', end: '17:00', days: [] };
  serve({ 'organization.get': organizationContext('agent', acme({ businessHours: never })) });
  drawPage(OpenChats, member('agent'));
  expect(await screen.findByText(/Outside business hours/)).toBeDefined();
});

it('links to the install code before the first chat, and says whether a site has it', async () => {
  serve({
    'chat.stats': { total: 0, waiting: 0, active: 0, bot: 0, closed: 0 },
    'chat.list': [],
    'organization.get': organizationContext('admin'),
    'organization.firstSteps': {
      form: false,
      chat: false,
      article: false,
      team: false,
      mail: false,
      isPutAway: false,
      sites: { chat: null, form: null },
      samples: 0,
    },
  });
  drawPage(LiveChatPage, member('admin'), { paths: ['/settings/$subject'] });
  const install = await screen.findByRole('link', { name: 'Get install code' });
  expect(install.getAttribute('href')).toBe('/settings/live-chat#install-code');
  expect(await screen.findByText('Waiting for your site…')).toBeDefined();
  const trial = screen.getByRole<HTMLAnchorElement>('link', { name: /Try it as a visitor/ });
  expect(trial.pathname).toBe('/public/help/acme');
});
