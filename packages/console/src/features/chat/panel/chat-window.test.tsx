import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeChat, openChat, useOpenChats } from '../../../data/open-chats.ts';
import { chat, said } from '../../../test/chats.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, failed, forbidden } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { fakeSockets } from '../../../test/sockets.ts';
import ChatDock from './ChatDock.tsx';
// Lazily loaded in the console; loaded in advance here.
import './ChatWindow.tsx';

let sockets: ReturnType<typeof fakeSockets>;
let isPhone: boolean;
const ids = ['c1', 'c2', 'c3', 'c4'];
const kept = 'helpdesk_open_chats:o1:u2';
type Answers = Parameters<typeof answerOperations>[0];

function serve(answers: Answers = {}) {
  return answerOperations({
    'realtime.ticket': { ticket: 't', expiresAt: '' },
    'chat.get': ({ params }) =>
      ({
        ...chat({ id: params.id as string, customerName: params.id as string }),
        visitor: null,
        earlier: [],
        timeline: [],
      }) as never,
    ...answers,
  });
}

function draw(more: () => React.ReactNode = () => null, user = member('agent')) {
  const Page = () => (
    <>
      <ChatDock />
      {more()}
      <output>{useOpenChats().map(({ id }) => id)}</output>
    </>
  );
  return drawPage(Page, user, { paths: ['/tickets/$id'] });
}
const open = (id: string) => act(async () => openChat(id));
const panels = () =>
  screen.queryAllByRole('dialog').map((one) => one.querySelector('h2')?.textContent);
const tabs = () =>
  screen.queryAllByRole('region').flatMap((one) => one.getAttribute('aria-label') ?? []);
const widen = (width: number) =>
  act(() => {
    Object.assign(window, { innerWidth: width });
    window.dispatchEvent(new Event('resize'));
  });
const box = () => screen.getByRole('textbox', { name: /^Message to/ });

beforeEach(() => {
  sessionStorage.clear();
  sockets = fakeSockets();
  isPhone = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener() {},
    removeEventListener() {},
  }));
  Object.assign(window, { innerWidth: 1_024 });
  serve();
});
/** Ends the wait of a closed panel for its row by focusing something else. */
async function endWaiting() {
  const other = document.createElement('button');
  document.body.append(other);
  other.focus();
  await Promise.resolve();
  other.remove();
}

afterEach(async () => {
  act(() => ids.forEach(closeChat));
  cleanup();
  await endWaiting();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Object.assign(window, { innerWidth: 1_024 });
});

it("the user's chats are open again after a reload, without the focus", async () => {
  const before = { id: 'c2', minimized: false, used: 4 };
  sessionStorage.setItem(kept, JSON.stringify([{ ...before, id: 'c1', minimized: true }, before]));
  // Chats are restored once per user and page load, and the other tests share one user.
  draw(undefined, member('agent', { id: 'u2' }));
  await waitFor(() => expect(panels()).toEqual(['c2']));
  await waitFor(() => expect(tabs()).toEqual(['Chat with c1, minimized']));
  expect(document.activeElement).toBe(document.body);
  await open('c2');
  await waitFor(() => expect(document.activeElement).toBe(box()));
  (document.activeElement as HTMLElement).blur();
  await open('c2');
  expect(document.activeElement).toBe(box());
});

it('the most recently used panels are open, as many as fit', async () => {
  draw();
  await screen.findByRole('status');
  for (const id of ['c1', 'c2', 'c3']) await open(id);
  await waitFor(() => expect(panels()).toEqual(['c2', 'c3']));
  await waitFor(() => expect(tabs()).toEqual(['Chat with c1, minimized']));
  // A sidebar of 232 pixels, a margin of 16, and 372 for each panel.
  widen(232 + 16 + 2 * 372 - 1);
  expect(panels()).toEqual(['c3']);
  widen(232 + 16 + 2 * 372);
  expect(panels()).toEqual(['c2', 'c3']);
  widen(100);
  expect(panels()).toEqual(['c3']);
  // A chat that the agent has minimized takes up 120 pixels.
  widen(232 + 16 + 2 * 372 + 119);
  await userEvent.click(screen.getByRole('button', { name: 'Open the chat with c1' }));
  expect(panels()).toEqual(['c1', 'c3']);
  fireEvent.keyDown(screen.getAllByRole('dialog')[0] as HTMLElement, { key: 'Escape' });
  expect(panels()).toEqual(['c3']);
  widen(232 + 16 + 2 * 372 + 120);
  expect(panels()).toEqual(['c2', 'c3']);
});

it('a phone shows one chat as a screen, which Back closes; then a bar lists all chats', async () => {
  isPhone = true;
  Object.assign(window, { innerWidth: 3_000 });
  draw();
  await screen.findByRole('status');
  await open('c1');
  await open('c2');
  await waitFor(() => expect(panels()).toEqual(['c2']));
  act(() => history.back());
  await waitFor(() => expect(panels()).toEqual([]));
  expect(screen.getAllByRole('button', { name: /^Open the chat/ })).toHaveLength(2);
  const entries = history.length;
  await userEvent.click(screen.getByRole('button', { name: 'Open the chat with c1' }));
  expect(panels()).toEqual(['c1']);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(panels()).toEqual([]);
  // Its history entry is removed too, so Back leaves the page.
  await waitFor(() => expect(history.state?.chatScreen).toBeUndefined());
  expect(history.length).toBe(entries);
});

it.each([
  [forbidden, 'Chat session not found', false],
  [failed, 'Something went wrong', true],
])("says why a chat can't be loaded (%#)", async (answer, text, canRetry) => {
  let give = () => {};
  const answers: unknown[] = [answer, { ...chat(), visitor: null, earlier: [], timeline: [] }];
  const calls = serve({
    'chat.get': () =>
      new Promise((resolve) => {
        give = () => resolve(answers.shift() as never);
      }),
  });
  draw();
  await screen.findByRole('status');
  await open('c1');
  await waitFor(() => expect(panels()).toEqual(['Chat']));
  expect(screen.getByText('Loading...')).toBeDefined();
  expect(screen.queryByRole('log')).toBeNull();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  await waitFor(() => expect(sockets).toHaveLength(1));
  give();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(`Failed to load data${text}${canRetry ? 'Try again' : ''}`);
  if (!canRetry) return;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const reads = () => calls.filter(({ operation }) => operation === 'chat.get');
  await waitFor(() => expect(reads()).toHaveLength(2));
  give();
  expect(await screen.findByRole('log')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(box()));
});

it('shows the chat as read over HTTP before the socket has sent anything, and marks it as read then', async () => {
  draw();
  await screen.findByRole('status');
  await open('c1');
  expect(await screen.findByText('Words 1')).toBeDefined();
  await waitFor(() => expect(sockets).toHaveLength(1));
  act(() => sockets[0]?.accept({ type: 'hello', seq: 1 }));
  expect(sockets[0]?.sent).toEqual([{ type: 'read', read: 1, delivered: 1 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Minimize' }));
  act(() => sockets[0]?.serve({ type: 'chat_message', data: said(2) }));
  expect(sockets[0]?.sent.at(-1)).toEqual({ type: 'read', read: 0, delivered: 2 });
  expect(sockets[0]?.url).toContain('sessionId=c1&userId=u1');
});

it('shows and hides the visitor, and focuses the text box after accepting a chat', async () => {
  serve({ 'chat.accept': chat({ status: 'active', agentId: 'u1' }) });
  draw();
  await screen.findByRole('status');
  await open('c1');
  const about = await screen.findByRole('button', { name: 'About the visitor' });
  await screen.findByRole('log');
  await userEvent.click(about);
  expect(screen.getByRole('region', { name: 'Visitor' })).toBeDefined();
  await userEvent.click(about);
  expect(screen.queryByRole('region', { name: 'Visitor' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(document.activeElement).toBe(box()));
});

it.each([
  [false, 'c1'],
  [true, ''],
])('shows its ticket next to it, or instead of it on a phone (%s)', async (phone, left) => {
  isPhone = phone;
  const withTicket = { ...chat({ ticketId: 't1' }), visitor: null, earlier: [], timeline: [] };
  serve({ 'chat.get': withTicket as never });
  const { router } = drawPage(() => <ChatDock />, member('agent'), { paths: ['/tickets/$id'] });
  await open('c1');
  await screen.findByRole('log');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'View ticket' }));
  expect(navigate).toHaveBeenCalledOnce();
  expect(screen.queryAllByRole('dialog')).toHaveLength(left ? 1 : 0);
});

const row = (id: string) => <button type="button" data-chat={id} aria-label="Row" />;

it('the focus returns to the row of the chat, however its panel is closed', async () => {
  draw(() => row('c1'));
  await screen.findByRole('status');
  const focused = () => document.activeElement?.getAttribute('data-chat');
  for (const name of ['Minimize', 'Close']) {
    await open('c1');
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(focused()).toBe('c1');
  }
  expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('');
});

it("the focus doesn't jump to a row that comes too late, or if it has moved elsewhere", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  draw(() => <input aria-label="Other" />);
  await screen.findByRole('status');
  const add = async () => {
    const late = document.createElement('button');
    late.dataset.chat = 'c1';
    document.body.append(late);
    await act(async () => {});
    const has = document.activeElement === late;
    late.remove();
    return has;
  };
  const shut = async () => {
    await open('c1');
    await screen.findByRole('log');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    (document.activeElement as HTMLElement | null)?.blur();
  };
  await shut();
  expect(await add()).toBe(true);
  // The row has moved to another group.
  expect(await add()).toBe(true);
  await shut();
  screen.getByLabelText('Other').focus();
  document.body.append(document.createElement('i'));
  await act(async () => {});
  screen.getByLabelText('Other').blur();
  expect(await add()).toBe(false);
  await shut();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(await add()).toBe(false);
});

it('Escape first closes anything above the panel', async () => {
  draw();
  await screen.findByRole('status');
  await open('c1');
  await screen.findByRole('log');
  const escape = () => fireEvent.keyDown(box(), { key: 'Escape' });
  fireEvent.keyDown(box(), { key: 'a' });
  document.documentElement.toggleAttribute('data-modal', true);
  escape();
  document.documentElement.toggleAttribute('data-modal', false);
  const menu = document.createElement('div');
  menu.setAttribute('role', 'menu');
  document.body.append(menu);
  escape();
  menu.remove();
  const taking = (event: Event) => event.preventDefault();
  box().addEventListener('keydown', taking);
  escape();
  box().removeEventListener('keydown', taking);
  expect(panels()).toEqual(['c1']);
  escape();
  expect(panels()).toEqual([]);
});
