import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeChat, openChat } from '../../../data/open-chats.ts';
import { chat, said } from '../../../test/chats.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { fakeSockets } from '../../../test/sockets.ts';
import ChatDock from './ChatDock.tsx';
// Lazily loaded in the console; loaded in advance here.
import './ChatWindow.tsx';

const visitor = {
  pageUrl: 'https://shop.test/grinders',
  startedOn: 'https://shop.test/',
  referrer: null,
  browser: 'Firefox 133 on Windows',
  openedBy: null,
  context: [],
};
let sockets: ReturnType<typeof fakeSockets>;
let phone = false;

function serve(session = chat()) {
  const detail = { ...session, visitor, earlier: [], timeline: [], notes: [], blockedSender: null };
  answerOperations({
    'realtime.ticket': { ticket: 't', expiresAt: '' },
    'chat.get': detail,
  });
}

/** Opens the chat in a panel, and its socket with the server's first frames. */
async function open(session = chat(), { connected = true } = {}) {
  drawPage(ChatDock, member('agent'));
  await act(async () => openChat('c1'));
  await waitFor(() => expect(sockets).toHaveLength(1));
  if (!connected) return;
  await act(async () => {
    sockets[0]?.accept(
      { type: 'session_updated', data: { ...session, messages: [] } },
      ...session.messages.map((data) => ({ type: 'chat_message', data })),
      { type: 'hello', seq: session.lastSeq },
    );
  });
}

const panel = (name = 'Vera Visitor') => screen.getByRole('dialog', { name });
const box = () => screen.getByRole('textbox', { name: /^Message to/ }) as HTMLTextAreaElement;

beforeEach(() => {
  sessionStorage.clear();
  sockets = fakeSockets();
  phone = false;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: phone,
    addEventListener() {},
    removeEventListener() {},
  }));
  serve();
});

afterEach(() => {
  act(() => closeChat('c1'));
  cleanup();
  vi.unstubAllGlobals();
});

it('says Connecting... and Disconnected while it is not connected', async () => {
  await open(chat(), { connected: false });
  expect(await screen.findByText('Connecting...')).toBeDefined();
  await act(async () => sockets[0]?.accept({ type: 'hello', seq: 1 }));
  expect(screen.queryByText('Connecting...')).toBeNull();
  await act(async () => sockets[0]?.cut());
  expect(screen.getByText('Disconnected')).toBeDefined();
});

it('announces messages in a log that exists before the first message', async () => {
  const empty = chat({ messages: [], lastSeq: 0, customerName: null, customerEmail: null });
  serve(empty);
  await open(empty);
  const log = screen.getByRole('log', { name: 'Messages of the chat with Anonymous Customer' });
  expect(log.textContent).toBe('No messages yet');
  await act(async () => sockets[0]?.serve({ type: 'chat_message', data: said(1) }));
  expect(log.textContent).toContain('Words 1');
});

it('sends with Enter, not with Shift+Enter, and never an empty message', async () => {
  await open(chat({ status: 'active', agentId: 'u1' }));
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  await userEvent.type(box(), '  {Enter}');
  await userEvent.clear(box());
  await userEvent.type(box(), 'One{Shift>}{Enter}{/Shift}Two{Enter}');
  expect(box().value).toBe('');
  const sent = sockets[0]?.sent.filter(({ type }) => type === 'chat_message');
  expect(sent).toMatchObject([{ message: 'One\nTwo', senderType: 'agent' }]);
  expect(screen.getByText('Sending...')).toBeDefined();
});

it('shows messages that are written while disconnected', async () => {
  await open(chat({ status: 'active', agentId: 'u1' }));
  await act(async () => sockets[0]?.cut());
  await userEvent.type(box(), 'Still here{Enter}');
  expect(screen.getByText('Still here')).toBeDefined();
  expect(screen.getByText('Waiting for the connection')).toBeDefined();
});

it('a closed chat accepts no messages, and shows its rating as five stars', async () => {
  const closed = chat({ status: 'closed', rating: 3, ratingComment: 'Fine', closedAt: null });
  serve(closed);
  await open(closed);
  expect(box().disabled).toBe(true);
  expect(box().placeholder).toBe('This chat is closed');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('img', { name: 'Rated 3 of 5 stars' }).children).toHaveLength(5);
  expect(screen.getByText('“Fine”')).toBeDefined();
});

it('is minimized, restored with its draft, and closed', async () => {
  await open();
  await userEvent.type(box(), 'Half a sent');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => sockets[0]?.serve({ type: 'chat_message', data: said(2) }));
  expect(screen.getByText('2')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Open the chat with Vera Visitor' }));
  expect(box().value).toBe('Half a sent');
  expect(document.activeElement).toBe(box());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Vera Visitor')).toBeNull();
  expect(sockets[0]?.readyState).toBe(3);
});

it('focuses its row in the list, even if that is rendered later', async () => {
  await open();
  await userEvent.type(box(), 'Half a sent{Escape}');
  expect(document.activeElement).toBe(document.body);
  const row = document.createElement('button');
  row.dataset.chat = 'c1';
  document.body.append(row);
  await waitFor(() => expect(document.activeElement).toBe(row));
  row.remove();
});

it('fills the screen of a phone as a modal dialog', async () => {
  phone = true;
  await open();
  expect(panel().getAttribute('aria-modal')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: 'Open the chat with Vera Visitor' })).toBeDefined();
});

it('shows the visitor: their page, browser, address and that their identity is verified', async () => {
  const known = chat({ isVerified: true, pageUrl: visitor.pageUrl });
  serve(known);
  await open(known);
  await userEvent.click(screen.getByRole('button', { name: 'About the visitor' }));
  const about = screen.getByRole('region', { name: 'Visitor' });
  await waitFor(() => expect(about.textContent).toContain('Firefox 133 on Windows'));
  expect(about.textContent).toContain('Verified');
  const links = [...about.querySelectorAll('a')].map(({ href }) => href);
  expect(links).toEqual(['mailto:vera@example.com', visitor.pageUrl, visitor.startedOn]);
});

it('shows an address that is not http or https without a link', async () => {
  const odd = chat({ pageUrl: 'javascript:alert(1)' });
  serve(odd);
  await open(odd);
  await userEvent.click(screen.getByRole('button', { name: 'About the visitor' }));
  expect(screen.getByText('javascript:alert(1)').tagName).toBe('SPAN');
});
