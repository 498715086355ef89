import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { closeOverlay, overlayTicket } from '../../../data/overlay.ts';
import { dismissToast, shownToast } from '../../../data/toast.ts';
import { draw, member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { ticketDetail, ticketLike } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';
import { Turn } from '../list/Turn.tsx';
import { SnoozeDialog } from './SnoozeDialog.tsx';

const at = '2026-11-21T10:00:00.000Z';
const later = new Date(Date.now() + 86_400_000).toISOString();
const snoozed = (until: string | null = later) =>
  ticketDetail({ snoozedAt: at, snoozedUntil: until, turn: null });

afterEach(() => {
  cleanup();
  closeOverlay();
  dismissToast(shownToast()?.id ?? 0);
});

function drawDialog(onWake?: () => void) {
  const chosen = vi.fn<(until: string | null) => void>();
  draw(<SnoozeDialog title="Snooze TK-1" onChoose={chosen} onWake={onWake} onClose={() => {}} />);
  return chosen;
}
const choices = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('a ticket can be snoozed until tomorrow, or until the customer replies', async () => {
  const chosen = drawDialog();
  expect(choices()).toContain('Until the customer replies');
  expect(choices()).not.toContain('Wake up now');
  await click(/^Tomorrow morning/);
  const tomorrow = new Date(chosen.mock.calls[0]?.[0] ?? '');
  expect(tomorrow.getHours()).toBe(9);
  expect(tomorrow.getTime()).toBeGreaterThan(Date.now());
  await click('Until the customer replies');
  expect(chosen).toHaveBeenLastCalledWith(null);
});

it('the arrow keys wrap around the choices', () => {
  drawDialog();
  const buttons = screen.getAllByRole('listitem').map((item) => within(item).getByRole('button'));
  const list = screen.getByRole('list');
  buttons[0]?.focus();
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(buttons[1]);
  fireEvent.keyDown(list, { key: 'ArrowUp' });
  fireEvent.keyDown(list, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(buttons.at(-1));
});

it('another time can be typed, and must be valid', async () => {
  const chosen = drawDialog();
  await click('Pick a time…');
  const words = screen.getByRole('textbox', { name: 'When' });
  fireEvent.change(words, { target: { value: 'some day' } });
  await click('Snooze');
  expect(screen.getByText(/^We don't recognize this time/)).toBeDefined();
  expect(chosen).not.toHaveBeenCalled();
  fireEvent.change(words, { target: { value: 'in 2 weeks' } });
  await userEvent.type(words, '{Enter}');
  const days = (Date.parse(chosen.mock.calls[0]?.[0] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(12);
  expect(days).toBeLessThan(15);
});

it('a snoozed ticket shows until when, and can be unsnoozed, with undo', async () => {
  const calls = serve(snoozed(), {
    'tickets.unsnooze': ticketDetail(),
    'tickets.bulk': { updated: 1, changed: [], failed: [] },
  });
  drawTicket();
  const banner = await screen.findByRole('region', { name: 'Snoozed' });
  expect(banner.textContent).toMatch(/Snoozed until .+ [AP]M/);
  await userEvent.click(within(banner).getByRole('button', { name: 'Wake up now' }));
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Snooze ended' }));
  expect(screen.queryByRole('region', { name: 'Snoozed' })).toBeNull();
  shownToast()?.undo?.();
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'tickets.bulk')?.body).toEqual({
      ids: ['t1'],
      snooze: { until: later },
      onlyIf: { snooze: null },
    }),
  );
});

it('the shortcut h opens the dialog, unless the ticket is resolved', async () => {
  serve();
  drawTicket();
  await screen.findByRole('button', { name: 'Snooze' });
  fireEvent.keyDown(document.body, { key: 'h' });
  expect(overlayTicket().id).toBe('t1');
  cleanup();
  serve(ticketDetail({ status: 'resolved' }));
  drawTicket();
  await screen.findByRole('button', { name: 'Reopen' });
  expect(screen.queryByRole('button', { name: 'Snooze' })).toBeNull();
});

it("a row shows until when its ticket is snoozed, and that it's back until it's read", async () => {
  let ids = ['t1'];
  answerOperations({ 'tickets.unread': () => ({ ids }) });
  const rows = () => (
    <>
      <Turn ticket={ticketLike({ id: 't0', turn: null, snoozedAt: at, snoozedUntil: later })} />
      <Turn ticket={ticketLike({ id: 't2', turn: null, snoozedAt: at })} />
      <Turn ticket={ticketLike({ unsnoozedAt: at })} />
    </>
  );
  const { client } = drawPage(rows, member('agent'));
  await waitFor(() => expect(screen.getAllByText(/^Snoozed until/)).toHaveLength(2));
  expect(screen.getByText('Customer reply')).toBeDefined();
  expect(await screen.findByText('Back from snooze')).toBeDefined();
  ids = [];
  await client.invalidateQueries({ queryKey: ['tickets.unread'] });
  expect(await screen.findByText(/^Customer · /)).toBeDefined();
  expect(screen.queryByText('Back from snooze')).toBeNull();
});
