import { initialChoices } from '@helpdesk/sdk/rules/ticket-fields';
import { expect, test } from 'vitest';
import { payloadVersion } from '../database/rows/events.ts';
import { type Step, steps, upcast } from './upcast.ts';

test('there is an upgrade step from every payload version to the next', () => {
  expect(steps.length).toBe(payloadVersion - 1);
});

test('an event passes the steps after its version, and no others', () => {
  const renamed: Step = (_name, { person, ...rest }) => ({ ...rest, userId: person });
  const doubled: Step = (_name, payload) => ({ ...payload, role: [payload.role] });
  const read = (version: number, payload: Record<string, unknown>) =>
    upcast('member.removed', version, payload, [renamed, doubled]);
  expect(read(1, { person: 'a', role: 'agent' })).toEqual({ userId: 'a', role: ['agent'] });
  expect(read(2, { userId: 'a', role: 'agent' })).toEqual({ userId: 'a', role: ['agent'] });
  expect(read(3, { userId: 'a', role: 'agent' })).toEqual({ userId: 'a', role: 'agent' });
});

const { status: _, priority: __, ...otherInitial } = initialChoices;
const nothing = {
  ticket: { ...otherInitial, externalId: null, metadata: {} },
  session: { awaitedSince: null, tags: [], participants: [], language: null },
  message: { files: [], html: null },
  organization: { languages: ['en' as const], ownWords: [] },
  article: {},
};

test('a field added later has its default in older events, and its value in newer ones', () => {
  const defaults = {
    ...nothing,
    ticket: { ...nothing.ticket, tags: [], language: 'en' },
    article: { language: 'en' },
    form: {},
  };
  const read = (name: 'ticket.created' | 'ticket.deleted', ticket: object) =>
    upcast(name, 1, { ticket, actor: 'a' }, [], defaults);
  expect(read('ticket.created', { id: 't' })).toEqual({
    ticket: { id: 't', ...nothing.ticket, tags: [], language: 'en' },
    actor: 'a',
  });
  expect(read('ticket.created', { id: 't', language: 'fi' })).toEqual({
    ticket: { id: 't', ...nothing.ticket, tags: [], language: 'fi' },
    actor: 'a',
  });
  // It has only some of the fields.
  expect(read('ticket.deleted', { id: 't' })).toEqual({ ticket: { id: 't' }, actor: 'a' });
});
