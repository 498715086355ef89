import { HelpdeskError } from '@helpdesk/sdk';
import { dropAuthToken } from './auth-token.ts';
import { browser } from './browser.ts';
import { carryToast, toast } from './toast.ts';

const REDIRECT_DELAY = 500;
let leaving = false;

/** Whether the server no longer knows who is calling; a refusal of rights (403) is not that. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof HelpdeskError && error.isUnauthorized;
}

/** Says that the session has ended and sends the browser to sign in, once, however many calls failed. */
export function leaveToLogin() {
  if (leaving) return;
  leaving = true;
  dropAuthToken();
  toast({
    title: 'Unauthorized',
    text: 'You are logged out. Logging in again...',
    destructive: true,
  });
  const here = window.location.pathname + window.location.search;
  setTimeout(() => {
    carryToast();
    browser.open(`/api/login?next=${encodeURIComponent(here)}`);
  }, REDIRECT_DELAY);
}

/** Lets the ceremony happen again; a page that comes back from the browser's cache needs it. */
export function forgetLeaving() {
  leaving = false;
}

window.addEventListener('pageshow', forgetLeaving);
