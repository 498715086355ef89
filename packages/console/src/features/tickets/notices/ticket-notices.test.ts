import { expect, it } from 'vitest';
import { ticketNoticeOf } from './ticket-notices.ts';

const at = '2026-11-21T10:00:00.000Z';
const vera = { type: 'customer', userId: null, name: 'Vera Visitor' };
const jonas = { type: 'staff', userId: 'u2', name: 'Jonas Weber' };
const me = { type: 'staff', userId: 'u1', name: 'Ada Lovelace' };

function titleOf(name: string, payload: object, owner: string | null = 'u1', after = 0) {
  const ticket = {
    id: 't1',
    ticketNumber: 'TK-2026-000001',
    subject: 'Kettle leaks',
    assignedAgentId: owner,
  };
  const event = {
    type: 'event' as const,
    seq: 1,
    name,
    payload: { ticket, ...payload },
    createdAt: at,
  };
  return ticketNoticeOf(event, 'u1', Date.parse(at) + after)?.title ?? null;
}
const replied = { actor: vera, visibility: 'public' };
const note = { actor: jonas, visibility: 'internal' };

it.each([
  ['ticket.assigned', { actor: jonas }, 'u1', 'Jonas Weber assigned a ticket to you'],
  ['ticket.assigned', { actor: jonas }, 'u3', null],
  ['ticket.assigned', { actor: me }, 'u1', null],
  // The note's own event announces it.
  ['ticket.assigned', { actor: jonas, withNote: true }, 'u1', null],
  [
    'ticket.replied',
    { ...note, handedTo: 'u1', mentions: ['u1'] },
    'u1',
    'Jonas Weber handed a ticket over to you',
  ],
  ['ticket.replied', { ...note, mentions: ['u3', 'u1'] }, null, 'Jonas Weber mentioned you'],
  ['ticket.replied', { ...note, mentions: ['u3'] }, 'u1', null],
  ['ticket.replied', replied, 'u1', 'Vera Visitor replied'],
  ['ticket.replied', { ...replied, actor: { ...vera, name: null } }, 'u1', 'Someone replied'],
  ['ticket.replied', replied, 'u2', null],
  ['ticket.replied', { ...replied, actor: me }, 'u1', null],
  ['ticket.updated', { actor: vera }, 'u1', null],
  ['tag.changed', { ticket: undefined }, 'u1', null],
])('%s of %j on a ticket of %s is announced as %j', (name, payload, owner, title) => {
  expect(titleOf(name, payload, owner)).toBe(title);
});

it("an event that is more than a minute old isn't announced", () => {
  expect(titleOf('ticket.replied', replied, 'u1', 60_000)).not.toBeNull();
  expect(titleOf('ticket.replied', replied, 'u1', 60_001)).toBeNull();
});
