import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeOverlay, overlayTicket } from '../../../data/overlay.ts';
import { dismissToast, shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { messageLike, ticketDetail, ticketLike } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';
import MergeTicket from './MergeTicket.tsx';
import { oldestOf, whatFollows } from './Outcome.tsx';

const older = ticketLike({ id: 't0', ticketNumber: 'TK-0', createdAt: '2026-11-20T10:00:00.000Z' });
const other = ticketLike({ id: 't2', ticketNumber: 'TK-2', subject: 'Same kettle' });
const bens = { ...other, customerEmail: 'ben@example.com' };
const ref = ({ id, ticketNumber, subject }: typeof older) => ({ id, ticketNumber, subject });

beforeEach(() => dismissToast(shownToast()?.id ?? 0));
afterEach(() => {
  cleanup();
  closeOverlay();
  vi.unstubAllGlobals();
});

it('the oldest ticket remains unless another is selected, and the preview shows who is responsible', () => {
  expect(oldestOf([other, older])).toBe('t0');
  expect(whatFollows([older, other], 't0')).not.toContain('Public replies');
  expect(whatFollows([older, bens], 't0')).toContain('Public replies also go to ben@example.com');
  expect(whatFollows([older, bens], 't2')).toContain('Public replies also go to vera@example.com');
});

it('a ticket is merged with one of the same requester, and the toast can undo it', async () => {
  const calls = answerOperations({
    'tickets.list': [older, other],
    'tickets.merge': { ticket: ref(older), merged: [ref(other)] },
    'tickets.unmerge': { restored: [ref(other)] },
  });
  const Page = () => <MergeTicket ticket={older} onClose={() => {}} />;
  drawPage(Page, member('agent'), { paths: ['/tickets/$id'] });
  expect(await screen.findByText('Other tickets from the requester')).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: /TK-2 Same kettle/ }));
  const choices = await screen.findAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ checked }) => checked)).toEqual([true, false]);
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Tickets merged', text: 'TK-2 merged into TK-0' }),
  );
  const sent = (name: string) => calls.find(({ operation }) => operation === name)?.body;
  expect(sent('tickets.merge')).toEqual({ ids: ['t0', 't2'], intoId: 't0' });
  shownToast()?.undo?.();
  await waitFor(() => expect(shownToast()?.title).toBe('Merge undone'));
  expect(sent('tickets.unmerge')).toEqual({ ids: ['t2'] });
});

it('the shortcut w and the menu of a ticket open the merge dialog', async () => {
  serve();
  drawTicket();
  await screen.findByRole('button', { name: 'Snooze' });
  fireEvent.keyDown(document.body, { key: 'w' });
  expect(overlayTicket().id).toBe('t1');
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: /Merge with/ })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Delete ticket' })).toBeNull();
});

const mergedTicket = {
  ...ref(other),
  customerName: 'Vera Visitor',
  customerEmail: 'vera@example.com',
  mergedAt: '2026-11-21T11:00:00.000Z',
  mergedBy: 'Jonas Weber',
  canUndoUntil: new Date(Date.now() + 3_600_000).toISOString(),
};

it('a ticket shows the tickets merged into it and the origin of messages, and can undo the merge for a day', async () => {
  const calls = serve(
    ticketDetail({
      merged: [
        mergedTicket,
        { ...mergedTicket, id: 't3', ticketNumber: 'TK-3', canUndoUntil: null },
      ],
      messages: [messageLike({ mergedFrom: 'TK-2' })],
    }),
    { 'tickets.unmerge': { restored: [ref(other)] } },
  );
  drawTicket();
  const banner = within(await screen.findByRole('region', { name: 'Merged tickets' }));
  expect(banner.getByText(/Jonas Weber merged TK-2 into this ticket: Same kettle/)).toBeDefined();
  expect(screen.getByText('from TK-2')).toBeDefined();
  expect(banner.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(banner.getByRole('button', { name: 'Undo merging TK-2' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Merge undone'));
  expect(calls.find(({ operation }) => operation === 'tickets.unmerge')?.body).toEqual({
    ids: ['t2'],
  });
});

it('the address of a merged ticket redirects to the remaining one, with the draft', async () => {
  const keyOf = (id: string) => `helpdesk_draft:${member('agent').id}:${id}`;
  sessionStorage.setItem(
    keyOf('t1'),
    JSON.stringify({ text: 'Half a sentence', isInternal: true }),
  );
  serve(ticketDetail({ id: 't0', ticketNumber: 'TK-0' }));
  const { router } = drawTicket();
  await waitFor(() => expect(router.state.location.pathname).toBe('/tickets/t0'));
  expect(sessionStorage.getItem(keyOf('t0'))).toContain('Half a sentence');
  expect(sessionStorage.getItem(keyOf('t1'))).toBeNull();
  sessionStorage.clear();
});
