// @module-tag one-engine

import { expect, test } from 'vitest';
import type { TicketRow } from '../../../database/rows/tickets.ts';
import { momentsOfChange, momentsOfMessage } from './moments.ts';

const at = '2030-05-05T10:00:00.000Z';
const bea = { type: 'staff', userId: 'bea', name: 'Bea' } as const;

const ticket = (row: Partial<TicketRow> = {}) =>
  ({
    status: 'open',
    assigned_agent_id: 'ann',
    opened_by: 'customer',
    first_response_at: null,
    created_at: '2030-05-05T09:59:00.000Z',
    ...row,
  }) as TicketRow;

const moved = (from: TicketRow['status'], to: TicketRow['status'], row: Partial<TicketRow> = {}) =>
  momentsOfChange(ticket({ status: from, ...row }), { status: { from, to } }, bea, at);

test('a ticket is resolved, or closed directly, by its assignee, or else by the actor', () => {
  for (const status of ['resolved', 'closed'] as const) {
    expect(moved('open', status)).toEqual({ resolved_at: at, resolved_by: 'ann' });
    expect(moved('in_progress', status, { assigned_agent_id: null })).toEqual({
      resolved_at: at,
      resolved_by: 'bea',
    });
  }
});

test('resolving and assigning a ticket at once credits the new assignee', () => {
  const changes = {
    status: { from: 'open', to: 'resolved' },
    assignedAgentId: { from: 'ann', to: 'cem' },
  };
  expect(momentsOfChange(ticket(), changes, bea, at)).toEqual({
    assigned_at: at,
    resolved_at: at,
    resolved_by: 'cem',
  });
});

test('closing a resolved ticket keeps its resolution, and reopening removes it', () => {
  expect(moved('resolved', 'closed')).toEqual({});
  expect(moved('closed', 'resolved')).toEqual({});
  expect(moved('open', 'in_progress')).toEqual({});
  for (const from of ['resolved', 'closed'] as const) {
    expect(moved(from, 'open', { resolved_by: 'ann' })).toEqual({
      resolved_at: null,
      resolved_by: null,
      reopened_at: at,
      reopened_from: 'ann',
    });
  }
});

test('a change of neither assignee nor status changes no timestamps', () => {
  const changes = { priority: { from: 'low', to: 'high' } };
  expect(momentsOfChange(ticket(), changes, bea, at)).toEqual({});
  expect(momentsOfChange(ticket({ status: 'resolved' }), changes, bea, at)).toEqual({});
});

test('removing the assignee clears the assignment time', () => {
  const changes = { assignedAgentId: { from: 'ann', to: null } };
  expect(momentsOfChange(ticket(), changes, bea, at)).toEqual({ assigned_at: null });
});

const answer = { authorType: 'staff', visibility: 'public', userId: 'bea' };

test('the first public reply by staff is the first response', () => {
  expect(momentsOfMessage(ticket(), answer, at)).toEqual({
    first_response_at: at,
    first_responder_id: 'bea',
    first_response_ms: 60_000,
  });
});

test('later replies, notes, customer messages and tickets opened by staff give no first response', () => {
  expect(momentsOfMessage(ticket({ first_response_at: at }), answer, at)).toEqual({});
  expect(momentsOfMessage(ticket(), { ...answer, visibility: 'internal' }, at)).toEqual({});
  expect(momentsOfMessage(ticket(), { ...answer, authorType: 'customer' }, at)).toEqual({});
  expect(momentsOfMessage(ticket({ opened_by: 'staff' }), answer, at)).toEqual({});
});
