import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, failed } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { assignable } from '../../../test/tickets.ts';
import MacrosPage from './MacrosPage.tsx';
import { macroLike } from './test-macros.ts';

const own = macroLike({
  id: 'm2',
  name: 'Close',
  reply: null,
  assignee: null,
  status: 'closed',
  visibility: 'personal',
  useCount: 0,
  lastUsedAt: null,
});

function open(answers: Parameters<typeof answerOperations>[0] = {}, user = member('agent')) {
  const calls = answerOperations({
    'macros.list': [macroLike(), own],
    'team.assignable': assignable,
    ...answers,
  });
  drawPage(() => <MacrosPage />, user);
  const sent = (id: string) => calls.filter(({ operation }) => operation === id);
  return { calls, sent };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the list', () => {
  it("shows each macro's steps, owner and number of uses", async () => {
    open();
    await screen.findByText('Close');
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows[0]).toContain('Team');
    expect(rows[0]).toContain('Status Resolved · Assign to me · Reply');
    expect(rows[0]).toContain('Used 2 times');
    expect(rows[1]).not.toContain('Team');
    expect(rows[1]).toContain('Status Closed');
    expect(rows[1]).toContain('Not used yet');
  });

  it('is empty at first, and explains what a macro is for', async () => {
    open({ 'macros.list': [] });
    expect(await screen.findByText('No macros yet')).toBeDefined();
  });

  it('says that loading failed, and retries', async () => {
    let isDown = true;
    open({ 'macros.list': () => (isDown ? failed : [own]) });
    await screen.findByText('Failed to load data');
    isDown = false;
    await press('Try again');
    expect(await screen.findByText('Close')).toBeDefined();
  });

  it('can be filtered by text', async () => {
    open();
    await screen.findByText('Close');
    await userEvent.type(screen.getByLabelText('Search macros'), 'parcel');
    await waitFor(() => expect(screen.queryByText('Close')).toBeNull());
    await userEvent.type(screen.getByLabelText('Search macros'), ' nothing');
    expect(await screen.findByText('No macros found')).toBeDefined();
  });

  it("lets only members with the permission change the team's macros", async () => {
    const { permissions } = member('agent');
    const user = member('agent', {
      permissions: permissions.filter((one) => one !== 'manage_help_center'),
    });
    open({}, user);
    await screen.findByRole('button', { name: 'Edit Close' });
    expect(screen.queryByRole('button', { name: /Parcel sent/ })).toBeNull();
    await press('New Macro');
    expect((await dialog()).queryByLabelText('Who can use it')).toBeNull();
  });

  it('can be reordered, and undone', async () => {
    const second = macroLike({ id: 'm3', name: 'Second', position: 1 });
    const { sent } = open({ 'macros.list': [macroLike(), second], 'macros.update': second });
    const up = await screen.findByRole<HTMLButtonElement>('button', { name: 'Move Second up' });
    const down = screen.getByRole<HTMLButtonElement>('button', { name: 'Move Second down' });
    expect(down.disabled).toBe(true);
    await userEvent.click(up);
    await waitFor(() => expect(shownToast()?.title).toBe('Macro moved'));
    expect(sent('macros.update')[0]?.body).toEqual({ position: 0 });
    shownToast()?.undo?.();
    await waitFor(() => expect(sent('macros.update')[1]?.body).toEqual({ position: 1 }));
  });

  it('restores a deleted macro on undo', async () => {
    const { sent } = open({ 'macros.delete': undefined, 'macros.restore': own });
    await press('Delete Close');
    await waitFor(() => expect(shownToast()?.title).toBe('Macro deleted'));
    shownToast()?.undo?.();
    await waitFor(() => expect(sent('macros.restore')[0]?.params).toEqual({ id: 'm2' }));
  });
});

describe('a new macro', () => {
  it('sends only the fields that it changes', async () => {
    const { sent } = open({ 'macros.create': own });
    await press('New Macro');
    const form = await dialog();
    await userEvent.type(form.getByLabelText('Name'), 'Urgent');
    await userEvent.selectOptions(form.getByLabelText('Priority'), 'Urgent');
    await userEvent.selectOptions(form.getByLabelText('Assignee'), 'The agent who applies it');
    await userEvent.selectOptions(form.getByLabelText('Snooze'), '1 day');
    await userEvent.selectOptions(form.getByLabelText('Who can use it'), 'The team');
    await userEvent.selectOptions(
      form.getByLabelText('Insert a variable into: Internal note'),
      'Your name',
    );
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Macro saved'));
    expect(sent('macros.create')[0]?.body).toEqual({
      name: 'Urgent',
      reply: null,
      note: '{agent.name}',
      noteFormat: 'text',
      noteFileIds: [],
      status: null,
      priority: 'urgent',
      assignee: 'me',
      addTagIds: [],
      removeTagIds: [],
      snooze: { hours: 24 },
      visibility: 'team',
    });
  });

  it('requires a step, a name, known variables, and a valid snooze', async () => {
    open();
    await press('New Macro');
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Choose at least one step')).toBeDefined();
    expect(form.getByText('Name is required')).toBeDefined();
    await userEvent.selectOptions(form.getByLabelText('Status'), 'Closed');
    await userEvent.selectOptions(form.getByLabelText('Snooze'), '1 day');
    await userEvent.type(form.getByLabelText('Reply to the customer'), 'Hi {{nobody}');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(
      await form.findByText("A macro can't snooze a ticket that it resolves or closes"),
    ).toBeDefined();
    expect(form.getByText(/^Unknown variable \{nobody\}/)).toBeDefined();
  });

  it("keeps its input if it's refused, or if the dialog is closed by mistake", async () => {
    const message = 'You already have a macro with this name';
    const errors = [{ field: 'name', code: 'macro_exists', message }];
    open({ 'macros.create': new MockedRefusal(409, message, 'macro_exists', errors) });
    await press('New Macro');
    const form = await dialog();
    await userEvent.type(form.getByLabelText('Name'), 'Close');
    await userEvent.selectOptions(form.getByLabelText('Status'), 'Closed');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(message)).toBeDefined();
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Discard unsaved changes?')).toBeDefined();
    expect((form.getByLabelText('Name') as HTMLInputElement).value).toBe('Close');
  });
});

it('a macro can add a tag', async () => {
  const at = '2026-11-18T09:00:00.000Z';
  const tag = { id: 'g1', name: 'Parcel', color: 'blue' as const };
  const counted = { ...tag, ticketCount: 1, activeCount: 1, createdAt: at, updatedAt: at };
  const { sent } = open({ 'tags.list': [counted], 'macros.update': own });
  await press('Edit Close');
  const form = await dialog();
  await userEvent.click(form.getByRole('button', { name: 'Add tags' }));
  await userEvent.click(await screen.findByRole('option', { name: /Parcel/ }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await form.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('macros.update')[0]?.body).toMatchObject({ addTagIds: ['g1'] }));
});
