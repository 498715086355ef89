import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeChat, openChat, useOpenChats } from '../../../data/open-chats.ts';
import { chat, said } from '../../../test/chats.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { organizationContext } from '../../../test/organizations.ts';
import { drawPage } from '../../../test/page.tsx';
import { fakeSockets } from '../../../test/sockets.ts';
import ChatDock from '../panel/ChatDock.tsx';
import LiveChatPage from '../queue/LiveChatPage.tsx';
// Lazily loaded in the console; loaded in advance here.
import './OpenPanes.tsx';
import './KeepOpen.tsx';

const me = member('agent').id;
const mine = { status: 'active', agentId: me, agent: { userId: me, name: 'Ada' } } as const;
const chats = {
  waiting: [chat({ id: 'w1', customerName: 'Wim' })],
  active: [
    chat({ id: 'm1', customerName: 'Mia', ...mine }),
    chat({ id: 'm2', customerName: 'Max', ...mine }),
  ],
  bot: [],
  closed: [chat({ id: 'x1', customerName: 'Xenia', status: 'closed', closedAt: null })],
};
const all = Object.values(chats).flat();
let sockets: ReturnType<typeof fakeSockets>;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  sockets = fakeSockets();
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width'),
    addEventListener() {},
    removeEventListener() {},
  }));
});

afterEach(() => {
  cleanup();
  for (const { id } of all) closeChat(id);
  vi.unstubAllGlobals();
});

function draw(at = '/live-chat') {
  const calls = answerOperations({
    'chat.stats': { total: 4, waiting: 1, active: 2, bot: 0, closed: 1 },
    'chat.list': ({ query }) => chats[query.status as keyof typeof chats],
    'chat.get': ({ params }) => {
      const found = all.find(({ id }) => id === params.id) ?? chat({ messages: [said(1)] });
      return { ...found, visitor: null, earlier: [], timeline: [] } as never;
    },
    'chat.accept': ({ params }) => chat({ ...mine, id: params.id as string }),
    'tickets.list': [],
    'realtime.ticket': { ticket: 't', expiresAt: '' },
    'organization.get': organizationContext('agent'),
  });
  const Page = () => (
    <>
      <main>
        <LiveChatPage />
      </main>
      <ChatDock />
      <output aria-label="Open">
        {useOpenChats()
          .map(({ id, minimized }) => (minimized ? `(${id})` : id))
          .join(' ')}
      </output>
    </>
  );
  return { ...drawPage(Page, member('agent'), { path: '/live-chat', at }), calls };
}

const row = (name: string) => screen.findByRole('button', { name });
const box = (name: string) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Message to ${name}` });
const open = () => screen.getByLabelText('Open').textContent;

it('a selected chat is shown next to the list with its visitor and address, not in a panel', async () => {
  const { router } = draw();
  await screen.findByText('No chat selected');
  await userEvent.click(await row('Mia'));
  expect(await screen.findByRole('region', { name: 'Mia' })).toBeDefined();
  expect(screen.getByRole('region', { name: 'Visitor' }).textContent).toContain('Mia');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(router.state.location.search).toEqual({ chat: 'm1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByText('No chat selected');
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

it('the address opens a chat, and another one if it changes', async () => {
  const { router } = draw('/live-chat?chat=m1');
  expect(await box('Mia')).toBeDefined();
  await act(() => router.navigate({ to: '/live-chat', search: { chat: 'm2' } } as never));
  expect(await box('Max')).toBeDefined();
  expect(router.state.location.search).toEqual({ chat: 'm2' });
});

it("the agent's own chats stay connected in the background; a closed one that was viewed doesn't", async () => {
  draw();
  await userEvent.click(await row('Xenia'));
  await screen.findByRole('textbox', { name: 'Message to Xenia' });
  await userEvent.click(await row('Mia'));
  await userEvent.type(await box('Mia'), 'Half a sentence');
  await userEvent.click(await row('Max'));
  await box('Max');
  await waitFor(() => expect(open()).toBe('(m1) m2'));
  await waitFor(() => expect(sockets.filter(({ readyState }) => readyState !== 3)).toHaveLength(2));
  await userEvent.click(await row('Mia'));
  const mia = await box('Mia');
  await waitFor(() => expect(mia.value).toBe('Half a sentence'));
  await waitFor(() => expect(open()).toBe('m1 (m2)'));
});

it("Escape moves the focus from the text box to the chat's row, and keeps the text", async () => {
  draw();
  await userEvent.click(await row('Mia'));
  await userEvent.type(await box('Mia'), 'Half a sentence{Escape}');
  expect(document.activeElement?.getAttribute('data-chat')).toBe('m1');
  expect((await box('Mia')).value).toBe('Half a sentence');
  fireEvent.keyDown(document.activeElement as Element, { key: 'j' });
  expect(document.activeElement?.getAttribute('data-chat')).toBe('m2');
});

it('a accepts the waiting chat, whatever is open, and ] hides the visitor', async () => {
  const { calls } = draw('/live-chat?chat=m1');
  const text = await box('Mia');
  text.blur();
  fireEvent.keyDown(document.body, { key: ']' });
  expect(screen.queryByRole('region', { name: 'Visitor' })).toBeNull();
  await row('Wim');
  fireEvent.keyDown(document.body, { key: 'a' });
  await waitFor(() =>
    expect(calls.filter(({ operation }) => operation === 'chat.accept')).toMatchObject([
      { params: { id: 'w1' } },
    ]),
  );
  expect(await screen.findByRole('region', { name: 'Wim' })).toBeDefined();
});

it('a chat that is opened elsewhere, for example by a notification, is shown at once', async () => {
  draw();
  await row('Mia');
  act(() => openChat('m2'));
  expect(await screen.findByRole('region', { name: 'Max' })).toBeDefined();
});
