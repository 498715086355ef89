import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { closeChat, useOpenChats } from '../../../data/open-chats.ts';
import { chat } from '../../../test/chats.ts';
import { emptyThread, type Thread } from '../conversation/thread.ts';
import { Stars } from '../Stars.tsx';
import { Unread } from '../Unread.tsx';
import { MinimizedChat } from './MinimizedChat.tsx';
import { PanelHeader } from './PanelHeader.tsx';
import { VisitorDetails } from './VisitorDetails.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (more: Partial<Thread> = {}): Thread => ({
  ...emptyThread,
  connection: 'open',
  session: chat({ status: 'active', agentId: 'u1' }),
  ...more,
});

function header(thread: Thread, more: { isPhone?: boolean; showsVisitor?: boolean } = {}) {
  const acts = { onVisitor: vi.fn(), onMinimize: vi.fn(), onClose: vi.fn() };
  const { container } = render(
    <PanelHeader
      id="h"
      name="Vera"
      thread={thread}
      myId="u1"
      isPhone={false}
      showsVisitor={false}
      menu={<i>menu</i>}
      {...more}
      {...acts}
    />,
  );
  const dot = container.querySelector('span[aria-hidden="true"].rounded-full.size-2');
  const state = screen.getByRole('status').textContent;
  return {
    ...acts,
    container,
    state,
    dot: dot && (dot.className.includes('bg-success') ? 'here' : 'gone'),
  };
}

const active = { status: 'active', agentId: 'u1' } as const;
it.each([
  [open(), 'Active with you', null],
  [open({ isVisitorHere: true }), 'Active with you', 'here'],
  [open({ isVisitorHere: false }), 'Active with you · left the page', 'gone'],
  [open({ session: chat(), isVisitorHere: true }), 'Waiting', 'here'],
  [open({ session: chat({ ...active, status: 'closed' }), isVisitorHere: false }), 'Closed', null],
  [open({ session: null }), '', null],
  [open({ connection: 'connecting' }), 'Connecting...', null],
  [open({ connection: 'closed' }), 'Disconnected', null],
  [open({ connection: 'ended' }), 'Disconnected', null],
])('the heading shows the state of the chat and of its visitor (%#)', (thread, text, dot) => {
  const shown = header(thread);
  expect([shown.state, shown.dot]).toEqual([text, dot]);
  expect(shown.container.querySelector('svg.animate-spin') !== null).toBe(
    thread.connection === 'connecting',
  );
});

it('the heading has the avatar, the menu, and three buttons', async () => {
  const { container, ...acts } = header(open());
  expect(container.textContent).toContain('VV');
  expect(screen.getByText('menu')).toBeDefined();
  const about = screen.getByRole('button', { name: 'About the visitor' });
  expect(about.ariaExpanded ?? about.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(about);
  await userEvent.click(screen.getByRole('button', { name: 'Minimize' }));
  expect(acts.onVisitor).toHaveBeenCalledOnce();
  expect([acts.onMinimize.mock.calls.length, acts.onClose.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(acts.onClose).toHaveBeenCalledOnce();
  expect(container.querySelector('.lucide-minus')).not.toBeNull();
  cleanup();
  const onPhone = header(open({ session: null }), { isPhone: true, showsVisitor: true });
  expect(screen.queryByRole('button', { name: 'Minimize' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onPhone.onMinimize).toHaveBeenCalledOnce();
  expect(onPhone.container.textContent).toContain('?');
  const expanded = screen.getByRole('button', { name: 'About the visitor' });
  expect(expanded.getAttribute('aria-expanded')).toBe('true');
  expect(expanded.className).toContain('text-foreground');
});

const facts = () =>
  [...document.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
const details = { visitor: null, earlier: [], timeline: [] };
const visitor = {
  pageUrl: 'http://shop.test/grinders/',
  startedOn: 'https://shop.test/',
  referrer: 'https://search.test/?q=grinder',
  browser: 'Firefox 133 on Windows',
  openedBy: null,
  context: [] as { name: string; value: string; isSigned: boolean }[],
};

it("shows the visitor's name, address, page, referrer and browser", () => {
  const session = chat();
  const { rerender } = render(
    <VisitorDetails session={session} detail={{ ...session, ...details, visitor } as never} />,
  );
  expect(facts().slice(0, -1)).toEqual([
    ['Name', 'Vera Visitor'],
    ['Email', 'vera@example.com'],
    ['Page', 'shop.test/grinders'],
    ['Started on', 'shop.test'],
    ['Referrer', 'search.test/?q=grinder'],
    ['Browser', 'Firefox 133 on Windows'],
  ]);
  expect(facts().at(-1)?.[1]).toMatch(/^Nov 2\d, 2026 /);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    'mailto:vera@example.com',
    visitor.pageUrl,
    visitor.startedOn,
    visitor.referrer,
  ]);
  expect(screen.queryByText('Verified')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
  // Data from the socket is newer than what was read.
  const now = chat({ pageUrl: visitor.startedOn, isVerified: true });
  rerender(<VisitorDetails session={now} detail={{ ...now, ...details, visitor } as never} />);
  expect(facts().map(([term]) => term)).not.toContain('Started on');
  expect(facts()[0]?.[1]).toBe('Vera VisitorVerified');
});

it("shows the visitor's data as plain text, and marks verified data", () => {
  const context = [
    { name: 'plan', value: 'gold', isSigned: true },
    { name: 'note', value: '<b>4711</b>', isSigned: false },
  ];
  const known = { ...chat(), ...details, visitor: { ...visitor, context } };
  render(<VisitorDetails session={chat()} detail={known as never} />);
  const said = within(screen.getByRole('region', { name: 'Page data' }));
  expect(said.getByText('<b>4711</b>')).toBeDefined();
  expect(said.getAllByRole('img', { name: 'Verified' })).toHaveLength(1);
});

it.each([undefined, details])('says which visitor data is unknown (%#)', (detail) => {
  const session = chat({ customerName: null, customerEmail: null });
  render(<VisitorDetails session={session} detail={detail as never} />);
  expect(facts().slice(0, -1)).toEqual([
    ['Name', 'Anonymous Customer'],
    ['Email', 'No email provided'],
    ['Page', 'Unknown'],
    ['Referrer', 'Unknown'],
    ['Browser', 'Unknown'],
  ]);
});

it('earlier conversations can be opened', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:30.000Z'), toFake: ['Date'] });
  const earlier = [
    { id: 'e1', firstMessage: 'Where is it?', rating: 4, startedAt: '2026-11-21T08:00:00.000Z' },
    { id: 'e2', firstMessage: null, rating: null, startedAt: '2026-11-21T10:00:00.000Z' },
  ];
  function Page() {
    const chats = useOpenChats().map(({ id }) => id);
    return (
      <>
        <VisitorDetails session={chat()} detail={{ ...chat(), visitor: null, earlier } as never} />
        <output>{chats.join()}</output>
      </>
    );
  }
  render(<Page />);
  expect(screen.getByRole('heading', { name: 'Earlier conversations' })).toBeDefined();
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(first.textContent).toBe('Where is it?2 hours ago');
  expect(within(first).getByRole('img', { name: 'Rated 4 of 5 stars' })).toBeDefined();
  expect(second.textContent).toBe('No messagesJust now');
  expect(within(second).queryByRole('img')).toBeNull();
  await userEvent.click(within(second).getByRole('button'));
  expect(screen.getByText('e2').tagName).toBe('OUTPUT');
  closeChat('e2');
});

it.each([false, true])('a minimized chat can be opened (on a phone: %s)', async (isPhone) => {
  const [onOpen, onClose] = [vi.fn(), vi.fn()];
  const draw = (thread: Thread) => (
    <MinimizedChat
      name="Vera"
      thread={thread}
      unread={2}
      isPhone={isPhone}
      onOpen={onOpen}
      onClose={onClose}
    />
  );
  const { container, rerender } = render(draw(open()));
  await userEvent.click(screen.getByRole('button', { name: 'Open the chat with Vera' }));
  expect(onOpen).toHaveBeenCalledOnce();
  expect(container.textContent).toBe('VVVera2 unread');
  await userEvent.click(screen.getByRole('button', { name: 'Close the chat with Vera' }));
  expect(onClose).toHaveBeenCalledOnce();
  rerender(draw(open({ connection: 'closed', session: null })));
  expect(container.textContent).toBe('?VeraDisconnected2 unread');
});

it('a rating fills that many of five stars, and "Not rated" is shown for none', () => {
  const { container, rerender } = render(<Stars rating={2} />);
  const filled = () =>
    [...container.querySelectorAll('svg')].map((star) => star.classList.contains('fill-warning'));
  expect(screen.getByRole('img', { name: 'Rated 2 of 5 stars' })).toBeDefined();
  expect(filled()).toEqual([true, true, false, false, false]);
  rerender(<Stars rating={0} />);
  expect(screen.getByRole('img', { name: 'Not rated' })).toBeDefined();
  expect(filled()).toEqual(Array(5).fill(false));
});

it.each([
  [0, ''],
  [1, '1 unread'],
  [99, '99 unread'],
  [100, '99+ unread'],
])('%d unread messages are shown as %j', (count, text) => {
  expect(render(<Unread count={count} />).container.textContent).toBe(text);
});
