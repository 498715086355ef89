import type { Result } from '@helpdesk/sdk/contract/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../../data/browser.ts';
import type { CurrentUser } from '../../data/session.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations, gatewayTimeout } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import InvitePage from './InvitePage.tsx';
import SignupPage from './SignupPage.tsx';

const open = vi.spyOn(browser, 'open').mockImplementation(() => {});
const invitation: Result<'invitations.get'> = {
  email: 'grace@acme.test',
  role: 'agent',
  organization: { name: 'Acme', subdomain: 'acme' },
  hasAccount: true,
} as Result<'invitations.get'>;
const gone = new MockedRefusal(404, 'This invitation has expired', 'not_found');

const follow = (user: CurrentUser | null) =>
  drawPage(InvitePage, user, {
    path: '/invite/$token',
    at: '/invite/secret',
    paths: ['/login', '/signup', '/'],
  });
const alert = () => screen.queryByRole('alert')?.textContent;

afterEach(() => {
  cleanup();
  open.mockClear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the link of an invitation', () => {
  it('lets a signed-in user join once, and try again after a failure', async () => {
    const taken = 'You are already a member';
    const answers = [
      gatewayTimeout,
      new MockedRefusal(409, taken, 'already_member'),
      { organizationId: 'o1' },
    ];
    const calls = answerOperations({
      'invitations.get': invitation,
      'invitations.accept': () => answers.shift() as never,
    });
    follow(member('agent'));
    expect(await screen.findByRole('heading', { name: 'Join Acme' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe("You're invited to join Acme as Agent.");
    expect(screen.getByText('This invitation was sent to grace@acme.test.')).toBeDefined();
    expect(calls[0]?.params).toEqual({ token: 'secret' });
    const join = screen.getByRole('button', { name: 'Join' });
    await userEvent.click(join);
    await waitFor(() =>
      expect(alert()).toBe("We couldn't add you to the organization. Please try again."),
    );
    await userEvent.click(join);
    await waitFor(() => expect(alert()).toBe(taken));
    expect(open).not.toHaveBeenCalled();
    await userEvent.click(join);
    await waitFor(() => expect(open.mock.calls).toEqual([['/org/acme']]));
    expect(calls.at(-1)).toMatchObject({
      operation: 'invitations.accept',
      params: { token: 'secret' },
    });
  });

  it('sends a signed-out user to sign in, and back here', async () => {
    answerOperations({ 'invitations.get': invitation });
    const { router } = follow(null);
    const link = await screen.findByRole('link', { name: 'Sign in to join' });
    expect(screen.getByRole('heading', { name: 'Join Acme' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
    await userEvent.click(link);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toEqual({ next: '/invite/secret' });
  });

  it('sends a user without an account to sign up, and not back here', async () => {
    answerOperations({ 'invitations.get': { ...invitation, hasAccount: false } });
    const { router } = follow(null);
    await waitFor(() => expect(router.state.location.pathname).toBe('/signup'));
    expect(router.state.location.search).toEqual({
      invite: 'secret',
      email: 'grace@acme.test',
      role: 'agent',
      org: 'Acme',
    });
    expect(router.history.length).toBe(1);
  });

  it('lets a signed-in user join even if the invited address has no account', async () => {
    answerOperations({ 'invitations.get': { ...invitation, hasAccount: false } });
    follow(member('agent'));
    expect(await screen.findByRole('button', { name: 'Join' })).toBeDefined();
  });

  it.each([
    [gone, 'This invitation has expired'],
    [gatewayTimeout, "We couldn't load this invitation. Please try again."],
  ])("says why it can't be used (%#)", async (answer, sentence) => {
    let give = () => {};
    answerOperations({
      'invitations.get': () =>
        new Promise((resolve) => {
          give = () => resolve(answer);
        }),
    });
    follow(null);
    expect((await screen.findByRole('status')).textContent).toBe('Loading...');
    give();
    await waitFor(() => expect(alert()).toBe(sentence));
    expect(screen.getByRole('heading', { name: 'Invitation' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  });
});

describe('signing up', () => {
  const visit = (at = '/signup') =>
    drawPage(SignupPage, null, { path: '/signup', at, paths: ['/login', '/'] });

  it('creates a new organization without asking for an invitation', async () => {
    const calls = answerOperations({ 'auth.signup': { token: 'fresh', user: member('admin') } });
    const { router } = visit();
    expect(await screen.findByRole('heading', { name: 'Create your helpdesk' })).toBeDefined();
    expect(
      screen.getByText('Your own workspace with tickets, live chat and a help center.'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('status')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
    const values = {
      'First name': 'Ada',
      'Last name': 'Lovelace',
      Email: 'ada@acme.test',
      Password: 'difference',
      'Confirm password': 'difference',
      'Organization name': ' ',
    };
    for (const [label, value] of Object.entries(values))
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    expect(screen.getByLabelText('Email')).toHaveProperty('readOnly', false);
    const create = screen.getByRole('button', { name: 'Create account' });
    await userEvent.click(create);
    expect(await screen.findByText('Organization name is required')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Organization name'), 'Acme');
    await userEvent.click(create);
    await waitFor(() => expect(localStorage.getItem('auth_token')).toBe('fresh'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(calls.map(({ operation }) => operation)).toEqual(['auth.signup']);
    expect(calls[0]?.body).toMatchObject({ email: 'ada@acme.test', organizationName: 'Acme' });
    expect(calls[0]?.body).not.toHaveProperty('invitationToken');
  });

  it("says that it's closed if the server has marked the page, except to invited users", async () => {
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'helpdesk-signup', content: 'closed' });
    document.head.append(meta);
    try {
      answerOperations({ 'invitations.get': invitation });
      const { unmount } = visit();
      expect(await screen.findByRole('heading', { name: 'Sign-up is closed' })).toBeDefined();
      expect(screen.queryByLabelText('Email')).toBeNull();
      unmount();
      visit('/signup?invite=secret');
      expect(await screen.findByRole('heading', { name: 'Join Acme' })).toBeDefined();
    } finally {
      meta.remove();
    }
  });

  it("with an operator's link sends its code", async () => {
    const calls = answerOperations({ 'auth.signup': { token: 'fresh', user: member('admin') } });
    visit('/signup?code=new.abc.def');
    const values = {
      'First name': 'Ada',
      'Last name': 'Lovelace',
      Email: 'ada@acme.test',
      Password: 'difference',
      'Confirm password': 'difference',
      'Organization name': 'Acme',
    };
    await screen.findByLabelText('First name');
    for (const [label, value] of Object.entries(values))
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() =>
      expect(calls[0]?.body).toMatchObject({
        organizationName: 'Acme',
        invitationToken: 'new.abc.def',
      }),
    );
  });

  it('with an invitation uses the invited address, whatever the link says', async () => {
    const calls = answerOperations({ 'invitations.get': invitation });
    visit('/signup?invite=secret&email=other%40acme.test&role=admin&org=Evil');
    expect(await screen.findByRole('heading', { name: 'Join Acme' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe("You're invited to join Acme as Agent.");
    expect(screen.getByLabelText('Email')).toMatchObject({
      value: 'grace@acme.test',
      readOnly: true,
    });
    expect(screen.queryByText(/Your own workspace/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Join' })).toBeDefined();
    expect(calls[0]?.params).toEqual({ token: 'secret' });
  });

  it('with an expired invitation says so, and still lets the user create an organization', async () => {
    answerOperations({ 'invitations.get': gone });
    visit('/signup?invite=secret');
    await waitFor(() => expect(alert()).toBe('This invitation has expired'));
    expect(screen.getByRole('heading', { name: 'Create your helpdesk' })).toBeDefined();
    expect(screen.getByLabelText('Organization name')).toBeDefined();
    expect(screen.getByLabelText('Email')).toHaveProperty('value', '');
  });

  it('shows errors at their fields, others in a banner that disappears on the next try', async () => {
    const errors = [{ field: 'email', code: 'taken', message: 'Already in use' }];
    const answers = [
      gatewayTimeout,
      new MockedRefusal(409, 'Check the fields', 'email_taken', errors),
    ];
    answerOperations({
      'invitations.get': invitation,
      'auth.signup': () => answers.shift() as MockedRefusal,
    });
    visit('/signup?invite=secret');
    const values = { 'First name': 'G', 'Last name': 'H', Password: 'difference' };
    await screen.findByLabelText('First name');
    for (const [label, value] of Object.entries({ ...values, 'Confirm password': 'difference' }))
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(alert()).toBe("We couldn't create your account. Please try again."));
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Already in use')).toBeDefined();
    expect(alert()).toBeUndefined();
  });
});
