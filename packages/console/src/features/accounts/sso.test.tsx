import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../data/browser.ts';
import { readKey } from '../../data/cache.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations, unauthorized } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import LoginPage from './LoginPage.tsx';

const open = vi.spyOn(browser, 'open').mockImplementation(() => {});
const ada = member('agent');

function draw(search = '') {
  window.history.replaceState(null, '', `/login${search}`);
  return drawPage(LoginPage, null, {
    path: '/login',
    paths: ['/', '/signup', '/forgot-password', '/tickets'],
  });
}
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Single sign-on' }));

beforeEach(() => open.mockClear());
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

it('opens the identity provider of the email address, then the requested page', async () => {
  const location = 'https://help.acme.com/sso/start/acme';
  const calls = answerOperations({ 'auth.findSso': { location } });
  draw('?next=%2Ftickets');
  await press();
  expect(await screen.findByText(/Enter your email address first/)).toBeDefined();
  expect(calls).toEqual([]);
  await userEvent.type(screen.getByLabelText('Email'), 'ada@acme.com');
  await press();
  await waitFor(() => expect(open).toHaveBeenCalledWith(`${location}?next=%2Ftickets`));
  expect(calls[0]?.body).toEqual({ email: 'ada@acme.com' });
});

it('says if an address has no single sign-on, and keeps the input', async () => {
  answerOperations({ 'auth.findSso': { location: null } });
  draw();
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@elsewhere.com');
  await press();
  expect(await screen.findByText(/Single sign-on isn.t set up for this email/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@elsewhere.com');
  expect(open).not.toHaveBeenCalled();
});

it('stores the new session, and clears data of the previous user', async () => {
  localStorage.setItem('auth_token', 'of-somebody-else');
  answerOperations({ 'auth.user': ada });
  const { router, client } = draw('?sso=done&next=%2Ftickets');
  client.setQueryData(readKey('tickets.stats'), 'of somebody else');
  await waitFor(() => expect(router.state.location.pathname).toBe('/tickets'));
  expect(localStorage.getItem('auth_token')).toBeNull();
  expect(client.getQueryData(readKey('auth.user'))).toEqual(ada);
  expect(client.getQueryData(readKey('tickets.stats'))).toBeUndefined();
});

it('says if the sign-in failed, and lets the user try again', async () => {
  answerOperations({ 'auth.user': unauthorized });
  draw('?sso=done');
  expect(await screen.findByRole('alert')).toBeDefined();
  answerOperations({ 'auth.user': ada });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
