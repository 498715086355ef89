import { initialChoices } from '@helpdesk/sdk/rules/ticket-fields';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache, readKey } from '../../data/cache.ts';
import { dismissToast, shownToast, undoLast } from '../../data/toast.ts';
import { answerOperations, failed } from '../../test/operations.ts';
import { jonas, ticketDetail } from '../../test/tickets.ts';
import { useAssignment, useTicketChange } from './use-ticket-change.ts';

beforeEach(() => dismissToast(shownToast()?.id ?? 0));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const had = {
  id: 't1',
  assignedAgentId: null,
  ...initialChoices,
  tagIds: [] as string[],
  snooze: null,
} as const;
const undone = { updated: 1, changed: [had], failed: [] };

function open(bulk: Parameters<typeof answerOperations>[0]['tickets.bulk'] = undone) {
  const calls = answerOperations({
    'tickets.update': ({ body }) => {
      const { assignedAgentId, ...change } = body as { assignedAgentId?: string };
      return ticketDetail({ ...change, ...(assignedAgentId && { assignedAgent: jonas }) });
    },
    'tickets.bulk': bulk,
  });
  const client = createCache();
  client.setQueryData(readKey('tickets.get', { id: 't1' }), ticketDetail());
  const { result } = renderHook(() => ({ ...useTicketChange(), ...useAssignment() }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const sent = () =>
    calls.flatMap(({ operation, body }) => (operation === 'tickets.bulk' ? body : []));
  return { sent, result };
}

it.each([
  [
    { status: 'resolved' },
    'Ticket updated successfully',
    'TK-2026-000001 is now Resolved',
    { status: 'open' },
  ],
  [
    { priority: 'urgent' },
    'Ticket updated successfully',
    'TK-2026-000001 now has priority Urgent',
    { priority: 'normal' },
  ],
  [
    { assignedAgentId: 'u2' },
    'Ticket assigned successfully',
    'TK-2026-000001 is now assigned to Jonas Weber',
    { assignedAgentId: null },
  ],
] as const)('a change is described and can be undone (%#)', async (to, title, text, from) => {
  const { result, sent } = open();
  act(() => {
    if ('assignedAgentId' in to) result.current.assign('t1', to.assignedAgentId);
    else result.current.change('t1', to);
  });
  await waitFor(() => expect(shownToast()).toMatchObject({ title, text }));
  act(() => shownToast()?.undo?.());
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Change undone',
      text: 'TK-2026-000001 was changed back',
    }),
  );
  expect(sent()).toEqual([{ ids: ['t1'], ...from, onlyIf: to }]);
  expect(shownToast()?.undo).toBeUndefined();
});

it('a change is not undone if a colleague has changed the ticket since', async () => {
  const message = 'This ticket was changed by someone else';
  const { result } = open({ updated: 0, changed: [], failed: [{ id: 't1', message }] });
  act(() => result.current.change('t1', { status: 'closed' }));
  await waitFor(() => expect(shownToast()?.undo).toBeDefined());
  act(() => void undoLast());
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: 'Not undone', text: message, destructive: true }),
  );
});

it('says if undoing failed', async () => {
  const { result } = open(failed);
  act(() => result.current.change('t1', { status: 'closed' }));
  await waitFor(() => expect(shownToast()?.undo).toBeDefined());
  act(() => void undoLast());
  await waitFor(() => expect(shownToast()?.text).toBe('Failed to undo the change'));
});

it('offers no undo if nothing changed', async () => {
  const { result } = open();
  act(() => result.current.change('t1', { status: 'open' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Ticket updated successfully'));
  expect(shownToast()?.undo).toBeUndefined();
});
