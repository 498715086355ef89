import type { Result } from '@helpdesk/sdk/contract/operations';
import { useRouter } from '@tanstack/react-router';
import { browser } from '../../data/browser.ts';
import { pathAfterLogin, useStartSession } from '../../data/signing-in/sign-in.ts';

/** Finishes signing in or up: stores the session and opens the requested page, else the start page. */
export function useEntrance() {
  const router = useRouter();
  const startSession = useStartSession();
  return (result: Result<'auth.signup'>) => {
    startSession(result);
    const path = pathAfterLogin(window.location.search);
    // Pages under /org/ belong to a router with another base path.
    if (path.startsWith('/org/')) browser.open(path);
    else router.history.push(path);
  };
}
