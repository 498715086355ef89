import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { answerOperations, failed } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import type { CustomRole } from '../members.ts';
import TeamPage from '../TeamPage.tsx';
import { madeKey, madeWebhook, memberLike } from '../test-team.ts';

const readers: CustomRole = {
  id: 'r1',
  name: 'Readers',
  permissions: ['view_all_tickets', 'view_live_chat'],
  memberCount: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
};
const ada = memberLike(1, 'Ada', 'admin');
const ben = memberLike(2, 'Ben', 'agent', { customRole: { id: 'r1', name: 'Readers' } });

function open(more: Parameters<typeof answerOperations>[0] = {}) {
  const calls = answerOperations({
    'auth.user': member('admin'),
    'team.list': [ada, ben],
    'team.invitations': [],
    'team.roles': [readers],
    'team.belongings': [],
    'team.roleBelongings': [],
    'team.setRole': ben,
    'team.createRole': readers,
    'team.updateRole': readers,
    ...more,
  });
  drawPage(TeamPage, member('admin'), { at: '/' });
  return (asked: string) => calls.filter(({ operation }) => operation === asked);
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const table = () => screen.findByRole('table', { name: 'Permissions by role' });
const cells = async (text: string) => {
  const row = (await within(await table()).findByText(text)).closest('tr');
  return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
};

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

test('a table shows the permissions of every role, custom ones next to built-in ones', async () => {
  open();
  expect(await cells('View chats')).toEqual(['Yes', 'Yes', 'No', 'Yes']);
  expect(await cells('Reply to chats')).toEqual(['Yes', 'Yes', 'No', 'No']);
  expect(await cells('Change roles')).toEqual(['Yes', 'No', 'No', 'No']);
  expect(within(await table()).getByText('1 member')).toBeDefined();
});

test("says if roles can't be loaded", async () => {
  open({ 'team.roles': failed });
  expect(await screen.findByText('Failed to load data')).toBeDefined();
});

test("a new role starts as an agent, always sees its own tickets, and keeps its input if it's refused", async () => {
  const of = open({
    'team.createRole': new MockedRefusal(
      409,
      'There is already a role with this name',
      'role_exists',
    ),
  });
  await press('New Role');
  const dialog = within(await screen.findByRole('dialog', { name: 'New Role' }));
  expect(dialog.getByLabelText<HTMLInputElement>('View their own tickets and reply').disabled).toBe(
    true,
  );
  fireEvent.click(dialog.getByText('Save Role'));
  expect(dialog.getByText('Name is required')).toBeDefined();
  expect(of('team.createRole')).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: ' Chats ' } });
  fireEvent.click(dialog.getByLabelText('Reply to chats'));
  fireEvent.click(dialog.getByLabelText('Download reports'));
  fireEvent.click(dialog.getByText('Save Role'));
  await waitFor(() => expect(of('team.createRole')).toHaveLength(1));
  const sent = of('team.createRole')[0]?.body as { name: string; permissions: string[] };
  expect(sent.name).toBe('Chats');
  expect(sent.permissions).toContain('view_reports');
  expect(sent.permissions).not.toContain('manage_live_chat');
  expect(await takeToast()).toMatchObject({ text: 'There is already a role with this name' });
  fireEvent.click(dialog.getByText('Cancel'));
  expect(await screen.findByRole('dialog', { name: 'Discard unsaved changes?' })).toBeDefined();
});

test('a role without "view all tickets" has no permission that reveals them, until it gets it back', async () => {
  const of = open();
  await press('New Role');
  const dialog = within(await screen.findByRole('dialog', { name: 'New Role' }));
  const box = (name: string) => dialog.getByLabelText<HTMLInputElement>(name);
  fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: 'Own' } });
  expect(box('View unassigned tickets and reply').checked).toBe(true);
  fireEvent.click(box('View all tickets and reply'));
  expect(dialog.getByText(/can't see other tickets anywhere/)).toBeDefined();
  expect(box('View unassigned tickets and reply').checked).toBe(false);
  expect(box('View metrics').disabled).toBe(true);
  expect(box('View metrics').checked).toBe(false);
  fireEvent.click(box('View all tickets and reply'));
  expect(box('View metrics').checked).toBe(true);
  fireEvent.click(box('View all tickets and reply'));
  fireEvent.click(box('View unassigned tickets and reply'));
  fireEvent.click(dialog.getByText('Save Role'));
  await waitFor(() => expect(of('team.createRole')).toHaveLength(1));
  const sent = of('team.createRole')[0]?.body as { permissions: string[] };
  expect(sent.permissions).toContain('view_unassigned_tickets');
  expect(sent.permissions).not.toContain('view_all_tickets');
  expect(sent.permissions).not.toContain('view_analytics');
});

test('a member can get a custom role, and shows it', async () => {
  const of = open();
  const select = await screen.findByLabelText<HTMLSelectElement>('Role of Ben Day');
  await waitFor(() => expect(select.value).toBe('r1'));
  const row = select.closest('li');
  expect(row?.querySelector('p')?.textContent).toContain('Readers');
  fireEvent.change(select, { target: { value: 'agent' } });
  await waitFor(() => expect(of('team.setRole')).toHaveLength(1));
  expect(of('team.setRole')[0]?.body).toEqual({ role: 'agent' });
});

const edit = async () => {
  await press('Edit the role Readers');
  return within(await screen.findByRole('dialog', { name: 'Edit Role' }));
};

test("keys and webhooks that a changed role doesn't allow are listed before saving, with a choice for each", async () => {
  const of = open({ 'team.roleBelongings': [madeKey, madeWebhook] });
  const editor = await edit();
  fireEvent.click(editor.getByLabelText('View chats'));
  fireEvent.click(editor.getByText('Save Role'));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Change the permissions of Readers?' }),
  );
  expect(dialog.getByText('API key, created by Ben Day, acts for Ben Day')).toBeDefined();
  expect(of('team.roleBelongings')).toMatchObject([
    { params: { roleId: 'r1' }, query: { permissions: 'view_all_tickets' } },
  ]);
  expect(of('team.updateRole')).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Action for Orders'), { target: { value: 'end' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save Role' }));
  expect(await takeToast()).toEqual({ title: 'Role saved' });
  expect(of('team.updateRole')[0]?.body).toEqual({
    name: 'Readers',
    permissions: ['view_all_tickets'],
    end: ['k1', 'w1'],
    handOver: [],
  });
});

test('a role is saved at once if all keys and webhooks stay allowed, or if it only gains permissions', async () => {
  const of = open();
  const editor = await edit();
  fireEvent.click(editor.getByLabelText('View chats'));
  fireEvent.click(editor.getByText('Save Role'));
  expect(await takeToast()).toEqual({ title: 'Role saved' });
  expect(of('team.roleBelongings')).toHaveLength(1);
  const again = await edit();
  fireEvent.click(again.getByLabelText('Reply to chats'));
  fireEvent.click(again.getByText('Save Role'));
  await waitFor(() => expect(of('team.updateRole')).toHaveLength(2));
  expect(of('team.roleBelongings')).toHaveLength(1);
});

test("a role isn't saved if its keys and webhooks can't be loaded", async () => {
  const of = open({ 'team.roleBelongings': failed });
  const editor = await edit();
  fireEvent.click(editor.getByLabelText('View chats'));
  fireEvent.click(editor.getByText('Save Role'));
  expect(await takeToast()).toMatchObject({ title: 'Failed to save the role' });
  expect(of('team.updateRole')).toEqual([]);
});
