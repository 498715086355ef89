import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { dismissToast, shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';
import DeletedPage from './DeletedPage.tsx';
import SpamPage from './SpamPage.tsx';

const at = '2026-11-21T10:00:00.000Z';
const one = {
  id: 't1',
  ticketNumber: 'TK-1',
  subject: 'You have won',
  customerName: null,
  customerEmail: 'win@casino.example',
  firstWords: 'Click here',
  putAwayAt: at,
  putAwayBy: 'Ada',
  blockedBy: null,
  leavesAt: '2026-12-21T10:00:00.000Z',
};
const two = {
  ...one,
  id: 't2',
  ticketNumber: 'TK-2',
  blockedBy: 'casino.example',
  putAwayBy: null,
};
const detail = {
  ...one,
  description: 'Click here to claim it',
  files: [],
  createdAt: at,
  mailId: 'm1',
  messages: [],
  evidence: [{ name: 'Authentication-Results', value: 'spf=fail' }],
};
const done = ({ body }: { body: unknown }) => ({
  ...(body as object),
  done: idsOf(body),
  failed: [],
});
const idsOf = (body: unknown) => (body as { ids: string[] }).ids;

afterEach(() => {
  cleanup();
  dismissToast(shownToast()?.id ?? 0);
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('a spam ticket can be read in place, with the origin of its email, and restored', async () => {
  const calls = answerOperations({
    'tickets.listSpam': () => [one, two],
    'tickets.getSpam': () => detail,
    'tickets.unmarkSpam': done,
  });
  drawPage(SpamPage, member('agent'), { path: '/spam', paths: ['/settings'] });
  const list = await screen.findByRole('list', { name: 'Spam' });
  expect(await within(list).findAllByText('Blocked: casino.example')).toHaveLength(1);
  await userEvent.click(await screen.findByRole('button', { name: /TK-1/ }));
  expect(await screen.findByText('Click here to claim it')).toBeDefined();
  expect(screen.getByText('spf=fail')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Block sender' })).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select TK-2' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Not spam' })[0] as HTMLElement);
  await waitFor(() => expect(shownToast()?.title).toBe('Marked as not spam'));
  const sent = calls.find(({ operation }) => operation === 'tickets.unmarkSpam');
  expect(idsOf(sent?.body)).toEqual(['t2']);
});

it.each([
  ['Spam', SpamPage],
  ['Deleted', DeletedPage],
] as const)('%s can be searched, and a search without results cleared', async (place, Page) => {
  const calls = answerOperations({
    [`tickets.list${place}`]: ({ query }: { query: Record<string, string> }) =>
      query.q === 'zebra' ? [] : query.q ? [two] : [one, two],
  });
  drawPage(Page, member('admin'), { path: '/archive', paths: ['/settings'] });
  expect(await screen.findByRole('button', { name: /TK-1/ })).toBeDefined();
  const box = screen.getByRole('searchbox', { name: `Search ${place}` });
  await userEvent.type(box, 'casino');
  await waitFor(() => expect(screen.queryByRole('button', { name: /TK-1/ })).toBeNull());
  expect(screen.getByRole('button', { name: /TK-2/ })).toBeDefined();
  expect(calls.at(-1)?.query).toMatchObject({ q: 'casino' });
  await userEvent.clear(box);
  await userEvent.type(box, 'zebra');
  await press('Clear search');
  expect(await screen.findByRole('button', { name: /TK-1/ })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

it('a ticket in the trash is restored at once, and deleted permanently after a question', async () => {
  const calls = answerOperations({
    'tickets.listDeleted': () => [one, two],
    'tickets.restore': done,
    'tickets.deleteForGood': done,
  });
  drawPage(DeletedPage, member('admin'), { path: '/deleted' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all tickets shown' }));
  await press('Restore');
  await waitFor(() => expect(shownToast()?.title).toBe('2 tickets restored'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select TK-1' }));
  await press('Delete permanently');
  const dialog = await screen.findByRole('dialog', { name: 'Delete TK-1 permanently?' });
  expect(calls.some(({ operation }) => operation === 'tickets.deleteForGood')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Ticket permanently deleted'));
});

it('a ticket is marked as spam with #, and the toast restores it', async () => {
  const calls = serve(ticketDetail(), { 'tickets.markSpam': done, 'tickets.unmarkSpam': done });
  const { router } = drawTicket(member('agent'));
  await screen.findByRole('button', { name: 'Resolve' });
  await userEvent.keyboard('#');
  await waitFor(() => expect(shownToast()?.title).toBe('Marked as spam'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/tickets'));
  shownToast()?.undo?.();
  await waitFor(() =>
    expect(calls.some(({ operation }) => operation === 'tickets.unmarkSpam')).toBe(true),
  );
});

it('its sender is blocked too, alone or with everyone at their domain', async () => {
  const calls = serve(ticketDetail({ customerEmail: 'win@casino.example' }), {
    'tickets.markSpam': done,
    'blockedSenders.create': () => ({
      id: 'b1',
      value: 'casino.example',
      kind: 'domain',
      reason: 'Casino',
      addedBy: 'Ada',
      chatId: null,
      createdAt: at,
    }),
  });
  drawTicket(member('agent'));
  await press('More actions');
  await userEvent.click(
    await screen.findByRole('menuitem', { name: 'Mark as spam and block sender…' }),
  );
  await userEvent.click(await screen.findByRole('radio', { name: 'Everyone at casino.example' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Casino');
  await press('Block');
  await waitFor(() =>
    expect(calls.some(({ operation }) => operation === 'tickets.markSpam')).toBe(true),
  );
  const sent = calls.find(({ operation }) => operation === 'blockedSenders.create');
  expect(sent?.body).toEqual({ value: 'casino.example', reason: 'Casino' });
});
