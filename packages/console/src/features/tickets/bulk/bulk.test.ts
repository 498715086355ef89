import { expect, it } from 'vitest';
import type { Ticket } from '../ticket-rows.ts';
import { inCalls, ticketCount, undoing } from './bulk.ts';

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

it('restores priorities and assignees in as many calls as it takes', () => {
  const before = Array.from({ length: 201 }, (_, at) =>
    ticket(String(at), { priority: 'low', assignedAgent: { id: 'u1' } as Ticket['assignedAgent'] }),
  );
  expect(undoing(before, { priority: 'high' }).map(({ ids, ...to }) => [ids.length, to])).toEqual([
    [200, { priority: 'low' }],
    [1, { priority: 'low' }],
  ]);
  expect(undoing(before.slice(0, 1), { assignedAgentId: 'u2' })).toEqual([
    { ids: ['0'], assignedAgentId: 'u1' },
  ]);
  expect(inCalls(['a'], { assignedAgentId: null })).toEqual([
    { ids: ['a'], assignedAgentId: null },
  ]);
});

it.each([
  [0, '0 tickets'],
  [1, '1 ticket'],
  [2, '2 tickets'],
  [1_200, `${(1_200).toLocaleString()} tickets`],
])('counts %i as %s', (count, text) => {
  expect(ticketCount(count)).toBe(text);
});
