import { HelpdeskError } from '@helpdesk/sdk';
import type { Result } from '@helpdesk/sdk/contract/operations';
import { useQuery } from '@tanstack/react-query';
import { readKey } from './cache.ts';
import { callOperation } from './client.ts';

export type CurrentUser = Result<'auth.user'>;
export type Permission = CurrentUser['permissions'][number];
/** A permission, or `view_assigned_tickets`, which all staff have. */
export type Right = Permission | 'view_assigned_tickets';
export type Role = CurrentUser['organizations'][number]['role'];

/** Returns the signed-in user, or null. Always stale, so it is refetched whenever the window gets the focus. */
export function useCurrentUser() {
  return useQuery<CurrentUser | null, Error>({
    queryKey: readKey('auth.user'),
    queryFn: async ({ signal, client, queryKey }) => {
      try {
        return await callOperation('auth.user', {}, { signal });
      } catch (error) {
        const isSignedOut = error instanceof HelpdeskError && error.status === 401;
        // An ended session is reported as by any other read; screens continue to work until the user leaves the page.
        if (isSignedOut && !client.getQueryData(queryKey)) return null;
        throw error;
      }
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    // Only data restored from an earlier visit is marked as stale before it is mounted.
    refetchOnMount: ({ state }) => (state.isInvalidated ? 'always' : false),
  });
}

/** The user, role and permissions in effect; only for screens inside the member area. */
export function useSession() {
  const user = useCurrentUser().data;
  if (!user) throw new Error('useSession needs somebody who is signed in');
  const membership = user.organizations[0];
  return { user, membership, organization: membership?.organization, role: membership?.role };
}

/** Returns a storage prefix for data of one user in one organization. */
export function useOwner(): string {
  const { user, organization } = useSession();
  return `${organization?.id ?? ''}:${user.id}`;
}

/** Returns whether the signed-in user has a right, or any of several. */
export function useCan() {
  const user = useCurrentUser().data;
  const held: readonly Right[] = user?.permissions ?? [];
  const role = user?.organizations[0]?.role;
  const has = (right: Right) =>
    right === 'view_assigned_tickets'
      ? role === 'admin' || role === 'agent'
      : held.includes(right) ||
        (right === 'view_unassigned_tickets' && held.includes('view_all_tickets'));
  return (needed: Right | readonly Right[] | undefined): boolean =>
    needed === undefined || [needed].flat().some((right) => has(right as Right));
}
