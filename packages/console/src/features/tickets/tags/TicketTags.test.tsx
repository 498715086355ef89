import type { Body, Schema } from '@helpdesk/sdk/contract/operations';
import type { MockedAnswers } from '@helpdesk/sdk/testing';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { unsent } from '../../../data/offline/unsent.ts';
import { undoLast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { failed } from '../../../test/operations.ts';
import { late, onTicket, refund, tagLike, vip } from '../../../test/tags.ts';
import { ticketDetail } from '../../../test/tickets.ts';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

/** Opens a ticket whose tags the fake server stores. */
function open(has: readonly Schema<'Tag'>[] = [], more: MockedAnswers = {}) {
  const known = [late, refund, vip];
  let tags = has.map(onTicket);
  const ticket = () => ticketDetail({ tags });
  const calls = serve(ticket(), {
    'tickets.get': ticket,
    'tags.list': () => known,
    'tickets.suggestTags': [onTicket(vip)],
    'tags.create': ({ body }) => {
      const tag = tagLike({ id: 'g9', name: (body as Body<'tags.create'>).name });
      known.push(tag);
      return tag;
    },
    'tickets.update': ({ body }) => {
      const { addTagIds = [], removeTagIds = [] } = body as Body<'tickets.update'>;
      const added = known.filter(({ id }) => addTagIds.includes(id)).map(onTicket);
      tags = [...tags.filter(({ id }) => ![...addTagIds, ...removeTagIds].includes(id)), ...added];
      return ticket();
    },
    ...more,
  });
  drawTicket();
  const sent = () =>
    calls.filter(({ operation }) => operation === 'tickets.update').map(({ body }) => body);
  return { calls, sent };
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const header = async () => {
  const heading = await screen.findByRole('heading', { name: 'Kettle leaks' });
  return within(heading.closest('header') as HTMLElement);
};
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: /^Tags of/ });
const options = () =>
  screen
    .queryAllByRole('option')
    .filter((one) => one.closest('[role=dialog]'))
    .map((one) => `${one.getAttribute('aria-selected') === 'true' ? '✓ ' : ''}${one.textContent}`);
const offered = (wanted: readonly string[]) => waitFor(() => expect(options()).toEqual(wanted));
const active = async () =>
  document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the tags of a ticket', () => {
  it('can be picked after t: those of similar tickets, its own, then the most used', async () => {
    open([refund]);
    await (await header()).findByRole('button', { name: 'Tags: Refund' });
    press('t');
    const box = await field();
    await waitFor(() => expect(document.activeElement).toBe(box));
    await offered(['VIP1', '✓ Refund12', 'Late delivery30']);
    expect(screen.getAllByRole('group').map((group) => group.ariaLabel)).toEqual(
      expect.arrayContaining(['On similar tickets', 'On this ticket', 'Other tags']),
    );
    expect(screen.getByText('3 tags')).toBeDefined();
  });

  it('are found by typing, and added at once; then the field is empty', async () => {
    const { sent } = open();
    await (await header()).findByRole('button', { name: 'Add tag' });
    press('t');
    const box = await field();
    await offered(['VIP1', 'Late delivery30', 'Refund12']);
    await userEvent.type(box, 'LÁTE');
    await offered(['Late delivery30', 'Create “LÁTE”']);
    await userEvent.type(box, '{Enter}');
    await (await header()).findByRole('button', { name: 'Tags: Late delivery' });
    expect(await takeToast()).toMatchObject({
      title: 'Ticket updated successfully',
      text: 'TK-2026-000001 now has the tag Late delivery',
    });
    expect(box.value).toBe('');
    await offered(['VIP1', '✓ Late delivery30', 'Refund12']);
    expect(sent()).toEqual([{ addTagIds: ['g2'] }]);
  });

  it('can be reached with the arrow keys, and removed by choosing them again or with Backspace', async () => {
    const { sent } = open([late, refund]);
    await header();
    press('t');
    const box = await field();
    await offered(['VIP1', '✓ Late delivery30', '✓ Refund12']);
    expect(await active()).toBe('VIP1');
    await userEvent.type(box, '{ArrowUp}');
    expect(await active()).toBe('Refund12');
    await userEvent.type(box, '{Enter}');
    await offered(['VIP1', '✓ Late delivery30', 'Refund12']);
    expect((await takeToast()).text).toBe('TK-2026-000001 no longer has the tag Refund');
    await userEvent.type(box, 'x{Backspace}');
    await userEvent.type(box, '{Backspace}');
    await offered(['VIP1', 'Late delivery30', 'Refund12']);
    await waitFor(() =>
      expect(sent()).toEqual([{ removeTagIds: ['g1'] }, { removeTagIds: ['g2'] }]),
    );
  });

  it('can be created by typing, with the name as typed', async () => {
    const { calls, sent } = open();
    await header();
    press('t');
    const box = await field();
    await offered(['VIP1', 'Late delivery30', 'Refund12']);
    await userEvent.type(box, '#Wrong  color');
    await offered(['Create “Wrong color”']);
    await userEvent.type(box, ',');
    await (await header()).findByRole('button', { name: 'Tags: Wrong color' });
    const created = calls.filter(({ operation }) => operation === 'tags.create');
    expect(created.map(({ body }) => body)).toEqual([{ name: 'Wrong color' }]);
    expect(sent()).toEqual([{ addTagIds: ['g9'] }]);
    await userEvent.type(box, 'wrongcolor');
    await offered(['✓ Wrong color0']);
  });

  it('are restored by undo, while tags that were added since stay', async () => {
    const { sent } = open([refund]);
    await header();
    press('t');
    await userEvent.click(await screen.findByRole('option', { name: /Refund/ }));
    await takeToast();
    expect(undoLast()).toBe(true);
    expect(await takeToast()).toMatchObject({
      title: 'Change undone',
      text: 'TK-2026-000001 now has the tag Refund',
    });
    await (await header()).findByRole('button', { name: 'Tags: Refund' });
    expect(sent()).toEqual([{ removeTagIds: ['g1'] }, { addTagIds: ['g1'] }]);
  });

  it('show pending changes while the server is unreachable, and the previous tags once undone', async () => {
    const { call } = unsent;
    onTestFinished(() => {
      unsent.call = call;
    });
    const waits = vi.fn(async (_operation: string, _input: object, _options: object) => undefined);
    unsent.call = waits;
    open([refund]);
    await header();
    press('t');
    await userEvent.click(await screen.findByRole('option', { name: /VIP/ }));
    await waitFor(() =>
      expect(waits).toHaveBeenCalledExactlyOnceWith(
        'tickets.update',
        { id: 't1', addTagIds: ['g3'] },
        expect.objectContaining({ tag: onTicket(vip) }),
      ),
    );
    // The page shows the tag while it's pending: here nothing keeps it pending.
    await (await header()).findByRole('button', { name: 'Tags: Refund' });
  });

  it("stay unchanged with the server's error if it refuses, and the input stays", async () => {
    const gone = new MockedRefusal(400, 'This tag no longer exists', 'validation_failed');
    open([], { 'tickets.update': gone, 'tags.create': failed });
    await header();
    press('t');
    const box = await field();
    await userEvent.click(await screen.findByRole('option', { name: /Refund/ }));
    expect(await takeToast()).toMatchObject({ text: gone.message, destructive: true });
    await (await header()).findByRole('button', { name: 'Add tag' });
    await userEvent.type(box, 'New one{Enter}');
    expect(await takeToast()).toMatchObject({ destructive: true });
    expect(box.value).toBe('New one');
  });

  it('close with Escape, which returns the focus and does nothing else', async () => {
    open([refund]);
    await header();
    press('t');
    const box = await field();
    await waitFor(() => expect(document.activeElement).toBe(box));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Tags of/ })).toBeNull());
    const button = await (await header()).findByRole('button', { name: 'Tags: Refund' });
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(button.ariaExpanded ?? button.getAttribute('aria-expanded')).toBe('false');
  });

  it('say that loading failed, and retry on request', async () => {
    let isBroken = true;
    open([], { 'tags.list': () => (isBroken ? failed : [refund]) });
    await header();
    press('t');
    await screen.findByText('Failed to load the tags.');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await offered(['VIP', 'Refund12']);
  });

  it('are loaded only when the picker opens, and only for users who may change tickets', async () => {
    const { calls } = open([refund]);
    await (await header()).findByRole('button', { name: 'Tags: Refund' });
    expect(calls.map(({ operation }) => operation)).not.toContain('tags.list');
    cleanup();
    serve(ticketDetail({ tags: [onTicket(refund)] }));
    drawTicket(member('agent', { permissions: ['view_all_tickets'] }));
    expect(await (await header()).findByText('Refund')).toBeDefined();
    expect((await header()).queryByRole('button', { name: /Tags|Add tag/ })).toBeNull();
    press('t');
    expect(screen.queryByRole('combobox', { name: /^Tags of/ })).toBeNull();
  });
});
