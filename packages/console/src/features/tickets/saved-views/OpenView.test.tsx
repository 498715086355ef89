import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { failed } from '../../../test/operations.ts';
import { drawTickets, listed, serve, subjects } from '../list/test-page.tsx';
import { savedView } from './test-views.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const view = savedView({ query: 'priority:urgent' });
const viewsOf = (...views: (typeof view)[]) => ({
  'views.list': { views, defaultView: null },
  'views.counts': [],
  'tags.list': [],
});

it('an address that only names a view shows its filters, and never all tickets', async () => {
  const calls = serve(viewsOf(view));
  const { router } = drawTickets(member('agent'), '?view=v1');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ priority: 'urgent', view: 'v1' }),
  );
  await waitFor(() => expect(subjects().length).toBeGreaterThan(0));
  expect(listed(calls).every((query) => query.priority === 'urgent')).toBe(true);
});

it('a deleted view shows nothing, says so, and offers all tickets', async () => {
  const calls = serve(viewsOf());
  const { router } = drawTickets(member('agent'), '?view=v1');
  expect(await screen.findByText("It was deleted, or isn't shared with you.")).toBeDefined();
  expect(listed(calls)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show all tickets' }));
  await waitFor(() => expect(subjects().length).toBeGreaterThan(0));
  expect(router.state.location.search).toEqual({});
});

it('a view that names a deleted tag shows nothing', async () => {
  const calls = serve(viewsOf(savedView({ query: 'tag:refunds' })));
  const { router } = drawTickets(member('agent'), '?view=v1');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ tags: 'refunds', view: 'v1' }),
  );
  await waitFor(() => expect(listed(calls)).not.toEqual([]));
  expect(listed(calls).every((query) => query.tags === 'refunds')).toBe(true);
});

it("shows no tickets if views can't be loaded", async () => {
  const calls = serve({ 'views.list': failed });
  drawTickets(member('agent'), '?view=v1');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(listed(calls)).toEqual([]);
});
