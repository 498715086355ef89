import { HelpdeskError } from '@helpdesk/sdk';
import { browser } from './browser.ts';
import m from './messages.yaml';
import { forgetReads } from './offline/kept-reads.ts';
import { dropAuthToken } from './signing-in/auth-token.ts';
import { carryToast, toast } from './toast.ts';

const REDIRECT_DELAY = 500;
let leaving = false;

/** Whether the session is no longer valid (401), unlike a missing permission (403). */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof HelpdeskError && error.isUnauthorized;
}

/** Shows that the session has ended and redirects to sign-in, once for any number of failed calls. */
export function leaveToLogin() {
  if (leaving) return;
  leaving = true;
  dropAuthToken();
  void forgetReads();
  toast({
    title: m.unauthorized.unauthorized,
    text: m.unauthorized.youAreLoggedOutLoggingIn,
    destructive: true,
  });
  const here = window.location.pathname + window.location.search;
  setTimeout(() => {
    carryToast();
    browser.open(`/api/login?next=${encodeURIComponent(here)}`);
  }, REDIRECT_DELAY);
}

/** Resets the guard, for a page that the browser restores from its back/forward cache. */
export function forgetLeaving() {
  leaving = false;
}

window.addEventListener('pageshow', forgetLeaving);
