import type { Result } from '@helpdesk/sdk/contract/operations';
import { initialChoices } from '@helpdesk/sdk/rules/ticket-fields';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOperations, forbidden, unauthorized } from '../test/operations.ts';
import { browser } from './browser.ts';
import { createCache } from './cache.ts';
import { shownToast } from './toast.ts';
import { forgetLeaving } from './unauthorized.ts';
import { useRead } from './use-read.ts';
import { useWrite } from './use-write.ts';

const leave = vi.spyOn(browser, 'open').mockImplementation(() => {});
const ticket = { subject: 'Broken', description: 'It is' };
const stats = { total: 1, open: 1, in_progress: 0, resolved: 0, closed: 0 };
const created: Result<'tickets.create'> = {
  ...ticket,
  ...initialChoices,
  id: 't1',
  ticketNumber: 'TK-2026-000001',
  status: 'open',
  priority: 'normal',
  customerName: null,
  customerEmail: null,
  customer: null,
  assignedAgent: null,
  turn: 'us',
  turnSince: '2026-11-21T10:00:00.000Z',
  dueAt: null,
  lastMessage: null,
  tags: [],
  snoozedAt: null,
  snoozedUntil: null,
  unsnoozedAt: null,
  externalId: null,
  metadata: {},
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  messages: [],
  timeline: [],
  earlier: null,
  scheduledReplies: [],
  visitorContext: [],
  merged: [],
  followers: [],
  ccs: [],
  files: [],
};

function useTickets() {
  const stats = useRead('tickets.stats');
  const create = useWrite('tickets.create', {
    done: 'Ticket created successfully',
    failed: 'Failed to create ticket',
    refresh: ['tickets.stats'],
  });
  return { stats, create };
}

function drawTickets() {
  const client = createCache();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(useTickets, { wrapper }).result;
}

beforeEach(() => {
  localStorage.setItem('auth_token', 'a-token');
  leave.mockClear();
  forgetLeaving();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a write', () => {
  it('shows its success toast and refetches what it changed', async () => {
    const calls = answerOperations({
      'tickets.stats': stats,
      'tickets.create': created,
    });
    const tickets = drawTickets();
    await waitFor(() => expect(tickets.current.stats.data).toBeDefined());
    act(() => tickets.current.create.write(ticket));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Ticket created successfully' }),
    );
    await waitFor(() =>
      expect(calls.filter(({ operation }) => operation === 'tickets.stats')).toHaveLength(2),
    );
    expect(shownToast()?.destructive).toBeUndefined();
  });

  it("shows Error and the screen's message on failure, and does not retry", async () => {
    const calls = answerOperations({
      'tickets.stats': stats,
      'tickets.create': new MockedRefusal(503, 'Busy', 'busy'),
    });
    const tickets = drawTickets();
    act(() => tickets.current.create.write(ticket));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Error',
        text: 'Failed to create ticket',
        destructive: true,
      }),
    );
    expect(calls.filter(({ operation }) => operation === 'tickets.create')).toHaveLength(1);
  });

  it('redirects to sign-in 500 ms after the session has ended, once for all calls', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answerOperations({ 'tickets.stats': unauthorized, 'tickets.create': unauthorized });
    const tickets = drawTickets();
    act(() => tickets.current.create.write(ticket));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Unauthorized',
        text: 'You are logged out. Logging in again...',
        destructive: true,
      }),
    );
    expect(leave).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(600);
    expect(leave).toHaveBeenCalledExactlyOnceWith('/api/login?next=%2F');
    expect(localStorage.getItem('auth_token')).toBeNull();
  });

  it('does not sign out for a missing permission', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answerOperations({ 'tickets.stats': forbidden, 'tickets.create': forbidden });
    const tickets = drawTickets();
    act(() => tickets.current.create.write(ticket));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Error', text: 'Failed to create ticket' }),
    );
    await vi.advanceTimersByTimeAsync(1000);
    expect(leave).not.toHaveBeenCalled();
    expect(localStorage.getItem('auth_token')).toBe('a-token');
  });
});
