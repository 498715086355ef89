import type { Schema } from '@helpdesk/sdk/contract/operations';
import { initialChoices } from '@helpdesk/sdk/rules/ticket-fields';
import { type MockedAnswers, MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeOverlay, overlayTicket } from '../../../data/overlay.ts';
import { dismissToast, shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, failed } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { ticketDetail, ticketLike } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';
import { dismiss, dismissedBy, pairOf } from './dismissed.ts';
import LinkTicket from './LinkTicket.tsx';
import { linkKinds, linkText } from './link-texts.ts';

type TicketLink = Schema<'TicketLink'>;

const linked = (more: Partial<Schema<'LinkedTicket'>> = {}): Schema<'LinkedTicket'> => ({
  ...initialChoices,
  id: 't2',
  ticketNumber: 'TK-2',
  subject: 'Same kettle',
  status: 'in_progress',
  priority: 'urgent',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...more,
});
const linkOf = (kind: TicketLink['kind'], ticket = linked()): TicketLink => ({
  kind,
  linkedAt: '2026-11-21T10:00:00.000Z',
  ticket,
});

beforeEach(() => dismissToast(shownToast()?.id ?? 0));
afterEach(() => {
  cleanup();
  closeOverlay();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const card = async () => within(await screen.findByRole('region', { name: 'Linked tickets' }));
const draw = (answers: MockedAnswers, user = member('agent')) => {
  const calls = serve(ticketDetail(), answers);
  drawTicket(user);
  return (name: string) => calls.filter(({ operation }) => operation === name);
};

it("a link describes the relation from each ticket's side", () => {
  expect(linkKinds.map((kind) => linkText(kind, 'TK-1', 'TK-2'))).toEqual([
    'TK-1 is a duplicate of TK-2',
    'TK-2 is a duplicate of TK-1',
    'TK-1 is caused by TK-2',
    'TK-1 is the cause of TK-2',
    'TK-1 is related to TK-2',
  ]);
});

it('linked tickets are grouped by kind of link, with their status', async () => {
  const other = linked({ id: 't3', ticketNumber: 'TK-3', subject: 'Power cut', priority: 'low' });
  draw({ 'tickets.listLinks': { links: [linkOf('duplicate'), linkOf('caused_by', other)] } });
  const shown = await card();
  const duplicate = within(await shown.findByRole('list', { name: 'Duplicate of' }));
  expect(duplicate.getByRole('link').getAttribute('href')).toBe('/tickets/t2');
  expect(duplicate.getByText('in progress')).toBeDefined();
  expect(duplicate.getByText('urgent')).toBeDefined();
  const caused = within(shown.getByRole('list', { name: 'Caused by' }));
  expect(caused.getByRole('link').textContent).toMatch(/Power cut.*TK-3/);
  expect(caused.queryByText('low')).toBeNull();
});

it('a link can be removed, and the toast restores it', async () => {
  const sent = draw({
    'tickets.listLinks': { links: [linkOf('duplicate')] },
    'tickets.unlink': { links: [] },
    'tickets.link': { links: [linkOf('duplicate')] },
  });
  const shown = await card();
  await userEvent.click(await shown.findByRole('button', { name: 'Remove the link to TK-2' }));
  expect(await shown.findByText('No linked tickets')).toBeDefined();
  expect(shownToast()).toMatchObject({
    title: 'Link removed',
    text: 'TK-2026-000001 and TK-2 are no longer linked',
  });
  expect(sent('tickets.unlink')[0]?.params).toEqual({ id: 't1', otherId: 't2' });
  shownToast()?.undo?.();
  expect(await shown.findByRole('list', { name: 'Duplicate of' })).toBeDefined();
  expect(sent('tickets.link')[0]).toMatchObject({
    params: { id: 't1' },
    body: { ticketId: 't2', kind: 'duplicate' },
  });
});

it("a link stays if the server refuses to remove it, with the server's message", async () => {
  draw({
    'tickets.listLinks': { links: [linkOf('related')] },
    'tickets.unlink': new MockedRefusal(409, 'This ticket was merged into TK-9', 'ticket_merged'),
  });
  const shown = await card();
  await userEvent.click(await shown.findByRole('button', { name: /^Remove the link/ }));
  await waitFor(() => expect(shownToast()?.text).toBe('This ticket was merged into TK-9'));
  expect(shown.getByRole('list', { name: 'Related to' })).toBeDefined();
});

it("links that couldn't be loaded can be retried", async () => {
  let isDown = true;
  draw({
    'tickets.listLinks': () => (isDown ? failed : { links: [linkOf('related')] }),
  });
  const shown = await card();
  await shown.findByRole('alert');
  isDown = false;
  await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
  expect(await shown.findByRole('list', { name: 'Related to' })).toBeDefined();
});

it('the shortcut l, the menu and the card open the dialog; customers see none of it', async () => {
  draw({});
  const shown = await card();
  await userEvent.click(shown.getByRole('button', { name: 'Link to a ticket' }));
  expect(overlayTicket().id).toBe('t1');
  closeOverlay();
  fireEvent.keyDown(document.body, { key: 'l' });
  expect(overlayTicket().id).toBe('t1');
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: /Link to/ })).toBeDefined();
  cleanup();
  serve();
  drawTicket(member('customer'));
  await screen.findByRole('heading', { name: 'Kettle leaks' });
  expect(screen.queryByRole('region', { name: 'Linked tickets' })).toBeNull();
});

it('a found ticket is linked as the selected kind, and the toast undoes it', async () => {
  const calls = answerOperations({
    'tickets.list': [ticketLike(), ticketLike({ id: 't2', ticketNumber: 'TK-2' })],
    'tickets.link': { links: [linkOf('cause_of')] },
    'tickets.unlink': { links: [] },
  });
  const onClose = vi.fn();
  drawPage(() => <LinkTicket ticket={ticketLike()} onClose={onClose} />, member('agent'));
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'This ticket is' }),
    'Cause of',
  );
  await userEvent.click(await screen.findByRole('button', { name: /TK-2/ }));
  await waitFor(() => expect(shownToast()?.text).toBe('TK-2026-000001 is the cause of TK-2'));
  expect(onClose).toHaveBeenCalled();
  const sent = (name: string) => calls.find(({ operation }) => operation === name);
  expect(sent('tickets.link')?.body).toEqual({ ticketId: 't2', kind: 'cause_of' });
  shownToast()?.undo?.();
  await waitFor(() => expect(shownToast()?.title).toBe('Change undone'));
  expect(sent('tickets.unlink')?.params).toEqual({ id: 't1', otherId: 't2' });
});

it('a similar ticket can be linked as the original of this duplicate', async () => {
  const newer = linked({ id: 't3', ticketNumber: 'TK-3', createdAt: '2026-11-22T10:00:00.000Z' });
  const sent = draw({
    'tickets.suggestDuplicates': [linked(), newer],
    'tickets.link': { links: [] },
  });
  const shown = await card();
  await userEvent.click(await shown.findByRole('button', { name: 'Link TK-2 as duplicate' }));
  await userEvent.click(shown.getByRole('button', { name: 'Link TK-3 as duplicate' }));
  await waitFor(() =>
    expect(sent('tickets.link').map(({ body }) => body)).toEqual([
      { ticketId: 't2', kind: 'duplicate' },
      { ticketId: 't3', kind: 'duplicated_by' },
    ]),
  );
});

it('a suggestion can be merged after the usual question, or dismissed permanently', async () => {
  draw({ 'tickets.suggestDuplicates': [linked()] });
  const shown = await card();
  await userEvent.click(await shown.findByRole('button', { name: 'Merge with TK-2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge two tickets' }));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /TK-2 / }).checked).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.click(shown.getByRole('button', { name: "TK-2 isn't a duplicate" }));
  expect(shown.queryByRole('list', { name: 'Possible duplicates' })).toBeNull();
  cleanup();
  draw({ 'tickets.suggestDuplicates': [linked()] });
  await (await card()).findByText('No linked tickets');
  expect(screen.queryByRole('list', { name: 'Possible duplicates' })).toBeNull();
});

it('there are no suggestions for a resolved ticket', async () => {
  const calls = serve(ticketDetail({ status: 'resolved' }), {
    'tickets.suggestDuplicates': [linked()],
  });
  drawTicket();
  await (await card()).findByText('No linked tickets');
  expect(calls.some(({ operation }) => operation === 'tickets.suggestDuplicates')).toBe(false);
});

it('a dismissal applies to both tickets of a pair, and the oldest one is dropped', () => {
  expect(pairOf('b', 'a')).toBe(pairOf('a', 'b'));
  localStorage.setItem('helpdesk_not_duplicates:u1', 'nonsense');
  expect(dismissedBy('u1')).toEqual([]);
  for (let at = 0; at < 201; at += 1) dismiss('u1', `pair${at}`);
  expect(dismissedBy('u1')).toHaveLength(200);
  expect(dismissedBy('u1')).not.toContain('pair0');
  expect(dismissedBy('u2')).toEqual([]);
});
