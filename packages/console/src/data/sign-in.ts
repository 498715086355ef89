import type { Result } from '@helpdesk/sdk/contract/operations';
import { useQueryClient } from '@tanstack/react-query';
import { dropAuthToken, keepAuthToken } from './auth-token.ts';
import { browser } from './browser.ts';
import { readKey } from './cache.ts';
import { callOperation } from './client.ts';
import { forgetRecentTickets } from './recent-tickets.ts';
import { carryToast, toast } from './toast.ts';

const LOGOUT_DELAY = 100;

/** Keeps the session that signing in or up has given, and forgets whatever an earlier person had read. */
export function useStartSession() {
  const client = useQueryClient();
  return ({ token, user }: Result<'auth.login'>) => {
    keepAuthToken(token);
    client.clear();
    client.setQueryData(readKey('auth.user'), user);
  };
}

/** Signs out here in any case, also when the server could not be told. */
export async function logOut() {
  let told = true;
  try {
    await callOperation('auth.logout', {});
  } catch {
    told = false;
  }
  dropAuthToken();
  forgetRecentTickets();
  toast(
    told
      ? { title: 'Logged out successfully', text: 'You have been logged out of your account' }
      : { title: 'Logged out', text: 'You have been logged out locally', destructive: true },
  );
  carryToast();
  // A full navigation, so that nothing the person had read stays in memory.
  setTimeout(() => browser.open('/login'), LOGOUT_DELAY);
}

/** The path to open after signing in: the one that was asked for if it is ours, else the start page. */
export function pathAfterLogin(search: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next) return '/';
  const url = URL.canParse(next, window.location.origin)
    ? new URL(next, window.location.origin)
    : null;
  const ours =
    url?.origin === window.location.origin &&
    !url.pathname.startsWith('/api/') &&
    url.pathname !== '/login';
  return ours ? url.pathname + url.search + url.hash : '/';
}
