import { cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ticket } from 'lucide-react';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { browser } from '../../data/browser.ts';
import { closeOverlay, useOverlay } from '../../data/overlay.ts';
import { rememberTicket } from '../../data/recent-tickets.ts';
import { useShortcuts } from '../../data/shortcuts.ts';
import { dismissToast, shownToast } from '../../data/toast.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations, failed } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import Palette from './Palette.tsx';
import { found, nothing } from './test-found.tsx';

const close = vi.fn();
const places = [
  { path: '/tickets', label: 'Tickets', words: 'inbox', icon: Ticket },
  { path: '/team', label: 'Team', words: 'members people', icon: Ticket },
  {
    path: '/team',
    label: 'Roles',
    words: 'permissions',
    icon: Ticket,
    within: 'Team',
    hash: 'roles',
  },
];

async function open(user = member('admin'), answer: Parameters<typeof answerOperations>[0] = {}) {
  const calls = answerOperations({ 'search.query': nothing, 'auth.logout': undefined, ...answer });
  const { router } = drawPage(() => <Palette places={places} onClose={close} />, user, {
    paths: ['/tickets', '/tickets/$id', '/team'],
  });
  await screen.findByRole('combobox');
  return { calls, router };
}
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const groups = () =>
  screen.getAllByRole('group').map((group) => [
    group.ariaLabel,
    ...within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ]);
const pick = (name: string) => userEvent.click(screen.getByText(name));

beforeEach(() => {
  close.mockClear();
  localStorage.clear();
  document.documentElement.classList.remove('dark');
  dismissToast(shownToast()?.id ?? 0);
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  closeOverlay();
  document.documentElement.classList.remove('dark');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('the palette offers an admin recent tickets, all actions and pages', async () => {
  rememberTicket('u1', 'o1', { id: 't9', ticketNumber: 'TK-9', subject: 'Lid' });
  rememberTicket('u2', 'o1', { id: 't8', ticketNumber: 'TK-8', subject: 'Not mine' });
  const { router } = await open();
  expect(screen.getByRole('dialog', { name: 'Search and commands' })).toBeDefined();
  expect(document.activeElement).toBe(field());
  expect(field()).toMatchObject({ maxLength: 200, autocomplete: 'off' });
  expect(field().ariaLabel).toBe('Search or run a command');
  expect(groups()).toEqual([
    ['Recent tickets', 'LidTK-9'],
    [
      'Actions',
      'New ticketc',
      'Invite a team member',
      'Switch to dark mode',
      'Switch to compact rows',
      'Keyboard shortcuts?',
      'Log out',
    ],
    ['Pages', 'Tickets', 'Team'],
  ]);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('LidTK-9');
  await userEvent.keyboard('{Enter}');
  expect(close).toHaveBeenCalledOnce();
  await waitFor(() => expect(router.state.location.pathname).toBe('/tickets/t9'));
});

it('the palette offers customers no invitation, and everyone only what their role may do', async () => {
  await open(member('customer'));
  expect(groups()[0]).toEqual([
    'Actions',
    'New ticketc',
    'Switch to dark mode',
    'Switch to compact rows',
    'Keyboard shortcuts?',
    'Log out',
  ]);
  cleanup();
  await open(member('agent', { permissions: [] }));
  expect(groups()[0]?.[1]).toBe('Switch to dark mode');
});

test.each([
  ['New ticket', 'new-ticket'],
  ['Invite a team member', 'invite'],
  ['Keyboard shortcuts', 'shortcuts'],
])('%s opens its dialog', async (name, overlay) => {
  await open();
  await pick(name);
  expect(close).toHaveBeenCalledOnce();
  expect(renderHook(useOverlay).result.current).toBe(overlay);
});

it('the color scheme is switched, and the opposite one offered', async () => {
  await open();
  await pick('Switch to dark mode');
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  await pick('Switch to light mode');
  expect(document.documentElement.classList.contains('dark')).toBe(false);
});

it('opens a page, and logs out', async () => {
  const opened = vi.spyOn(browser, 'open').mockImplementation(() => {});
  const { router, calls } = await open();
  await pick('Log out');
  await waitFor(() => expect(shownToast()?.title).toBe('Logged out successfully'));
  expect(calls.map(({ operation }) => operation)).toEqual(['auth.logout']);
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/login'));
  await pick('Team');
  await waitFor(() => expect(router.state.location.pathname).toBe('/team'));
});

it('typing filters the commands, below the search results', async () => {
  rememberTicket('u1', 'o1', { id: 't9', ticketNumber: 'TK-9', subject: 'Team lid' });
  const { calls } = await open(member('admin'), { 'search.query': found });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  type('te');
  expect(groups()).toEqual([
    ['Actions', 'Invite a team member'],
    ['Pages', 'Team'],
  ]);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Invite a team member');
  expect(screen.getByRole('status').textContent).toBe('Searching...');
  expect(await screen.findByText('5 found')).toBeDefined();
  expect(groups().map(([name]) => name)).toEqual([
    'Tickets',
    'Articles',
    'People',
    'Actions',
    'Pages',
  ]);
  expect(calls.map(({ query }) => query.q)).toEqual(['te']);
  type(' ');
  await waitFor(() => expect(groups().map(([name]) => name)).toContain('Recent tickets'));
  expect(screen.queryByRole('group', { name: 'People' })).toBeNull();
});

it('places are found by synonyms, those of the settings only while typing', async () => {
  const { router } = await open();
  type('people');
  expect(groups()).toContainEqual(['Pages', 'Team']);
  type('permiss');
  expect(groups()).toEqual([['Pages', 'RolesTeam']]);
  await pick('Roles');
  await waitFor(() => expect(router.state.location.hash).toBe('roles'));
});

it('says that the search failed if no command matches either', async () => {
  await open(member('admin'), { 'search.query': failed });
  type('team');
  expect(await screen.findByText('2 found')).toBeDefined();
  type('zebra');
  expect(await screen.findByText("Search isn't available right now")).toBeDefined();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().ariaExpanded).toBe('false');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

it('the palette offers the actions of the open ticket, with their shortcuts', async () => {
  const resolve = vi.fn();
  const { unmount } = renderHook(() =>
    useShortcuts('Ticket', [
      { keys: 'e', label: 'Resolve', run: resolve },
      { keys: 'Enter', label: 'Only listed' },
    ]),
  );
  await open();
  expect(groups()[0]).toEqual(['This ticket', 'Resolvee']);
  type('reso');
  await userEvent.click(screen.getByText('Resolve'));
  expect(close).toHaveBeenCalledOnce();
  await waitFor(() => expect(resolve).toHaveBeenCalledOnce());
  unmount();
});
