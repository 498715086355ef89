import type { Result } from '@helpdesk/sdk/contract/operations';
import { useQueryClient } from '@tanstack/react-query';
import { browser } from '../browser.ts';
import { readKey } from '../cache.ts';
import { callOperation } from '../client.ts';
import m from '../messages.yaml';
import { forgetFirstReads } from '../offline/early-reads.ts';
import { forgetReads, keepReadsOfNewSession } from '../offline/kept-reads.ts';
import { unsent } from '../offline/unsent.ts';
import { openOverlay } from '../overlay.ts';
import { forgetRecentTickets } from '../recent-tickets.ts';
import { carryToast, type Toast, toast } from '../toast.ts';
import { dropAuthToken, keepAuthToken } from './auth-token.ts';

const LOGOUT_DELAY = 100;

/** Stores the new session and clears all data of a previous user. */
export function useStartSession() {
  const client = useQueryClient();
  return ({ token, user }: Result<'auth.signup'>) => {
    keepAuthToken(token);
    client.clear();
    keepReadsOfNewSession();
    client.setQueryData(readKey('auth.user'), user);
  };
}

/** Signs out in this browser, even if the request to the server fails; asks first if there are unsent changes. */
export async function logOut() {
  if (unsent.count() > 0) return openOverlay('log-out');
  leave(await endSession());
}

/** Signs out only if the server has ended the session; otherwise shows an error, and the user can try again. */
export async function signOut() {
  if (unsent.count() > 0) return openOverlay('log-out');
  if (await endSession()) return leave(true);
  toast({
    title: m.signIn.logoutFailed,
    text: m.signIn.failedToLogoutPleaseTryAgain,
    destructive: true,
  });
}

const endSession = () =>
  callOperation('auth.logout', {}).then(
    () => true,
    () => false,
  );

function leave(ended: boolean) {
  leaveSignedOut(
    ended
      ? { title: m.signIn.loggedOutSuccessfully, text: m.signIn.youHaveBeenLoggedOutOf }
      : {
          title: m.signIn.loggedOut,
          text: m.signIn.youHaveBeenLoggedOutLocally,
          destructive: true,
        },
  );
}

/** Leaves a browser whose session has ended, and shows why on the sign-in page. */
export function leaveSignedOut(notice: Toast) {
  dropAuthToken();
  forgetRecentTickets();
  forgetFirstReads();
  void forgetReads();
  toast(notice);
  carryToast();
  // A full navigation clears the previous user's data from memory.
  setTimeout(() => browser.open('/login'), LOGOUT_DELAY);
}

/** Returns the path to open after signing in: the requested one if it is on this site, otherwise the start page. */
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
