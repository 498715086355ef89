import { useQueryClient } from '@tanstack/react-query';
import { readKey } from '../cache.ts';
import { callOperation } from '../client.ts';
import { keepReadsOfNewSession } from '../offline/kept-reads.ts';
import { dropAuthToken } from './auth-token.ts';

/** Starts using the session of the cookie that the server has set, and clears the data of a previous user. */
export function useTakeSession() {
  const client = useQueryClient();
  return async () => {
    // The token would be sent in place of the cookie.
    dropAuthToken();
    const user = await callOperation('auth.user', {});
    client.clear();
    keepReadsOfNewSession();
    client.setQueryData(readKey('auth.user'), user);
  };
}
