import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../data/browser.ts';
import { readKey } from '../../data/cache.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations, gatewayTimeout } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import LoginPage from './LoginPage.tsx';

const open = vi.spyOn(browser, 'open').mockImplementation(() => {});
const ada = member('agent');

/** Renders the page at an address that both the browser and the router know. */
function draw(search = '') {
  window.history.replaceState(null, '', `/login${search}`);
  const paths = ['/', '/signup', '/forgot-password', '/tickets'];
  return drawPage(LoginPage, null, { path: '/login', paths });
}

async function signIn() {
  const write = (field: HTMLElement, value: string) =>
    fireEvent.change(field, { target: { value } });
  write(await screen.findByLabelText('Email'), 'ada@acme.test');
  write(screen.getByLabelText('Password'), 'difference');
  await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
}

beforeEach(() => open.mockClear());
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

it('asks for email and password, and links to sign-up and to the password reset', async () => {
  const calls = answerOperations({});
  draw();
  expect(await screen.findByRole('heading', { name: 'Sign in to Helpdesk' })).toBeDefined();
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect([email.value, email.type, email.autocomplete]).toEqual(['', 'email', 'username']);
  expect([password.value, password.type, password.autocomplete]).toEqual([
    '',
    'password',
    'current-password',
  ]);
  expect(document.activeElement).toBe(email);
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['', '/'],
    ['Forgot password?', '/forgot-password'],
    ['Sign up', '/signup'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Email is required')).toBeDefined();
  expect(screen.getByText('Password is required')).toBeDefined();
  expect(email.ariaInvalid ?? email.getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
});

it('signs in once, stores the session, and clears data that another user had loaded', async () => {
  let answer = () => {};
  const calls = answerOperations({
    'auth.login': () =>
      new Promise((resolve) => {
        answer = () => resolve({ token: 'fresh', user: ada, challenge: null });
      }),
  });
  const { router, client } = draw();
  client.setQueryData(readKey('tickets.stats'), 'of somebody else');
  await signIn();
  const button = screen.getByRole('button', { name: 'Sign in' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await userEvent.click(button);
  answer();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(calls.map(({ body }) => body)).toEqual([
    { email: 'ada@acme.test', password: 'difference' },
  ]);
  expect(localStorage.getItem('auth_token')).toBe('fresh');
  expect(client.getQueryData(readKey('auth.user'))).toEqual(ada);
  expect(client.getQueryData(readKey('tickets.stats'))).toBeUndefined();
  expect(open).not.toHaveBeenCalled();
});

it.each([
  ['?next=/tickets', '/tickets', []],
  ['?next=/org/acme/tickets', '/login', ['/org/acme/tickets']],
  ['?next=https://evil.test/', '/', []],
])('opens the requested page after sign-in, from %s', async (search, path, opened) => {
  answerOperations({ 'auth.login': { token: 'fresh', user: ada, challenge: null } });
  const { router } = draw(search);
  await signIn();
  await waitFor(() => expect(localStorage.getItem('auth_token')).toBe('fresh'));
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  expect(open.mock.calls.flat()).toEqual(opened);
});

it('names the sign-in methods that still work after too many attempts', async () => {
  const answer = new MockedRefusal(429, 'Too many requests', 'rate_limited');
  answerOperations({ 'auth.login': answer });
  draw();
  await signIn();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Too many sign-in attempts. Set a new password by email, or use a passkey.',
  );
});

it("shows the server's error, keeps the input, and hides the error on the next try", async () => {
  const wrong = 'Invalid email or password';
  const errors = [
    { field: 'email', code: 'format', message: 'Please enter a valid email address' },
  ];
  const answers = [
    new MockedRefusal(401, wrong, 'wrong_login'),
    gatewayTimeout,
    new MockedRefusal(400, 'Check the fields', 'validation_failed', errors),
  ];
  answerOperations({
    'auth.login': () => answers.shift() ?? { token: 'fresh', user: ada, challenge: null },
  });
  draw();
  await signIn();
  const again = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(wrong));
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'difference');
  await again();
  const lost = "We couldn't sign you in. Please try again.";
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(lost));
  await again();
  expect(await screen.findByText('Please enter a valid email address')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  await again();
  await waitFor(() => expect(localStorage.getItem('auth_token')).toBe('fresh'));
});
