import { MockedRefusal } from '@helpdesk/sdk/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { held } from '../../../test/held.ts';
import { answerOperations, failed, gatewayTimeout } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import TeamPage from '../TeamPage.tsx';
import { invitationLike, memberLike } from '../test-team.ts';

const url = 'https://help.test/invite/abc';

function open(more: Parameters<typeof answerOperations>[0] = {}, user = member('admin')) {
  const calls = answerOperations({
    'team.list': [memberLike(1, 'Ada', 'admin')],
    'team.roles': [],
    'team.invitations': [invitationLike()],
    ...more,
  });
  const { client } = drawPage(TeamPage, user);
  return { client, of: (asked: string) => calls.filter(({ operation }) => operation === asked) };
}
const list = async () => within(await screen.findByRole('list', { name: 'Pending Invitations' }));
const press = async (name: string) => fireEvent.click((await list()).getByRole('button', { name }));

afterEach(() => {
  cleanup();
  forgetToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('pending invitations show their address, role and expiry', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T10:00:00.000Z') });
  open({
    'team.invitations': [
      invitationLike({ expiresAt: '2026-11-28T10:00:00.000Z' }),
      invitationLike({ id: 'i2', email: 'old@acme.test', expiresAt: '2026-11-20T10:00:00.000Z' }),
    ],
  });
  const rows = (await list()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'new@acme.testAgentExpires in 6 daysResendRevoke',
    'old@acme.testAgentExpiredResendRevoke',
  ]);
});

test('without invitations there is no card, but a failure to load them is shown', async () => {
  let isDown = true;
  open({ 'team.invitations': [] });
  await screen.findByText('Ada Day');
  expect(screen.queryByText('Pending Invitations')).toBeNull();
  cleanup();
  open({ 'team.invitations': () => (isDown ? failed : [invitationLike()]) });
  expect(await screen.findByText('Failed to load data')).toBeDefined();
  expect(screen.getByText('Pending Invitations')).toBeDefined();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('new@acme.test')).toBeDefined();
});

test("an agent sees invitations, but can't change them", async () => {
  open({}, member('agent'));
  const rows = await list();
  expect(rows.getByText('new@acme.test')).toBeDefined();
  expect(rows.queryByRole('button')).toBeNull();
});

test('resending an invitation shows its new link for copying', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }));
  const slow = held(invitationLike({ url }));
  const { of } = open({ 'team.resendInvitation': slow.answer });
  const resend = (await list()).getByRole('button', { name: 'Resend' });
  expect((await list()).queryByRole('button', { name: 'Copy link' })).toBeNull();
  fireEvent.click(resend);
  await waitFor(() => expect(resend.ariaBusy).toBe('true'));
  slow.release();
  expect(await takeToast()).toEqual({ title: 'Invitation sent successfully' });
  expect(of('team.resendInvitation').map(({ params }) => params)).toEqual([{ id: 'i1' }]);
  await waitFor(() => expect(of('team.invitations')).toHaveLength(2));
  expect(of('team.list')).toHaveLength(2);
  await press('Copy link');
  expect(await takeToast()).toEqual({
    title: 'Failed to copy link',
    text: 'Please copy the link manually',
    destructive: true,
  });
});

test.each([
  ['as the server says', new MockedRefusal(429, 'Slow down', 'slow'), 'Slow down'],
  ['though nobody says why', gatewayTimeout, 'An error occurred while sending the invitation'],
])("says if an invitation couldn't be resent, %s", async (_, refusal, text) => {
  open({ 'team.resendInvitation': refusal });
  await press('Resend');
  expect(await takeToast()).toEqual({
    title: 'Failed to send invitation',
    text,
    destructive: true,
  });
  expect((await list()).queryByRole('button', { name: 'Copy link' })).toBeNull();
});

test('an invitation is revoked after a question, and removed from the list', async () => {
  const slow = held(undefined);
  const { of } = open({
    'team.invitations': () => (of('team.revokeInvitation').length === 0 ? [invitationLike()] : []),
    'team.revokeInvitation': slow.answer,
  });
  await press('Revoke');
  const dialog = within(screen.getByRole('dialog', { name: 'Revoke this invitation?' }));
  expect(dialog.getByText('The link we sent to new@acme.test stops working.')).toBeDefined();
  const revoke = dialog.getByRole('button', { name: 'Revoke' });
  fireEvent.click(revoke);
  await waitFor(() => expect(revoke.ariaBusy).toBe('true'));
  slow.release();
  expect(await takeToast()).toEqual({ title: 'Invitation revoked successfully' });
  await waitFor(() => expect(screen.queryByText('new@acme.test')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(of('team.revokeInvitation').map(({ params }) => params)).toEqual([{ id: 'i1' }]);
});

test("an invitation stays if it couldn't be revoked", async () => {
  open({ 'team.revokeInvitation': gatewayTimeout });
  await press('Revoke');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await takeToast()).toEqual({
    title: 'Failed to revoke invitation',
    text: '',
    destructive: true,
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await list()).getByText('new@acme.test')).toBeDefined();
});

test('inviting from the team screen can choose customers, and adds the invitation to the list', async () => {
  const user = userEvent.setup();
  const { of } = open({
    'team.invitations': () => (of('team.invite').length === 0 ? [] : [invitationLike()]),
    'team.invite': invitationLike({ url }),
  });
  await user.click(await screen.findByRole('button', { name: 'Invite Member' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite Team Members' }));
  expect(dialog.getByText('Can open tickets and view their own')).toBeDefined();
  expect(dialog.queryByText(/Confirm your email address/)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Email')));
  await user.type(dialog.getByLabelText('Email'), 'new@acme.test');
  await user.click(dialog.getByRole('radio', { name: /Customer/ }));
  await user.click(dialog.getByRole('button', { name: 'Send Invitation' }));
  expect(await takeToast()).toEqual({ title: 'Team member invited successfully' });
  const link = await dialog.findByLabelText<HTMLInputElement>('Invite link for new@acme.test');
  expect(dialog.getByText(/It works once, within seven days/)).toBeDefined();
  act(() => link.focus());
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, url.length]);
  expect(of('team.invite').map(({ body }) => body)).toEqual([
    { email: 'new@acme.test', role: 'customer', message: '' },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await list()).getByText('new@acme.test')).toBeDefined();
  expect(of('team.list')).toHaveLength(2);
});

test('a refused address is marked at its field, and sending waits', async () => {
  const why = 'Please enter a valid email address';
  const errors = [{ field: 'email', code: 'format', message: why }];
  const slow = held(new MockedRefusal(400, why, 'validation_failed', errors));
  const { of } = open({ 'team.invite': slow.answer });
  fireEvent.click(await screen.findByRole('button', { name: 'Invite Member' }));
  const email = await screen.findByLabelText('Email');
  const send = screen.getByRole('button', { name: 'Send Invitation' });
  fireEvent.change(email, { target: { value: 'nobody' } });
  fireEvent.click(send);
  expect(await screen.findByText(why)).toBeDefined();
  expect(of('team.invite')).toEqual([]);
  fireEvent.change(email, { target: { value: 'no@body.test' } });
  expect(screen.queryByText(why)).toBeNull();
  fireEvent.click(send);
  await waitFor(() => expect(send.ariaBusy).toBe('true'));
  slow.release();
  expect(await screen.findByText(why)).toBeDefined();
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(await takeToast()).toMatchObject({ title: 'Failed to invite team member', text: why });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
