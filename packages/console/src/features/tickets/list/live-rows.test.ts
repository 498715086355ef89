import { byChoice } from '@helpdesk/sdk/rules/ticket-fields';
import { expect, it } from 'vitest';
import type { Ticket, TicketRows } from '../ticket-rows.ts';
import { firstPage } from '../ticket-rows.ts';
import { changesAgent, changesPreview, withEvent } from './live-rows.ts';

const all = { ...byChoice(() => '' as const), agent: '', turn: '', snoozed: '' } as const;
const items = [
  { id: 'a', status: 'open', priority: 'low', subject: 'Lid', assignedAgent: null },
  { id: 'b', status: 'open', priority: 'low', subject: 'Pot', assignedAgent: { id: 'u1' } },
] as Ticket[];
const rows: TicketRows = { items, total: 2, nextCursor: null };
const updated = (ticket: object) => ({ name: 'ticket.updated', payload: { ticket } });

it('updates a loaded ticket in place', () => {
  const next = withEvent(rows, updated({ id: 'b', status: 'resolved' }), all);
  expect(next.items[1]).toMatchObject({ status: 'resolved', subject: 'Pot', priority: 'low' });
  expect(next.items[0]).toBe(items[0]);
});

it('removes a ticket that no longer matches the filters', () => {
  const open = { ...all, status: 'open' } as const;
  const next = withEvent(rows, updated({ id: 'b', status: 'resolved' }), open);
  expect(next.items.map(({ id }) => id)).toEqual(['a']);
  expect(next.total).toBe(1);
  const nobody = withEvent(rows, updated({ id: 'a', assignedAgentId: 'u1' }), {
    ...all,
    agent: 'none',
  });
  expect(nobody.items.map(({ id }) => id)).toEqual(['b']);
});

it('removes a deleted ticket, and keeps the rows for tickets that are not loaded', () => {
  const deleted = { name: 'ticket.deleted', payload: { ticket: { id: 'a' } } };
  expect(withEvent(rows, deleted, all).items).toHaveLength(1);
  expect(withEvent(rows, updated({ id: 'x', status: 'closed' }), all)).toBe(rows);
});

it('detects that a ticket has a different assignee', () => {
  expect(changesAgent(rows, { id: 'b', assignedAgentId: 'u2' })).toBe(true);
  expect(changesAgent(rows, { id: 'b', assignedAgentId: null })).toBe(true);
  expect(changesAgent(rows, { id: 'b', assignedAgentId: 'u1' })).toBe(false);
  expect(changesAgent(rows, { id: 'x', assignedAgentId: 'u1' })).toBe(false);
});

it("ignores events that aren't about tickets", () => {
  expect(withEvent(rows, { name: 'chat.closed', payload: { ticket: { id: 'a' } } }, all)).toBe(
    rows,
  );
  expect(withEvent(rows, { name: 'ticket.updated', payload: {} }, all)).toBe(rows);
});

it('keeps a ticket that matches the filters, as far as the event says', () => {
  const mine = { ...all, status: 'open', priority: 'low', agent: 'u1', turn: 'us' } as const;
  expect(withEvent(rows, updated({ id: 'b', subject: 'Pan' }), mine).items[1]?.subject).toBe('Pan');
  const facts = { id: 'b', status: 'open', priority: 'low', assignedAgentId: 'u1' };
  expect(withEvent(rows, updated({ ...facts, updatedAt: 'now' }), mine).items[1]).toMatchObject({
    updatedAt: 'now',
    assignedAgent: { id: 'u1' },
  });
  for (const other of [
    { priority: 'high' },
    { assignedAgentId: null },
    { assignedAgentId: 'u2' },
  ]) {
    expect(withEvent(rows, updated({ id: 'b', ...other }), mine).items).toHaveLength(1);
  }
  expect(changesAgent(rows, { id: 'a', assignedAgentId: null })).toBe(false);
  expect(changesAgent(rows, { id: 'b' })).toBe(false);
});

it('clears the turn of a settled ticket, and removes it from lists by turn', () => {
  for (const status of ['resolved', 'closed']) {
    const event = updated({ id: 'b', status });
    expect(withEvent(rows, event, all).items[1]?.turn).toBeNull();
    expect(withEvent(rows, event, { ...all, turn: 'any' }).items).toHaveLength(1);
  }
});

it('removes a snoozed ticket from lists by turn, and an unsnoozed one from the snoozed list', () => {
  const event = (name: string) => ({ name, payload: { ticket: { id: 'b', status: 'open' } } });
  const left = (name: string, filters: object) =>
    withEvent(rows, event(name), { ...all, ...filters }).items.length;
  expect(left('ticket.snoozed', { turn: 'us' })).toBe(1);
  expect(left('ticket.unsnoozed', { snoozed: 'yes' })).toBe(1);
  expect(left('ticket.snoozed', { snoozed: 'yes' })).toBe(2);
  expect(left('ticket.unsnoozed', { turn: 'any' })).toBe(2);
  expect(left('ticket.snoozed', {})).toBe(2);
});

it("detects changed previews that a refetch of the first page doesn't include", () => {
  const items = Array.from({ length: firstPage + 1 }, (_, at) => ({ id: `t${at}` })) as Ticket[];
  const long: TicketRows = { items, total: items.length, nextCursor: null };
  const said = (id: string, visibility: string) => ({
    name: 'ticket.replied',
    payload: { ticket: { id }, visibility },
  });
  expect(changesPreview(long, said(`t${firstPage}`, 'public'))).toBe(true);
  expect(changesPreview(long, said(`t${firstPage - 1}`, 'public'))).toBe(false);
  expect(changesPreview(long, said(`t${firstPage}`, 'internal'))).toBe(false);
  expect(changesPreview(long, said('x', 'public'))).toBe(false);
  expect(changesPreview(long, { ...said(`t${firstPage}`, ''), name: 'ticket.snoozed' })).toBe(true);
  expect(changesPreview(long, { ...said(`t${firstPage}`, 'public'), name: 'ticket.updated' })).toBe(
    false,
  );
});
