import type { Result } from '@helpdesk/sdk/contract/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { createCache, readKey } from '../../../data/cache.ts';
import type { CurrentUser } from '../../../data/session.ts';
import { shownToast } from '../../../data/toast.ts';
import { draw, member } from '../../../test/harness.tsx';
import { answerOperations, gatewayTimeout } from '../../../test/operations.ts';
import InviteDialog from './InviteDialog.tsx';

const url = 'https://help.test/invite/abc';
const invitation: Result<'team.invite'> = {
  id: 'i1',
  email: 'new@acme.test',
  role: 'admin',
  organization: { id: 'o1', name: 'Acme', subdomain: 'acme', logoUrl: null },
  message: 'Welcome!',
  url,
  expiresAt: '2026-11-28T10:00:00.000Z',
  createdAt: '2026-11-21T10:00:00.000Z',
};

const sentIn = (calls: ReturnType<typeof answerOperations>) =>
  calls.filter(({ operation }) => operation === 'team.invite').map(({ body }) => body);
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Personal message (optional)');
const send = () => screen.getByRole('button', { name: 'Send Invitation' });

/** Renders the dialog for a member. */
function drawFor(user: CurrentUser, from?: 'dashboard' | 'team', roles: Result<'team.roles'> = []) {
  const client = createCache();
  client.setQueryData(readKey('auth.user'), user);
  client.setQueryData(readKey('team.roles'), roles);
  draw(<InviteDialog from={from} onClose={() => {}} />, client);
}

function open(from?: 'dashboard' | 'team') {
  drawFor(member('admin'), from);
  return userEvent.setup();
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(email(), 'new@acme.test');
  await user.click(screen.getByRole('radio', { name: /Admin/ }));
  await user.type(message(), 'Welcome!');
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('an agent can be invited with a custom role', async () => {
  const role = {
    id: 'r1',
    name: 'Readers',
    permissions: ['view_all_tickets' as const],
    memberCount: 0,
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
  };
  const calls = answerOperations({ 'team.roles': [role], 'team.invite': invitation });
  drawFor(member('admin'), 'team', [role]);
  const user = userEvent.setup();
  await user.type(email(), 'new@acme.test');
  await user.selectOptions(screen.getByLabelText('Permissions'), 'Readers');
  await user.click(send());
  await waitFor(() => expect(sentIn(calls)).toMatchObject([{ role: 'agent', customRoleId: 'r1' }]));
});

describe('the invite dialog', () => {
  it('describes each role, with agent selected', () => {
    open();
    expect(screen.getByText('Can manage tickets and respond to customers')).toBeDefined();
    expect(screen.getByText('Full access to all features and settings')).toBeDefined();
    const roles = screen.getAllByRole<HTMLInputElement>('radio');
    expect(roles.map(({ value, checked }) => [value, checked])).toEqual([
      ['agent', true],
      ['admin', false],
    ]);
  });

  it('requires an address before it sends anything', async () => {
    const calls = answerOperations({ 'team.roles': [] });
    const user = open();
    await user.type(email(), '  ');
    await user.click(send());
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Email required',
        text: 'Please enter an email address',
      }),
    );
    expect(document.activeElement).toBe(email());
    expect(sentIn(calls)).toEqual([]);
  });

  it('sends the invitation, shows its link and is ready for the next one', async () => {
    const calls = answerOperations({ 'team.roles': [], 'team.invite': invitation });
    const user = open();
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByDisplayValue(url)).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Copy link');
    expect(sentIn(calls)).toEqual([{ email: 'new@acme.test', role: 'admin', message: 'Welcome!' }]);
    expect(shownToast()).toMatchObject({ title: 'Invitation sent successfully' });
    expect([email().value, message().value]).toEqual(['', '']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Agent/ }).checked).toBe(true);
  });

  it('keeps the input if the server refuses it, and says why', async () => {
    answerOperations({
      'team.roles': [],
      'team.invite': new MockedRefusal(
        409,
        'This person has already been invited',
        'already_invited',
      ),
    });
    const user = open();
    await fillIn(user);
    await user.click(send());
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Failed to send invitation',
        text: 'This person has already been invited',
        destructive: true,
      }),
    );
    expect([email().value, message().value]).toEqual(['new@acme.test', 'Welcome!']);
  });

  it("uses the team screen's texts there", async () => {
    answerOperations({ 'team.roles': [], 'team.invite': gatewayTimeout });
    const user = open('team');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    await fillIn(user);
    await user.click(send());
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Failed to invite team member',
        text: 'An error occurred while sending the invitation',
      }),
    );
  });
});

test("hides the message field until the user's own address is confirmed, as the server would refuse it", () => {
  drawFor(member('admin', { emailConfirmed: false }));
  const message = screen.getByLabelText<HTMLTextAreaElement>('Personal message (optional)');
  expect(message.disabled).toBe(true);
  const why = 'Confirm your email address to add a message.';
  expect(screen.getByText(why)).toBeDefined();
});

describe('the link of an invitation', () => {
  async function sent() {
    answerOperations({ 'team.roles': [], 'team.invite': invitation });
    const user = open();
    await fillIn(user);
    await user.click(send());
    return { user, copy: await screen.findByRole('button', { name: 'Copy link' }) };
  }

  it('is copied, which the button confirms for two seconds', async () => {
    const { user, copy } = await sent();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(shownToast()).toMatchObject({
      title: 'Invite link copied',
      text: 'The invite link has been copied to your clipboard',
    });
    expect(copy.textContent).toBe('Copied');
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(copy.textContent).toBe('Copied');
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(copy.textContent).toBe('Copy link');
  });

  it('can be copied manually if there is no clipboard', async () => {
    const { user, copy } = await sent();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(copy);
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Failed to copy link',
        text: 'Please copy the link manually',
        destructive: true,
      }),
    );
  });
});
