import { type Role, rolePermissions } from '@helpdesk/sdk/rules/roles';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createCache } from '../data/cache.ts';
import type { CurrentUser } from '../data/session.ts';

/** A user with a role in the organization Acme. */
export function member(role: Role, more: Partial<CurrentUser> = {}): CurrentUser {
  const organization = { id: 'o1', name: 'Acme', subdomain: 'acme', logoUrl: null };
  return {
    id: 'u1',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@acme.test',
    pendingEmail: null,
    emailConfirmed: true,
    profileImageUrl: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    notificationPreferences: {} as CurrentUser['notificationPreferences'],
    undoSendSeconds: 0,
    hasSecondFactor: false,
    organizations: [{ organizationId: 'o1', role, organization }],
    permissions: [...rolePermissions[role]],
    ...more,
  };
}

/** Renders with a separate cache. */
export function draw(children: ReactNode, client = createCache()) {
  return {
    client,
    ...render(<QueryClientProvider client={client}>{children}</QueryClientProvider>),
  };
}
