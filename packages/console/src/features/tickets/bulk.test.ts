import { expect, it } from 'vitest';
import { inCalls, undoing } from './bulk.ts';
import type { Ticket } from './ticket-rows.ts';

const ticket = (id: string, part: Partial<Ticket>) => ({ id, ...part }) as Ticket;

it('changes as many tickets per call as the server takes', () => {
  const ids = Array.from({ length: 450 }, (_, at) => String(at));
  const calls = inCalls(ids, { status: 'resolved' });
  expect(calls.map((call) => call.ids.length)).toEqual([200, 200, 50]);
  expect(calls[2]).toMatchObject({ status: 'resolved' });
});

it('gives every ticket back what it had', () => {
  const before = [
    ticket('a', { status: 'open' }),
    ticket('b', { status: 'in_progress' }),
    ticket('c', { status: 'open' }),
  ];
  expect(undoing(before, { status: 'resolved' })).toEqual([
    { ids: ['a', 'c'], status: 'open' },
    { ids: ['b'], status: 'in_progress' },
  ]);
});

it('gives a ticket back to nobody when nobody had it', () => {
  expect(undoing([ticket('a', { assignedAgent: null })], { assignedAgentId: 'u1' })).toEqual([
    { ids: ['a'], assignedAgentId: null },
  ]);
});
