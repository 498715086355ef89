import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import ClosedOrganization from '../../../app/ClosedOrganization.tsx';
import { member } from '../../../test/harness.tsx';
import { answerOperations, failed } from '../../../test/operations.ts';
import { settings } from '../../../test/organizations.ts';
import { drawPage } from '../../../test/page.tsx';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import DangerZone from './DangerZone.tsx';

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

type Answers = Parameters<typeof answerOperations>[0];

function openZone(answers: Answers = {}, role: 'admin' | 'agent' = 'admin') {
  const calls = answerOperations({ 'auth.user': member(role), ...answers });
  drawPage(() => <DangerZone settings={settings()} />, member(role));
  return (id: string) => calls.filter(({ operation }) => operation === id).map(({ body }) => body);
}
const remove = () => screen.findByRole('button', { name: 'Delete Organization' });

it('an organization is closed once its name is typed, and the user is refetched', async () => {
  const sent = openZone({ 'organization.close': { deletesAt: '2030-01-31T10:00:00.000Z' } });
  await userEvent.click(await remove());
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this organization?' }));
  const field = dialog.getByLabelText('Type “Acme” to confirm');
  expect(document.activeElement).toBe(field);
  const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Close and delete' }));
  await confirm();
  expect(await dialog.findByText('Enter the exact name of the organization')).toBeDefined();
  await userEvent.type(field, 'acme');
  await confirm();
  expect(sent('organization.close')).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, 'Acme{Enter}');
  await waitFor(() => expect(sent('organization.close')).toEqual([{ name: 'Acme' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it("shows the server's error in the dialog, and keeps the input", async () => {
  openZone({
    'organization.close': new MockedRefusal(403, 'Only an admin can do this', 'admins_only'),
  });
  await userEvent.click(await remove());
  const field = screen.getByLabelText<HTMLInputElement>('Type “Acme” to confirm');
  await userEvent.type(field, 'Acme{Enter}');
  expect(await screen.findByText('Only an admin can do this')).toBeDefined();
  expect(field.value).toBe('Acme');
});

it("a member who isn't an admin sees who can delete it", async () => {
  openZone({}, 'agent');
  expect(await remove()).toHaveProperty('disabled', true);
  expect(screen.getByText('Only an admin can delete the organization.')).toBeDefined();
});

const deletesAt = '2030-01-31T10:00:00.000Z';
function openClosed(answers: Answers = {}, role: 'admin' | 'agent' = 'admin') {
  const [own] = member(role).organizations;
  const organization = { id: 'o2', name: 'Globex', subdomain: 'globex', logoUrl: null };
  const other = { organizationId: 'o2', role, organization };
  const user = member(role, { organizations: own ? [{ ...own, deletesAt }, other] : [] });
  const calls = answerOperations({ 'auth.user': user, ...answers });
  drawPage(() => <ClosedOrganization deletesAt={deletesAt} />, user);
  return (id: string) => calls.filter(({ operation }) => operation === id);
}

it('members of a closed organization see when it will be deleted, and can switch to another one', async () => {
  openClosed({}, 'agent');
  expect(await screen.findByRole('heading', { name: 'Acme is closed' })).toBeDefined();
  expect(document.querySelector('time')?.dateTime).toBe(deletesAt);
  expect(screen.getByText('Until then, an admin can reopen it.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Reopen organization' })).toBeNull();
  const others = within(screen.getByRole('navigation', { name: 'Your other organizations' }));
  expect(others.getByRole('link', { name: 'Globex' }).getAttribute('href')).toContain('globex');
});

it('an admin can reopen it, and sees an error if that fails', async () => {
  const answers = [
    new MockedRefusal(410, 'This organization is being deleted', 'deletion_begun'),
    failed,
    undefined,
  ];
  const made = openClosed({ 'organization.reopen': () => answers.shift() });
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Reopen organization' }));
  await press();
  expect(await screen.findByText('This organization is being deleted')).toBeDefined();
  await press();
  await waitFor(() => expect(made('organization.reopen')).toHaveLength(2));
  await press();
  expect(await takeToast()).toEqual({ title: 'Acme reopened' });
});
