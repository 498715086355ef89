import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { dismissToast, shownToast, undoLast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { ada, jonas, messageLike, ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from './test-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  dismissToast(shownToast()?.id ?? 0);
});

const card = async () => screen.findByRole('region', { name: 'Followers' });
const sentBy = (calls: ReturnType<typeof serve>) => () =>
  calls
    .filter(({ operation }) => operation.endsWith('follow'))
    .map(({ operation, params, body }) => [operation, params, body]);

it('a member follows a ticket with a shortcut, and undoes it', async () => {
  const calls = serve(ticketDetail(), {
    'tickets.follow': { followers: [ada] },
    'tickets.unfollow': { followers: [] },
  });
  const sent = sentBy(calls);
  drawTicket({ ...member('agent'), id: 'u1' });
  await within(await card()).findByRole('button', { name: 'Follow' });
  await userEvent.keyboard('f');
  await within(await card()).findByText('Ada Lovelace (you)');
  expect(shownToast()?.text).toBe('You follow TK-2026-000001');
  undoLast();
  await waitFor(() =>
    expect(within(screen.getByRole('region', { name: 'Followers' })).queryByText(/Ada/)).toBeNull(),
  );
  expect(sent()).toEqual([
    ['tickets.follow', { id: 't1' }, { userIds: ['u1'] }],
    ['tickets.unfollow', { id: 't1', userId: 'u1' }, undefined],
  ]);
});

it('a colleague can be added and removed', async () => {
  const calls = serve(ticketDetail(), {
    'tickets.follow': { followers: [jonas] },
    'tickets.unfollow': { followers: [] },
  });
  drawTicket({ ...member('agent'), id: 'u1' });
  await userEvent.click(
    await within(await card()).findByRole('button', { name: 'Add a follower' }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Jonas Weber' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove follower Jonas Weber' }));
  await waitFor(() =>
    expect(shownToast()?.text).toBe('Jonas Weber no longer follows TK-2026-000001'),
  );
  expect(sentBy(calls)()).toHaveLength(2);
});

it('a note highlights its mentions, even if a name has changed since', async () => {
  const message = 'Ask @Jonas Weber, or jonas@Jonas';
  const mentions = [{ id: 'u2', name: 'Jonas Weber', currentName: 'Jonas Smith' }];
  serve(ticketDetail({ messages: [messageLike({ message, isInternal: true, mentions })] }));
  drawTicket();
  const note = await screen.findByRole('listitem', { name: 'Internal note' });
  const mark = within(note).getByText('@Jonas Weber');
  expect([mark.tagName, mark.title, mark.textContent]).toEqual([
    'MARK',
    'Now Jonas Smith',
    '@Jonas Weber (now Jonas Smith)',
  ]);
});

it('a customer sees no followers', async () => {
  serve(ticketDetail());
  drawTicket(member('customer'));
  await screen.findByRole('heading', { name: 'Kettle leaks' });
  expect(screen.queryByRole('region', { name: 'Followers' })).toBeNull();
});
