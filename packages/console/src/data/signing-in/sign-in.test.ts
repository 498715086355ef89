import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerOperations, failed } from '../../test/operations.ts';
import { browser } from '../browser.ts';
import { shownToast } from '../toast.ts';
import { logOut, pathAfterLogin, signOut } from './sign-in.ts';

const leave = vi.spyOn(browser, 'open').mockImplementation(() => {});

describe('signing in', () => {
  it.each([
    ['', '/'],
    ['?next=%2Forg%2Facme%2Ftickets%3Fq%3D1', '/org/acme/tickets?q=1'],
    ['?next=https%3A%2F%2Fevil.example%2F', '/'],
    ['?next=%2F%2Fevil.example', '/'],
    ['?next=%5C%5Cevil.example', '/'],
    ['?next=javascript%3Aalert(1)', '/'],
    ['?next=%2Flogin', '/'],
    ['?next=%2Fapi%2Flogin', '/'],
  ])('with %s opens %s', (search, path) => {
    expect(pathAfterLogin(search)).toBe(path);
  });
});

describe('signing out', () => {
  afterEach(() => {
    vi.useRealTimers();
    leave.mockClear();
  });

  it.each([
    [
      'that it did',
      undefined,
      'Logged out successfully',
      'You have been logged out of your account',
    ],
    ['that it failed', failed, 'Logged out', 'You have been logged out locally'],
  ])(
    'ends the session here if the server responds %s, and opens sign-in after 100 ms',
    async (_, answer, title, text) => {
      vi.useFakeTimers();
      localStorage.setItem('auth_token', 'a-token');
      answerOperations({ 'auth.logout': answer });
      await logOut();
      expect(localStorage.getItem('auth_token')).toBeNull();
      expect(shownToast()).toMatchObject({ title, text });
      expect(leave).not.toHaveBeenCalled();
      vi.advanceTimersByTime(100);
      expect(leave).toHaveBeenCalledExactlyOnceWith('/login');
    },
  );

  it("from the profile keeps the user signed in if the server can't end the session", async () => {
    vi.useFakeTimers();
    localStorage.setItem('auth_token', 'a-token');
    answerOperations({ 'auth.logout': failed });
    await signOut();
    expect(shownToast()).toMatchObject({
      title: 'Logout Failed',
      text: 'Failed to logout. Please try again.',
      destructive: true,
    });
    vi.advanceTimersByTime(1_000);
    expect(leave).not.toHaveBeenCalled();
    expect(localStorage.getItem('auth_token')).toBe('a-token');
    answerOperations({ 'auth.logout': undefined });
    await signOut();
    expect(shownToast()?.title).toBe('Logged out successfully');
    expect(localStorage.getItem('auth_token')).toBeNull();
  });
});
