import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { failed } from '../../../test/operations.ts';
import { ticketDetail, ticketLike } from '../../../test/tickets.ts';
import { drawTicket, serve as serveTicket } from '../detail/test-page.tsx';
import { drawTickets, serve as serveList } from '../list/test-page.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const deleted = (calls: ReturnType<typeof serveTicket>) =>
  calls.filter(({ operation }) => operation === 'tickets.delete').map(({ params }) => params.id);

beforeEach(() => dismissToast(shownToast()?.id ?? 0));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a ticket', () => {
  async function ask(answer: unknown) {
    const calls = serveTicket(ticketDetail(), {
      'tickets.delete': answer as never,
      'tickets.restore': () => ({ done: ['t1'], failed: [] }),
    });
    const drawn = drawTicket(member('admin'));
    await press('More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete ticket' }));
    return { calls, ...drawn };
  }

  it('is deleted at once, the list opens, and the toast can restore the ticket', async () => {
    const { calls, router } = await ask(undefined);
    await waitFor(() => expect(shownToast()?.title).toBe('Ticket deleted successfully'));
    expect(deleted(calls)).toEqual(['t1']);
    await waitFor(() => expect(router.state.location.pathname).toBe('/tickets'));
    shownToast()?.undo?.();
    await waitFor(() => expect(shownToast()?.title).toBe('Ticket restored'));
    expect(calls.find(({ operation }) => operation === 'tickets.restore')?.body).toEqual({
      ids: ['t1'],
    });
  });

  it("stays if it couldn't be deleted", async () => {
    const { router } = await ask(failed);
    await waitFor(() => expect(shownToast()?.text).toBe('Failed to delete ticket'));
    expect(router.state.location.pathname).toBe('/tickets/t1');
  });

  it("can't be deleted without the permission", async () => {
    serveTicket();
    drawTicket(member('agent'));
    await screen.findByRole('button', { name: 'Resolve' });
    await press('More actions');
    expect(await screen.findByRole('menuitem', { name: /^Mark as spam(?! and)/ })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: 'Delete ticket' })).toBeNull();
  });
});

describe('selected tickets', () => {
  const rows = ['t1', 't2', 't3'].map((id) => ticketLike({ id, ticketNumber: `TK-${id}` }));
  async function select(...ids: string[]) {
    for (const id of ids) {
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select TK-${id}` }));
    }
  }

  it('are deleted together, and the toast counts those that failed', async () => {
    const calls = serveList({
      'tickets.list': () => rows,
      'tickets.delete': ({ params }) => (params.id === 't2' ? failed : undefined),
    });
    drawTickets(member('admin'));
    await select('t1', 't2', 't3');
    await press('Delete');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: '2 tickets deleted',
        text: 'Failed to delete 1 ticket',
      }),
    );
    expect(deleted(calls)).toEqual(['t1', 't2', 't3']);
    expect(screen.queryByRole('region', { name: 'Selected tickets' })).toBeNull();
  });

  it("can't be deleted without the permission", async () => {
    serveList({ 'tickets.list': () => rows });
    drawTickets(member('agent'));
    await select('t1');
    expect(screen.getByRole('region', { name: 'Selected tickets' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});
