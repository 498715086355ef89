import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { closeChat } from '../../../data/open-chats.ts';
import { chat, said } from '../../../test/chats.ts';
import { member } from '../../../test/harness.tsx';
import { failed } from '../../../test/operations.ts';
import { drawTickets, listed, serve } from '../list/test-page.tsx';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const bot = said(2, { senderType: 'bot', senderName: 'Bot', message: "I don't know" });
const vera = chat({
  requestedAt: minutesAgo(3),
  messages: [said(1, { message: 'Where is my parcel?' }), bot],
});
const walt = chat({ id: 'c2', customerName: 'Walt', requestedAt: minutesAgo(20) });
const chats = [vera, walt];

const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const section = () => screen.findByRole('region', { name: 'Chats waiting' });
const focused = () => document.activeElement?.textContent;

afterEach(() => {
  cleanup();
  for (const { id } of chats) closeChat(id);
  vi.unstubAllGlobals();
});

it('waiting chats are shown above the tickets that need a reply, with the question, longest waiting first', async () => {
  const calls = serve({ 'chat.list': chats });
  drawTickets(member('agent'), '?turn=us');
  const rows = within(await section()).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'WaltWords 1Waiting 20 mAccept',
    'Vera VisitorWhere is my parcel?Waiting 3 mAccept',
  ]);
  expect(listed(calls)[0]).toMatchObject({ turn: 'us', sort: 'waiting' });
});

it('j and k move through chats and tickets as one list, and a accepts the focused chat', async () => {
  const calls = serve({
    'chat.list': chats,
    'chat.accept': ({ params }) => chat({ id: params.id }),
  });
  drawTickets(member('agent'), '?turn=us');
  await section();
  press('j');
  expect(focused()).toBe('Walt');
  press('j', 'j');
  expect(focused()).toBe('Kettle leaks');
  press('k');
  expect(focused()).toBe('Vera Visitor');
  press('k', 'k');
  expect(focused()).toBe('Walt');
  press('a');
  await waitFor(() =>
    expect(
      calls.filter(({ operation }) => operation === 'chat.accept').map(({ params }) => params),
    ).toEqual([{ id: 'c2' }]),
  );
});

it('a click accepts a chat', async () => {
  const calls = serve({ 'chat.list': [vera], 'chat.accept': vera });
  drawTickets(member('agent'), '?turn=us');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Accept the chat with Vera Visitor' }),
  );
  expect(calls.filter(({ operation }) => operation === 'chat.accept')).toHaveLength(1);
});

it.each(['', '?turn=us&priority=high', '?turn=customer'])(
  'other lists have no chats: %s',
  async (search) => {
    const calls = serve({ 'chat.list': chats });
    drawTickets(member('agent'), search);
    await screen.findByText('Kettle leaks');
    await waitFor(() =>
      expect(calls.map(({ operation }) => operation)).toContain('tickets.unread'),
    );
    expect(calls.filter(({ operation }) => operation === 'chat.list')).toEqual([]);
  },
);

it('users who may not answer chats see none', async () => {
  const calls = serve({ 'chat.list': chats });
  const user = member('agent');
  const permissions = user.permissions.filter((one) => one !== 'manage_live_chat');
  drawTickets(member('agent', { permissions }), '?turn=us');
  await screen.findByText('Kettle leaks');
  expect(calls.filter(({ operation }) => operation === 'chat.list')).toEqual([]);
});

it('says that loading failed, and retries', async () => {
  let isUp = false;
  serve({ 'chat.list': () => (isUp ? chats : failed) });
  drawTickets(member('agent'), '?turn=us');
  await screen.findByText('Failed to load waiting chats.');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await section();
});
