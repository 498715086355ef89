import { expect, it } from 'vitest';
import type { Ticket } from '../ticket-rows.ts';
import { inCalls, undoing } from './bulk.ts';

const ticket = (id: string, part: Partial<Ticket>) => ({ id, ...part }) as Ticket;

it("splits a change into calls of the server's maximum size", () => {
  const ids = Array.from({ length: 450 }, (_, at) => String(at));
  const calls = inCalls(ids, { status: 'resolved' });
  expect(calls.map((call) => call.ids.length)).toEqual([200, 200, 50]);
  expect(calls[2]).toMatchObject({ status: 'resolved' });
});

it('restores the previous value of every ticket', () => {
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

it('restores unassigned tickets as unassigned', () => {
  expect(undoing([ticket('a', { assignedAgent: null })], { assignedAgentId: 'u1' })).toEqual([
    { ids: ['a'], assignedAgentId: null },
  ]);
});
