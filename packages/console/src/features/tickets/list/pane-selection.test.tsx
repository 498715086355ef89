import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { lasted } from './Turn.tsx';
import { drawTickets, kettle, lamp, serve } from './test-page.tsx';

beforeEach(() => localStorage.setItem('helpdesk_choice:tickets-layout', 'beside'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const list = () => screen.getByRole('complementary', { name: 'List of tickets' });
const rows = () =>
  within(list())
    .getAllByRole('listitem')
    .filter(({ dataset }) => dataset.index !== undefined);
const pressAt = (row: number, key: string) => {
  const link = within(rows()[row] as HTMLElement).getByRole('link');
  link.focus();
  fireEvent.keyDown(link, { key });
};
const ticks = () =>
  within(list())
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select TK/ })
    .map(({ checked }) => checked);

describe('the list next to the ticket', () => {
  it('shows whose turn it is for each ticket, and which are unread', async () => {
    serve({ 'tickets.list': [kettle, { ...lamp, turn: null }], 'tickets.unread': { ids: ['t1'] } });
    drawTickets();
    await screen.findByText('Kettle leaks');
    await screen.findByText('Unread', { selector: 'li *' });
    const waits = `Customer · ${lasted(Date.now() - Date.parse(kettle.turnSince))}`;
    const [first, second] = rows();
    expect(first?.textContent).toBe(
      `UnreadVera Visitor${waits}Open, Kettle leaks, highWater everywhere.`,
    );
    expect(within(first as HTMLElement).getByText('Vera Visitor').className).toContain('semibold');
    expect(second?.textContent).not.toContain('Unread');
    expect(second?.textContent).not.toContain('Customer,');
    expect(within(second as HTMLElement).getByText('Unknown Customer').className).toContain(
      'font-medium',
    );
  });

  it('selects the row with x, up to a row with X, and all rows, with the selection bar', async () => {
    const calls = serve({ 'tickets.bulk': { updated: 2, changed: [], failed: [] } });
    drawTickets();
    await screen.findByText('Kettle leaks');
    pressAt(0, 'x');
    expect(ticks()).toEqual([true, false]);
    pressAt(1, 'X');
    expect(ticks()).toEqual([true, true]);
    const bar = await within(list()).findByRole('region', { name: 'Selected tickets' });
    expect(bar.textContent).toContain('2 tickets selected');
    await userEvent.click(within(list()).getByLabelText('Select all tickets shown'));
    expect(ticks()).toEqual([false, false]);
    await userEvent.click(within(list()).getByLabelText('Select TK-2026-000002'));
    await userEvent.click(await screen.findByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Closed' }));
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'tickets.bulk')?.body).toEqual({
        ids: ['t2'],
        status: 'closed',
      }),
    );
  });

  it('keeps its selection when it remounts', async () => {
    serve();
    const { unmount } = drawTickets();
    await screen.findByText('Kettle leaks');
    pressAt(1, 'x');
    await waitFor(() => expect(ticks()).toEqual([false, true]));
    unmount();
    drawTickets();
    await screen.findByText('Kettle leaks');
    expect(ticks()).toEqual([false, true]);
    pressAt(1, 'x');
    await waitFor(() => expect(ticks()).toEqual([false, false]));
  });

  it('has no selection for users who may not change tickets', async () => {
    serve();
    drawTickets(member('customer'));
    await screen.findByText('Kettle leaks');
    expect(within(list()).queryByRole('checkbox')).toBeNull();
  });
});

describe('the row height', () => {
  it.each([
    ['table', () => screen.getByRole('table').closest('[data-compact]')],
    ['beside', () => list().closest('[data-compact]')],
  ])("can be chosen in the list's menu, which is remembered (%s)", async (layout, compact) => {
    localStorage.setItem('helpdesk_choice:tickets-layout', layout);
    serve();
    const { unmount } = drawTickets();
    await screen.findByText('Kettle leaks');
    expect(compact()).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Display' }));
    expect(
      (await screen.findByRole('menuitemradio', { name: 'Comfortable' })).ariaChecked ??
        screen.getByRole('menuitemradio', { name: 'Comfortable' }).getAttribute('aria-checked'),
    ).toBe('true');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Compact' }));
    await waitFor(() => expect(compact()).not.toBeNull());
    unmount();
    drawTickets();
    await screen.findByText('Kettle leaks');
    expect(compact()).not.toBeNull();
  });
});
