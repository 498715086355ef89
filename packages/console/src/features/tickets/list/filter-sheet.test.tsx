import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { drawTickets, listed, serve } from './test-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a phone has one search, one sort field and one button for all filters', async () => {
  const calls = serve();
  const { router } = drawTickets(member('agent'), '', false, true);
  await screen.findByText('Kettle leaks');
  expect(screen.getAllByRole('combobox').map(({ ariaLabel }) => ariaLabel)).toEqual(['Sort by']);
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Priority' }), 'High');
  await waitFor(() => expect(router.state.location.search).toEqual({ priority: 'high' }));
  await userEvent.click(sheet.getByRole('button', { name: /^Open/ }));
  await waitFor(() => expect(listed(calls).at(-1)).toMatchObject({ status: 'open' }));
  await userEvent.click(await sheet.findByRole('button', { name: 'Show 2 tickets' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Filter, 2 set' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

it('the figures match the filters, regardless of the status', async () => {
  const none = { total: 0, open: 0, in_progress: 0, resolved: 0, closed: 0 };
  const all = { total: 90, open: 40, in_progress: 20, resolved: 20, closed: 10 };
  serve({
    'tickets.stats': ({ query }) =>
      query.query === 'turn:us'
        ? { ...none, total: 5, open: 5 }
        : query.query === 'turn:us is:unread' || query.query === 'status:open turn:us is:unread'
          ? { ...none, total: 3, open: 3 }
          : all,
  });
  drawTickets(member('agent'), '?turn=us&status=open');
  const cards = await screen.findByRole('list', { name: 'Tickets by status' });
  await waitFor(() => expect(cards.textContent).toBe('Total5Open5In Progress0Resolved0Closed0'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Unread/ }).textContent).toBe('Unread 3'),
  );
  expect(screen.getByText('2 of 90')).toBeDefined();
});
