import type { Body } from '@helpdesk/sdk/contract/operations';
import { choicesOf, initialChoices } from '@helpdesk/sdk/rules/ticket-fields';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, shownToast, undoLast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerPages, failed, gatewayTimeout } from '../../../test/operations.ts';
import { jonas, ticketLike } from '../../../test/tickets.ts';
import { drawTickets, listed, serve } from '../list/test-page.tsx';

const tickets = [
  ticketLike({ id: 't1', ticketNumber: 'TK-1', assignedAgent: jonas }),
  ticketLike({ id: 't2', ticketNumber: 'TK-2', status: 'closed' }),
  ticketLike({ id: 't3', ticketNumber: 'TK-3' }),
];
const done = { updated: 2, changed: [], failed: [] };
/** The server's response to a bulk change, with the tickets' previous values. */
const changing = (body: unknown) => {
  const { ids, status } = body as Body<'tickets.bulk'>;
  const known = tickets.filter(({ id }) => ids.includes(id));
  return {
    updated: ids.length,
    changed: known
      .filter((ticket) => ticket.status !== status)
      .map((was) => ({
        id: was.id,
        ...choicesOf(was),
        assignedAgentId: was.assignedAgent?.id ?? null,
        tagIds: [],
        snooze: null,
      })),
    failed: [],
  };
};

const open = async (more: Parameters<typeof serve>[0] = {}, user = member('agent')) => {
  const calls = serve({ 'tickets.list': () => tickets, 'tickets.bulk': done, ...more });
  drawTickets(user);
  await tick('TK-1');
  const sent = () =>
    calls.filter(({ operation }) => operation === 'tickets.bulk').map(({ body }) => body);
  return { calls, sent };
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const all = () => box('Select all tickets shown');
const tick = async (ticket: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select ${ticket}` }));
const bar = () => within(screen.getByRole('region', { name: 'Selected tickets' }));
const noBar = () => screen.queryByRole('region', { name: 'Selected tickets' }) === null;
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .flatMap(({ checked, ariaLabel }) => (checked ? [ariaLabel] : []));

async function choose(menu: string, label: string) {
  await userEvent.click(bar().getByRole('button', { name: menu }));
  const items = await screen.findAllByRole('menuitem');
  const labels = items.map(({ textContent }) => textContent);
  const name = screen.getByRole('menu').ariaLabel;
  await userEvent.click(items.find(({ textContent }) => textContent === label) as HTMLElement);
  return { name, labels };
}

beforeEach(() => dismissToast(shownToast()?.id ?? 0));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('screen readers announce', () => {
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  it('how many tickets are selected, from the first one on', async () => {
    serve({ 'tickets.list': () => tickets });
    drawTickets();
    await waitFor(() => expect(said().length).toBeGreaterThan(2));
    const regions = screen.getAllByRole('status');
    await tick('TK-1');
    await waitFor(() => expect(said()).toContain('1 ticket selected'));
    // The region existed before: screen readers ignore one that is added with its text.
    const region = screen.getAllByRole('status').find((one) => one.textContent?.startsWith('1'));
    expect(regions).toContain(region);
  });

  it('how many tickets a filter finds, but not on sorting or opening the list', async () => {
    serve({ 'tickets.list': () => [...tickets] });
    const { client } = drawTickets();
    await screen.findByText('3 of 1,234');
    const quiet = () => new Promise((passed) => setTimeout(passed, 800));
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Priority');
    await act(quiet);
    expect(said().join('')).not.toContain('1,234');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Closed');
    await waitFor(() => expect(said()).toContain('3 of 1,234 tickets'));
    // A ticket that arrives changes the number on screen only.
    const before = said();
    tickets.push(ticketLike({ id: 't4', ticketNumber: 'TK-4' }));
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      JSON.stringify(queryKey).includes('tickets.list');
    await act(() => client.invalidateQueries({ predicate }));
    await screen.findByText('4 of 1,234');
    await act(quiet);
    tickets.pop();
    expect(said()).toEqual(before);
  });
});

describe('selected tickets', () => {
  it('are cleared with the focus on the first of their rows, and b focuses the actions', async () => {
    await open();
    await screen.findByRole('region', { name: 'Selected tickets' });
    fireEvent.keyDown(document.body, { key: 'b' });
    const region = screen.getByRole('region', { name: 'Selected tickets' });
    expect(region.contains(document.activeElement)).toBe(true);
    const list = screen.getByRole('table');
    expect(region.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.click(bar().getByRole('button', { name: 'Clear selection' }));
    expect(document.activeElement?.getAttribute('href')).toBe('/tickets/t1');
  });

  it('are counted, highlighted, and cleared one by one or all at once', async () => {
    await open();
    await screen.findByRole('region', { name: 'Selected tickets' });
    expect(bar().getByText('1').parentElement?.textContent).toBe('1 ticket selected');
    expect(all().checked).toBe(false);
    expect(all().indeterminate).toBe(true);
    const row = box('Select TK-1').closest('tr');
    expect(row?.className).toContain(' bg-accent/8');
    expect(box('Select TK-2').closest('tr')?.className).not.toContain(' bg-accent/8');
    fireEvent.click(box('Select TK-3'), { shiftKey: true });
    expect(bar().getByText(/selected$/).textContent).toBe('3 tickets selected');
    expect(all().checked).toBe(true);
    expect(all().indeterminate).toBe(false);
    await tick('TK-2');
    expect(ticked()).toEqual(['Select TK-1', 'Select TK-3']);
    await userEvent.click(all());
    expect(ticked()).toHaveLength(4);
    await userEvent.click(all());
    expect(ticked()).toEqual([]);
    expect(noBar()).toBe(true);
    expect(all().indeterminate).toBe(false);
    fireEvent.click(box('Select TK-3'), { shiftKey: true });
    expect(ticked()).toEqual(['Select TK-3']);
    await userEvent.click(bar().getByRole('button', { name: 'Clear selection' }));
    expect(noBar()).toBe(true);
    fireEvent.click(box('Select TK-1'), { shiftKey: true });
    expect(ticked()).toEqual(['Select TK-1']);
  });

  it('are assigned together; the selection ends and the lists are refetched', async () => {
    let answer = () => {};
    const { calls, sent } = await open({
      'tickets.bulk': () =>
        new Promise((resolve) => {
          answer = () => resolve(done);
        }),
    });
    await tick('TK-2');
    const { name, labels } = await choose('Assign', 'Jonas Weber');
    expect(name).toBe('Assign, 2 tickets');
    expect(labels).toEqual(['Assign to me', 'Jonas Weber', 'Unassign']);
    await waitFor(() => expect(sent()).toEqual([{ ids: ['t1', 't2'], assignedAgentId: 'u2' }]));
    for (const menu of ['Assign', 'Status', 'Priority'])
      expect(bar().getByRole('button', { name: menu })).toHaveProperty('disabled', true);
    expect(shownToast()).toBeNull();
    answer();
    await waitFor(() => expect(shownToast()?.title).toBe('2 tickets updated'));
    expect(shownToast()?.text).toBeUndefined();
    await waitFor(() => expect(noBar()).toBe(true));
    await waitFor(() => expect(listed(calls)).toHaveLength(2));
    const made = calls.map(({ operation }) => operation);
    expect(made.filter((one) => one === 'tickets.stats')).toHaveLength(2);
  });

  it('can be changed back', async () => {
    const { sent } = await open({ 'tickets.bulk': ({ body }) => changing(body) });
    await tick('TK-2');
    await tick('TK-3');
    const { name, labels } = await choose('Status', 'Resolved');
    expect(name).toBe('Status, 3 tickets');
    expect(labels).toEqual(['Open', 'In Progress', 'Resolved', 'Closed']);
    await waitFor(() => expect(shownToast()?.title).toBe('3 tickets updated'));
    await tick('TK-1');
    act(() => shownToast()?.undo?.());
    await waitFor(() => expect(shownToast()?.title).toBe('3 tickets changed back'));
    expect(shownToast()?.undo).toBeUndefined();
    expect(ticked()).toEqual(['Select TK-1']);
    expect(sent()).toEqual([
      { ids: ['t1', 't2', 't3'], status: 'resolved' },
      { ids: ['t1', 't3'], status: 'open', onlyIf: { status: 'resolved' } },
      { ids: ['t2'], status: 'closed', onlyIf: { status: 'resolved' } },
    ]);
  });

  it.each([
    [[{ id: 't1', message: 'Gone' }], 'Failed to change 1 ticket'],
    [
      [
        { id: 't1', message: 'Gone' },
        { id: 't2', message: 'Gone' },
      ],
      'Failed to change 2 tickets',
    ],
  ])("are counted if some of them couldn't be changed (%#)", async (refused, text) => {
    await open({ 'tickets.bulk': { updated: 1, changed: [], failed: refused } });
    const { name, labels } = await choose('Priority', 'Urgent');
    expect(name).toBe('Priority, 1 ticket');
    expect(labels).toEqual(['Urgent', 'High', 'Normal', 'Low']);
    await waitFor(() => expect(shownToast()).toMatchObject({ title: '1 ticket updated', text }));
  });

  it('stay selected if the change fails, and can be changed again', async () => {
    let isDown = true;
    const { calls, sent } = await open({ 'tickets.bulk': () => (isDown ? failed : done) });
    await choose('Assign', 'Assign to me');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Error',
        text: 'Failed to update tickets',
        destructive: true,
      }),
    );
    expect(ticked()).toEqual(['Select TK-1']);
    await waitFor(() => expect(listed(calls)).toHaveLength(2));
    isDown = false;
    await choose('Assign', 'Unassign');
    await waitFor(() => expect(noBar()).toBe(true));
    expect(sent()).toEqual([
      { ids: ['t1'], assignedAgentId: 'u1' },
      { ids: ['t1'], assignedAgentId: null },
    ]);
  });

  it("stay selected if the helpdesk can't be reached, with a message", async () => {
    await open({ 'tickets.bulk': gatewayTimeout });
    await choose('Assign', 'Assign to me');
    await waitFor(() =>
      expect(shownToast()?.text).toBe(
        "Couldn't reach the helpdesk. The tickets stay selected, so you can try again.",
      ),
    );
    expect(ticked()).toEqual(['Select TK-1']);
  });

  it('report which of them someone else has changed in the meantime, when the change is undone', async () => {
    const refusal = 'This ticket was changed by someone else';
    await open({
      'tickets.bulk': ({ body }) =>
        (body as Body<'tickets.bulk'>).onlyIf
          ? { updated: 0, changed: [], failed: [{ id: 't1', message: refusal }] }
          : changing(body),
    });
    await choose('Status', 'Resolved');
    await waitFor(() => expect(shownToast()?.undo).toBeDefined());
    act(() => void undoLast());
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: '0 tickets changed back',
        text: `Failed to change 1 ticket back: ${refusal}`,
        destructive: true,
      }),
    );
    expect(undoLast()).toBe(false);
  });

  it.each([
    ['assign_tickets', ['Assign', 'Macro']],
    ['resolve_tickets', ['Status', 'Priority', 'Tags', 'Snooze', 'Macro', 'Mark as spam']],
  ] as const)('offer the actions that the permission %s allows', async (permission, menus) => {
    await open({}, member('agent', { permissions: ['view_all_tickets', permission] }));
    const buttons = bar().getAllByRole('button');
    expect(buttons.map((button) => button.ariaLabel ?? button.textContent)).toEqual([
      ...menus,
      'Clear selection',
    ]);
  });
});

describe('all tickets of a view', () => {
  const total = 131;
  const inAll = Array.from({ length: total }, (_, at) =>
    ticketLike({ id: `t${at}`, ticketNumber: `TK-${at}` }),
  );

  /** The first page has 100 tickets; each later one as many as requested. */
  async function openAll(bulk: Parameters<typeof serve>[0]) {
    const calls = serve({
      'tickets.list': ({ query }) =>
        query.cursor === 'rest' ? inAll.slice(100) : inAll.slice(0, 100),
      ...bulk,
    });
    answerPages('/api/tickets', (query) => ({
      total,
      nextCursor: query.get('cursor') ? null : 'rest',
    }));
    drawTickets(member('agent'), '?status=open');
    await screen.findByRole('checkbox', { name: 'Select TK-1' });
    await userEvent.click(all());
    await userEvent.click(bar().getByRole('button', { name: `Select all ${total} in this view` }));
    const sent = () =>
      calls.flatMap(({ operation, body }) =>
        operation === 'tickets.bulk' ? [body as Body<'tickets.bulk'>] : [],
      );
    return { calls, sent };
  }
  const updated = ({ body }: { body: unknown }) => ({
    updated: (body as Body<'tickets.bulk'>).ids.length,
    changed: (body as Body<'tickets.bulk'>).ids.map((id) => ({
      id,
      assignedAgentId: null,
      tagIds: [],
      snooze: null,
      ...initialChoices,
    })),
    failed: [],
  });

  it('are updated together, including tickets not yet loaded, and Undo reverts it', async () => {
    const { calls, sent } = await openAll({ 'tickets.bulk': updated });
    expect(bar().getByText(/selected$/).textContent).toBe('131 tickets selected');
    expect(bar().queryByRole('button', { name: /^Select all/ })).toBeNull();
    await choose('Status', 'Resolved');
    await waitFor(() => expect(shownToast()?.title).toBe('131 tickets updated'));
    expect(new Set(sent().flatMap(({ ids }) => ids))).toEqual(new Set(inAll.map(({ id }) => id)));
    expect(listed(calls)).toContainEqual(
      expect.objectContaining({ cursor: 'rest', status: 'open', limit: '200' }),
    );
    expect(noBar()).toBe(true);
    act(() => shownToast()?.undo?.());
    await waitFor(() => expect(shownToast()?.title).toBe('131 tickets changed back'));
  });

  it('show the progress of the change, and can be stopped, and undone up to that point', async () => {
    const answers: (() => void)[] = [];
    const { sent } = await openAll({
      'tickets.bulk': (call) =>
        new Promise((resolve) => void answers.push(() => resolve(updated(call)))),
    });
    await choose('Priority', 'Low');
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(bar().getByRole('status').textContent).toBe('0 of 131 updated');
    answers[0]?.();
    await waitFor(() => expect(bar().getByRole('status').textContent).toBe('50 of 131 updated'));
    await waitFor(() => expect(answers).toHaveLength(2));
    await userEvent.click(bar().getByRole('button', { name: 'Stop' }));
    answers[1]?.();
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: '100 tickets updated',
        text: 'Stopped: 31 tickets left unchanged',
      }),
    );
    expect(sent()).toHaveLength(2);
    act(() => shownToast()?.undo?.());
    await waitFor(() => expect(answers).toHaveLength(3));
    expect(sent()[2]).toMatchObject({ priority: 'normal', onlyIf: { priority: 'low' } });
    expect(sent()[2]?.ids).toHaveLength(50);
  });

  it("say how many weren't changed if a step fails", async () => {
    let steps = 0;
    await openAll({
      'tickets.bulk': (call) => {
        steps += 1;
        return steps === 2 ? failed : updated(call);
      },
    });
    await choose('Assign', 'Unassign');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: '50 tickets updated',
        text: 'Failed to change 81 tickets',
      }),
    );
    expect(shownToast()?.undo).toBeDefined();
  });
});
