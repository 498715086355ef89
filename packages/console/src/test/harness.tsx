import { type Role, rolePermissions } from '@helpdesk/sdk/rules/roles';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createCache } from '../data/cache.ts';
import type { CurrentUser } from '../data/session.ts';

type Answer = { status?: number; body?: unknown };

/** Answers fetch from a table of 'METHOD /path'; anything else is a 404. Returns the calls made. */
export function answerCalls(table: Record<string, Answer | (() => Answer)>) {
  const calls: { call: string; url: URL; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const url = new URL(String(input));
    const call = `${init?.method ?? 'GET'} ${url.pathname}`;
    calls.push({ call, url, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    const entry = table[call] ?? {
      status: 404,
      body: { message: 'Not found', code: 'not_found', requestId: '1' },
    };
    const { status = 200, body } = typeof entry === 'function' ? entry() : entry;
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  });
  return calls;
}

export const unauthorized: Answer = {
  status: 401,
  body: { message: 'Unauthorized', code: 'unauthorized', requestId: '1' },
};

export const forbidden: Answer = {
  status: 403,
  body: { message: 'You do not have permission to do this', code: 'forbidden', requestId: '1' },
};

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
