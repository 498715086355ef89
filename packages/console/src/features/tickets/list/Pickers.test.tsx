import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, shownToast } from '../../../data/toast.ts';
import { failed } from '../../../test/operations.ts';
import { drawTickets, kettle, lamp, listed, serve } from './test-page.tsx';

beforeEach(() => dismissToast(shownToast()?.id ?? 0));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('status and priority', () => {
  async function pick(menu: RegExp, label: string) {
    await userEvent.click(await screen.findByRole('button', { name: menu }));
    const items = await screen.findAllByRole('menuitemradio');
    const item = items.find(({ textContent }) => textContent === label) as HTMLElement;
    const said = items.map((one) => `${one.textContent}${one.ariaChecked === 'true' ? ' *' : ''}`);
    await userEvent.click(item);
    return said;
  }

  it('can be changed from the list, which shows it at once', async () => {
    let answer = () => {};
    const calls = serve({
      'tickets.list': () => [kettle, lamp],
      'tickets.update': () =>
        new Promise((resolve) => {
          answer = () =>
            resolve({
              ...kettle,
              status: 'resolved',
              messages: [],
              timeline: [],
              earlier: null,
              scheduledReplies: [],
              visitorContext: [],
              merged: [],
              followers: [],
              ccs: [],
              files: [],
            });
        }),
    });
    drawTickets();
    const said = await pick(/^Status of TK-2026-000001: Open$/, 'Resolved');
    expect(said).toEqual(['Open *', 'In Progress', 'Resolved', 'Closed']);
    await screen.findByRole('button', { name: 'Status of TK-2026-000001: Resolved' });
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'tickets.update')).toMatchObject({
        params: { id: 't1' },
        body: { status: 'resolved' },
      }),
    );
    expect(shownToast()).toBeNull();
    answer();
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Ticket updated successfully' }),
    );
    await waitFor(() => expect(listed(calls)).toHaveLength(2));
    const made = calls.map(({ operation }) => operation);
    expect(made.filter((one) => one === 'tickets.stats')).toHaveLength(2);
  });

  it('roll back if the change fails', async () => {
    const calls = serve({ 'tickets.update': failed });
    drawTickets();
    const said = await pick(/^Priority of TK-2026-000002: Urgent$/, 'Low');
    expect(said).toEqual(['Low', 'Normal', 'High', 'Urgent *']);
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Error',
        text: 'Failed to update ticket',
        destructive: true,
      }),
    );
    expect(await screen.findByRole('button', { name: /TK-2026-000002: Urgent/ })).toBeDefined();
    await waitFor(() => expect(listed(calls)).toHaveLength(2));
    expect(calls.find(({ operation }) => operation === 'tickets.update')?.body).toEqual({
      priority: 'low',
    });
  });

  it('send nothing if they stay the same', async () => {
    const calls = serve();
    drawTickets();
    await pick(/^Status of TK-2026-000001: Open$/, 'Open');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(calls.some(({ operation }) => operation === 'tickets.update')).toBe(false);
  });
});
