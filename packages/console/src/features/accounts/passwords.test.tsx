import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerOperations, gatewayTimeout } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import ConfirmEmailPage from './ConfirmEmailPage.tsx';
import ForgotPasswordPage from './ForgotPasswordPage.tsx';
import ResetPasswordPage from './ResetPasswordPage.tsx';

const paths = ['/', '/login', '/forgot-password'];
const spent = 'This link is invalid or has expired';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const alert = () => screen.queryByRole('alert')?.textContent;
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** Opens a page as if from a link in an email. */
function follow(page: () => React.ReactNode, link: string) {
  window.history.replaceState({ key: 'kept' }, '', link);
  return drawPage(page, null, { path: '/mailed', paths });
}

/** A response that the test resolves. */
function slowly<Result>(result: Result) {
  let give = () => {};
  const given = new Promise<Result>((resolve) => {
    give = () => resolve(result);
  });
  return { answer: () => given, give: () => give() };
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

describe('the "forgot password" page', () => {
  it('says that a link was sent, whether or not the account exists', async () => {
    const { answer, give } = slowly({ message: 'ok' });
    const calls = answerOperations({ 'auth.forgotPassword': answer as never });
    drawPage(ForgotPasswordPage, null, { path: '/forgot', paths });
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeDefined();
    expect(screen.getByText("We'll email you a link to set a new one.")).toBeDefined();
    expect(linkTo('Back to sign in')).toBe('/login');
    const email = screen.getByLabelText('Email');
    expect(document.activeElement).toBe(email);
    await press('Send link');
    expect(await screen.findByText('Email is required')).toBeDefined();
    await userEvent.type(email, 'ada@acme.test{Enter}');
    const button = screen.getByRole('button', { name: 'Send link' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    await press('Send link');
    give();
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeDefined();
    expect(screen.queryByText("We'll email you a link to set a new one.")).toBeNull();
    expect(screen.getByRole('status').textContent).toBe(
      "If ada@acme.test has an account, we've emailed a link to set a new password. " +
        'It works once, within one hour.No email after a few minutes? Check your spam folder, or try again.',
    );
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'ada@acme.test' }]);
    await press('try again');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', '');
  });

  it('says why no link was sent, and lets the user try again', async () => {
    const errors = [{ field: 'email', code: 'format', message: 'Not an address' }];
    const answers = [
      gatewayTimeout,
      new MockedRefusal(429, 'Too many requests. Please try again later.', 'rate_limited'),
      new MockedRefusal(400, 'Check the fields', 'validation_failed', errors),
    ];
    answerOperations({ 'auth.forgotPassword': () => answers.shift() as MockedRefusal });
    drawPage(ForgotPasswordPage, null, { path: '/forgot', paths });
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@acme.test');
    for (const sentence of [
      "We couldn't send the link. Please try again.",
      'Too many requests. Please try again later.',
    ]) {
      await press('Send link');
      await waitFor(() => expect(alert()).toBe(sentence));
    }
    await press('Send link');
    expect(await screen.findByText('Not an address')).toBeDefined();
    expect(alert()).toBeUndefined();
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@acme.test');
  });
});

describe('the "reset password" page', () => {
  it('sets the password once, and signs out this window too', async () => {
    localStorage.setItem('auth_token', 'old');
    const { answer, give } = slowly({ message: 'ok' });
    const calls = answerOperations({ 'auth.resetPassword': answer as never });
    follow(ResetPasswordPage, '/reset-password#token=abc');
    expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeDefined();
    expect(window.location.hash).toBe('');
    expect(window.history.state).toEqual({ key: 'kept' });
    expect(screen.getByText('At least 6 characters')).toBeDefined();
    const password = screen.getByLabelText<HTMLInputElement>('New password');
    expect([password.type, password.autocomplete]).toEqual(['password', 'new-password']);
    expect(document.activeElement).toBe(password);
    await userEvent.type(password, 'short{Enter}');
    expect(await screen.findByText('Password must be at least 6 characters')).toBeDefined();
    await userEvent.type(password, 'er is better{Enter}');
    const button = screen.getByRole('button', { name: 'Set new password' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    expect(sessionStorage.length).toBe(1);
    give();
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe(
      'We signed you out on all devices. Sign in with your new password.',
    );
    expect(linkTo('Sign in')).toBe('/login');
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.queryByText(spent)).toBeNull();
    expect(calls.map(({ body }) => body)).toEqual([
      { token: 'abc', newPassword: 'shorter is better' },
    ]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('lets the user request a new link if this one was used, even after a failure', async () => {
    const errors = [{ field: 'newPassword', code: 'pwned', message: 'Choose another one' }];
    const answers = [
      gatewayTimeout,
      new MockedRefusal(400, 'Check the fields', 'validation_failed', errors),
      new MockedRefusal(400, spent, 'token_invalid'),
    ];
    answerOperations({ 'auth.resetPassword': () => answers.shift() as MockedRefusal });
    follow(ResetPasswordPage, '/reset-password#token=abc');
    await userEvent.type(await screen.findByLabelText('New password'), 'difference');
    await press('Set new password');
    const lost = "We couldn't set the password. Please try again.";
    await waitFor(() => expect(alert()).toBe(lost));
    expect(sessionStorage.length).toBe(1);
    await press('Set new password');
    expect(await screen.findByText('Choose another one')).toBeDefined();
    expect(alert()).toBeUndefined();
    await press('Set new password');
    await waitFor(() => expect(alert()).toBe(spent));
    expect(linkTo('Request a new link')).toBe('/forgot-password');
    expect(linkTo('Back to sign in')).toBe('/login');
    expect(screen.getByRole('heading').textContent).toBe('Set a new password');
    expect(sessionStorage.length).toBe(0);
  });

  it('says at once that a link without a secret is invalid', async () => {
    answerOperations({});
    follow(ResetPasswordPage, '/reset-password');
    await waitFor(() => expect(alert()).toBe(spent));
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});

describe('the "confirm email" page', () => {
  it('shows a loading state, then thanks the user, and removes the secret from the address bar', async () => {
    const { answer, give } = slowly({ message: 'ok' });
    const calls = answerOperations({ 'auth.confirmEmail': answer as never });
    follow(ConfirmEmailPage, '/confirm-email#token=abc');
    expect(
      await screen.findByRole('heading', { name: 'Confirm your email address' }),
    ).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('One moment…');
    expect(window.location.pathname + window.location.hash).toBe('/confirm-email');
    expect(window.history.state).toEqual({ key: 'kept' });
    give();
    expect(await screen.findByText('Your email address is confirmed. Thank you!')).toBeDefined();
    expect(screen.queryByText('One moment…')).toBeNull();
    expect(alert()).toBeUndefined();
    expect(calls.map(({ body }) => body)).toEqual([{ token: 'abc' }]);
    expect([linkTo('Back to sign in'), linkTo('Go to Helpdesk')]).toEqual(['/login', '/']);
  });

  it.each([
    ['a spent secret', '/confirm-email#token=old', 1],
    ['no secret', '/confirm-email', 0],
  ])('says that a link with %s is invalid', async (_, link, count) => {
    const calls = answerOperations({
      'auth.confirmEmail': new MockedRefusal(400, spent, 'token_invalid'),
    });
    follow(ConfirmEmailPage, link);
    await waitFor(() => expect(alert()).toBe(spent));
    expect(screen.queryByRole('status')).toBeNull();
    expect(calls).toHaveLength(count);
  });
});
