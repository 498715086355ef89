import type { Schema } from '@helpdesk/sdk/contract/operations';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { dismissToast, shownToast, undoLast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { failed, heldAnswer } from '../../../test/operations.ts';
import { ada, ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  dismissToast(shownToast()?.id ?? 0);
});

const taskLike = (more: Partial<Schema<'TicketTask'>> = {}): Schema<'TicketTask'> => ({
  id: 'k1',
  title: 'Call the courier',
  assignee: null,
  dueOn: null,
  doneAt: null,
  doneBy: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  ...more,
});
const card = async () => within(await screen.findByRole('region', { name: 'Tasks' }));
const sentBy = (calls: ReturnType<typeof serve>) =>
  calls
    .filter(({ operation }) => /^tasks\.(?!list)/.test(operation))
    .map(({ operation, params, body }) => [operation, params, body]);

it('a task can be added by typing, and checked off', async () => {
  const task = taskLike();
  const done = taskLike({ doneAt: task.createdAt, doneBy: 'Ada Lovelace' });
  const calls = serve(ticketDetail(), { 'tasks.create': task, 'tasks.update': done });
  drawTicket({ ...member('agent'), id: 'u1' });
  await userEvent.type(
    await (await card()).findByRole('textbox', { name: 'Add a task' }),
    '  Call the courier{Enter}',
  );
  await userEvent.click(await (await card()).findByRole('checkbox', { name: task.title }));
  await (await card()).findByText(/^Done by Ada Lovelace/);
  expect((await card()).getByText('1 of 1 done')).toBeDefined();
  expect(sentBy(calls)).toEqual([
    ['tasks.create', { id: 't1' }, { title: 'Call the courier' }],
    ['tasks.update', { id: 't1', taskId: 'k1' }, { isDone: true }],
  ]);
});

it('a checkbox is checked immediately, while the response is pending', async () => {
  const held = heldAnswer(taskLike({ doneAt: '2026-11-21T11:00:00.000Z' }));
  serve(ticketDetail(), { 'tasks.list': [taskLike()], 'tasks.update': held.answer });
  drawTicket({ ...member('agent'), id: 'u1' });
  const box = await (await card()).findByRole<HTMLInputElement>('checkbox', {
    name: 'Call the courier',
  });
  fireEvent.click(box);
  // Microtasks only: a timer would leave the box unchecked until it fires.
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  expect(box.checked).toBe(true);
});

it('a task can be edited in place; each field is saved when it loses the focus', async () => {
  let task = taskLike({ dueOn: '2026-01-05' });
  const calls = serve(ticketDetail(), {
    'tasks.list': [task],
    'tasks.update': ({ body }) => {
      const { assigneeId, ...change } = body as Schema<'TicketTaskPatch'>;
      task = { ...task, ...change, ...(assigneeId !== undefined && { assignee: ada }) };
      return task;
    },
  });
  drawTicket({ ...member('agent'), id: 'u1' });
  const edit = { name: /^Edit task: ?Call the courier/ };
  const button = await (await card()).findByRole('button', edit);
  expect(within(button).getByText(/^Overdue: Jan 5/)).toBeDefined();
  await userEvent.click(button);
  const title = await (await card()).findByRole('textbox', { name: 'Task' });
  expect(document.activeElement).toBe(title);
  await userEvent.selectOptions((await card()).getByRole('combobox', { name: 'Assignee' }), 'u1');
  await userEvent.clear((await card()).getByLabelText('Due date'));
  await userEvent.type(title, ' twice{Escape}');
  const after = { name: /^Edit task: ?Call the courier twice/ };
  expect(
    within(await (await card()).findByRole('button', after)).getByText('Ada Lovelace'),
  ).toBeDefined();
  expect(sentBy(calls).map(([, , body]) => body)).toEqual([
    { assigneeId: 'u1' },
    { dueOn: null },
    { title: 'Call the courier twice' },
  ]);
});

it('a task can be deleted, and the toast restores it', async () => {
  const task = taskLike();
  let tasks = [task];
  const calls = serve(ticketDetail(), {
    'tasks.list': () => tasks,
    'tasks.delete': () => {
      tasks = [];
      return undefined;
    },
    'tasks.restore': () => {
      tasks = [task];
      return task;
    },
  });
  drawTicket({ ...member('agent'), id: 'u1' });
  await userEvent.click(
    await (await card()).findByRole('button', { name: /^Edit task: ?Call the courier/ }),
  );
  await userEvent.click((await card()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Task deleted'));
  expect((await card()).queryByRole('checkbox')).toBeNull();
  undoLast();
  await (await card()).findByRole('checkbox', { name: task.title });
  expect(sentBy(calls).map(([operation]) => operation)).toEqual(['tasks.delete', 'tasks.restore']);
});

it("a task that couldn't be added goes back into the box, before the current input", async () => {
  const held = heldAnswer(failed);
  serve(ticketDetail(), { 'tasks.create': held.answer });
  drawTicket({ ...member('agent'), id: 'u1' });
  const box = await (await card()).findByRole('textbox', { name: 'Add a task' });
  await userEvent.type(box, 'Call the courier{Enter}and');
  held.release();
  await waitFor(() => expect((box as HTMLInputElement).value).toBe('Call the courier and'));
  expect((await card()).queryByRole('checkbox')).toBeNull();
});

it("says why tasks can't be loaded, and retries", async () => {
  let isAway = true;
  serve(ticketDetail(), { 'tasks.list': () => (isAway ? failed : [taskLike()]) });
  drawTicket({ ...member('agent'), id: 'u1' });
  const again = await (await card()).findByRole('button', { name: 'Try again' });
  isAway = false;
  await userEvent.click(again);
  await (await card()).findByRole('checkbox', { name: 'Call the courier' });
});

it('customers see no tasks', async () => {
  serve(ticketDetail());
  drawTicket(member('customer'));
  await screen.findByRole('heading', { name: 'Kettle leaks' });
  expect(screen.queryByRole('region', { name: 'Tasks' })).toBeNull();
});

it("an edit that couldn't be saved reopens with the focus at once, so Enter retries it", async () => {
  let reads = 0;
  const calls = serve(ticketDetail(), {
    // The list can't be refetched in this test: an optimistic change must be rolled back without that.
    'tasks.list': () => (reads++ === 0 ? [taskLike()] : failed),
    'tasks.update': failed,
  });
  drawTicket(member('agent'));
  await userEvent.click(await (await card()).findByRole('button', { name: /^Edit task/ }));
  const words = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Task' });
  // The response arrives before the next frame, in which the focus returns to the row.
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await userEvent.clear(words());
  await userEvent.type(words(), 'Mail the courier{Enter}');
  await waitFor(() => expect(words().value).toBe('Mail the courier'));
  for (const [draw] of frame.mock.calls) draw(0);
  expect(document.activeElement).toBe(words());
  frame.mockRestore();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sentBy(calls)).toHaveLength(2));
  expect(new Set(sentBy(calls).map(([operation]) => operation))).toEqual(new Set(['tasks.update']));
});
