import { initialChoices } from '@helpdesk/sdk/rules/ticket-fields';
import { expect, it } from 'vitest';
import { type Changed, inCalls, ticketCount, undoing } from './bulk.ts';

const was = (id: string, part: Partial<Changed> = {}): Changed => ({
  id,
  assignedAgentId: null,
  tagIds: [],
  snooze: null,
  ...initialChoices,
  ...part,
});

it('splits a change into steps', () => {
  const ids = Array.from({ length: 120 }, (_, at) => String(at));
  const calls = inCalls(ids, { status: 'resolved' });
  expect(calls.map((call) => call.ids.length)).toEqual([50, 50, 20]);
  expect(calls[2]).toMatchObject({ status: 'resolved' });
});

it('restores the previous value of every ticket that still has the new one', () => {
  const changed = [was('a'), was('b', { status: 'in_progress' }), was('c')];
  const onlyIf = { status: 'resolved' };
  expect(undoing(changed, { status: 'resolved' })).toEqual([
    { ids: ['a', 'c'], status: 'open', onlyIf },
    { ids: ['b'], status: 'in_progress', onlyIf },
  ]);
});

it('restores unassigned tickets as unassigned', () => {
  expect(undoing([was('a')], { assignedAgentId: 'u1' })).toEqual([
    { ids: ['a'], assignedAgentId: null, onlyIf: { assignedAgentId: 'u1' } },
  ]);
});

it('restores priorities and assignees in several steps', () => {
  const changed = Array.from({ length: 51 }, (_, at) =>
    was(String(at), { priority: 'low', assignedAgentId: 'u1' }),
  );
  expect(undoing(changed, { priority: 'high' }).map(({ ids, ...to }) => [ids.length, to])).toEqual([
    [50, { priority: 'low', onlyIf: { priority: 'high' } }],
    [1, { priority: 'low', onlyIf: { priority: 'high' } }],
  ]);
  expect(undoing(changed.slice(0, 1), { assignedAgentId: null })).toEqual([
    { ids: ['0'], assignedAgentId: 'u1', onlyIf: { assignedAgentId: null } },
  ]);
});

it("restores each ticket's snooze time", () => {
  const until = '2026-11-25T09:00:00.000Z';
  const changed = [was('a'), was('b', { snooze: { until } })];
  const to = { snooze: { until: null } };
  expect(undoing(changed, to)).toEqual([
    { ids: ['a'], snooze: null, onlyIf: to },
    { ids: ['b'], snooze: { until }, onlyIf: to },
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
