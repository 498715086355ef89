import { useQueryClient } from '@tanstack/react-query';
import { readKey } from '../cache.ts';
import { callOperation } from '../client.ts';
import { keepReadsOfNewSession } from '../offline/kept-reads.ts';
import { dropAuthToken } from './auth-token.ts';

/** Takes over the session of the cookie, which the server has set, and forgets what a previous user had loaded. */
export function useTakeSession() {
  const client = useQueryClient();
  return async () => {
    // It would be sent in place of the cookie.
    dropAuthToken();
    const user = await callOperation('auth.user', {});
    client.clear();
    keepReadsOfNewSession();
    client.setQueryData(readKey('auth.user'), user);
  };
}
