import type { Schema } from '@helpdesk/sdk/contract/operations';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeOverlay, overlayTicket, useOverlay } from '../../../data/overlay.ts';
import { dismissToast, shownToast, undoLast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { assignable, ticketLike } from '../../../test/tickets.ts';
import { drawTicket, serve as serveTicket } from '../detail/test-page.tsx';
import { drawTickets, kettle, lamp, serve as serveList } from '../list/test-page.tsx';
import ApplyMacro from './ApplyMacro.tsx';
import { macroLike, planLike, stepLike } from './test-macros.ts';

beforeEach(() => dismissToast(shownToast()?.id ?? 0));
afterEach(() => {
  cleanup();
  closeOverlay();
  vi.unstubAllGlobals();
});

const result = (more: Partial<Schema<'MacroResult'>> = {}) => ({
  applied: [{ runId: 'run1', ticketId: 't1' }],
  unchanged: [],
  failed: [],
  ...more,
});
const reply = stepLike({ kind: 'reply', from: null, to: 'Parcel [parcel number] is on its way.' });
const closing = macroLike({ id: 'm2', name: 'Close', reply: null, status: 'closed', position: 1 });
const answers = {
  'macros.list': [macroLike(), closing],
  'team.assignable': assignable,
  'macros.preview': [planLike({ steps: [stepLike(), reply], questions: ['parcel number'] })],
  'macros.apply': result(),
};

function open(more: Parameters<typeof answerOperations>[0] = {}, user = member('agent')) {
  const calls = answerOperations({ ...answers, ...more });
  const onClose = vi.fn();
  drawPage(() => <ApplyMacro ticket={ticketLike()} onClose={onClose} />, user);
  const sent = (id: string) => calls.filter(({ operation }) => operation === id);
  return { sent, onClose };
}
async function pick(text: string) {
  const field = await screen.findByRole('combobox', { name: 'Macros' });
  await within(screen.getByRole('dialog')).findAllByRole('option');
  await userEvent.type(field, `${text}{Enter}`);
}

describe('on one ticket', () => {
  it('is found by typing, shows a preview, asks for input, and is applied and undone as a whole', async () => {
    const undone = { undone: [{ runId: 'run1', ticketId: 't1', kept: [] }], failed: [] };
    const { sent, onClose } = open(
      { 'macros.undo': undone },
      member('agent', { undoSendSeconds: 10 }),
    );
    await pick('parc');
    const dialog = within(await screen.findByRole('dialog', { name: 'Parcel sent' }));
    expect(await dialog.findByText('Status becomes Resolved')).toBeDefined();
    const apply = dialog.getByRole<HTMLButtonElement>('button', { name: 'Apply' });
    expect(apply.disabled).toBe(true);
    await userEvent.type(dialog.getByLabelText('parcel number'), 'P-17');
    expect(dialog.getByText('Parcel P-17 is on its way.')).toBeDefined();
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(shownToast()?.title).toBe('Parcel sent applied'));
    expect(shownToast()?.until).toBeGreaterThan(0);
    expect(sent('macros.apply')[0]?.body).toEqual({
      ids: ['t1'],
      answers: [{ question: 'parcel number', answer: 'P-17' }],
      holdSeconds: 10,
    });
    undoLast();
    await waitFor(() => expect(shownToast()?.title).toBe('Macro undone'));
    expect(sent('macros.undo')[0]?.body).toEqual({ runIds: ['run1'] });
  });

  it("says what wasn't undone because someone else has changed it since", async () => {
    const kept = ['The status was changed by someone else'];
    open({
      'macros.preview': [planLike()],
      'macros.undo': { undone: [{ runId: 'run1', ticketId: 't1', kept }], failed: [] },
    });
    await pick('close');
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Close applied'));
    undoLast();
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Partly undone', text: kept[0] }),
    );
  });

  it("can't be applied if a step isn't possible, and says why", async () => {
    const because = 'Only open tickets and tickets in progress can be snoozed';
    const steps = [stepLike({ kind: 'snooze', outcome: 'refused', to: null, because })];
    open({ 'macros.preview': [planLike({ canApply: false, steps })] });
    await pick('close');
    expect(await screen.findByText(new RegExp(because))).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Choose another macro' }));
    expect(await screen.findByRole('combobox', { name: 'Macros' })).toBeDefined();
  });

  it('does nothing if the ticket already has all values', async () => {
    open({ 'macros.preview': [planLike({ steps: [stepLike({ outcome: 'unchanged' })] })] });
    await pick('close');
    expect(await screen.findByText('Nothing to change.')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true);
  });

  it('shows why it was refused', async () => {
    const message = 'Somebody answered meanwhile.';
    open({
      'macros.preview': [planLike()],
      'macros.apply': result({ applied: [], failed: [{ id: 't1', message }] }),
    });
    await pick('close');
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Close not applied', text: message }),
    );
    expect(shownToast()?.undo).toBeUndefined();
  });

  it('links to the macros page if there are none', async () => {
    open({ 'macros.list': [] });
    expect(await screen.findByText('No macros yet.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Create one' }).getAttribute('href')).toBe(
      '/settings/macros',
    );
  });
});

it('the shortcut y and the menu of a ticket open the picker', async () => {
  serveTicket();
  drawTicket();
  await screen.findByRole('button', { name: 'Resolve' });
  fireEvent.keyDown(document.body, { key: 'y' });
  expect(overlayTicket().id).toBe('t1');
  closeOverlay();
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Apply a macro/ }));
  expect(overlayTicket().id).toBe('t1');
});

describe('on selected tickets', () => {
  const tick = async (number: string) =>
    userEvent.click(await screen.findByRole('checkbox', { name: `Select ${number}` }));

  it('says how many tickets each step affects, is applied to all, and undone at once', async () => {
    const calls = serveList({
      ...answers,
      'macros.preview': [
        planLike(),
        planLike({ ticketId: 't2', steps: [stepLike({ outcome: 'unchanged' })] }),
      ],
      'macros.apply': result({ unchanged: ['t2'] }),
      'macros.undo': { undone: [{ runId: 'run1', ticketId: 't1', kept: [] }], failed: [] },
    });
    drawTickets();
    await tick(kettle.ticketNumber);
    await tick(lamp.ticketNumber);
    await screen.findByRole('button', { name: 'Macro' });
    fireEvent.keyDown(document.body, { key: 'y' });
    await pick('close');
    expect(await screen.findByText(/on 1 ticket, 1 ticket already/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Apply to 2 tickets' }));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Close applied to 1 ticket',
        text: 'No changes needed on 1 ticket',
      }),
    );
    const sent = calls.find(({ operation }) => operation === 'macros.apply');
    expect(sent?.body).toEqual({ ids: ['t1', 't2'], answers: [] });
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Selected tickets' })).toBeNull(),
    );
    undoLast();
    await waitFor(() => expect(shownToast()?.title).toBe('1 ticket changed back'));
  });

  it('without a selection the shortcut applies to the focused row', async () => {
    function Shown() {
      return <output>{useOverlay()}</output>;
    }
    serveList();
    drawTickets();
    const row = await screen.findByRole('link', { name: new RegExp(lamp.subject) });
    row.focus();
    fireEvent.keyDown(row, { key: 'y' });
    drawPage(Shown, null);
    expect(await screen.findByText('macro')).toBeDefined();
    expect(overlayTicket().id).toBe('t2');
  });
});
