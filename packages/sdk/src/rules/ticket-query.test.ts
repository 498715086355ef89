import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { queryWords, readTicketQuery } from './ticket-query.ts';

const today = '2026-11-23';
const read = (text: string) => readTicketQuery(text, today);

test.each([
  ['', {}, ''],
  ['broken grinder', {}, 'broken grinder'],
  ['assignee:me is:unread grinder', { agent: 'me', unread: true }, 'grinder'],
  ['grinder STATUS:Open', { status: 'open' }, 'grinder'],
  ['status:in-progress', { status: 'in_progress' }, ''],
  ['status:"in progress" priority:urgent', { status: 'in_progress', priority: 'urgent' }, ''],
  ['is:unassigned turn:us', { agent: 'none', turn: 'us' }, ''],
  ['assignee:nobody', { agent: 'none' }, ''],
  ['is:waiting', { turn: 'customer' }, ''],
  ['is:snoozed', { snoozed: true }, ''],
  ['from:Ana@Example.com', { customer: 'ana@example.com' }, ''],
  ['after:2026-11-01 before:today', { after: '2026-11-01', before: today }, ''],
  ['before:yesterday sort:oldest', { before: '2026-11-22', sort: 'createdAt' }, ''],
  ['tag:refund lamp', { tags: ['refund'] }, 'lamp'],
  ['tag:a tag:"late delivery"', { tags: ['a', 'late delivery'] }, ''],
  ['tag:a,b is:open', { anyTag: ['a', 'b'], status: 'open' }, ''],
  ['-tag:a,b -tag:c tag:d', { noTag: ['a', 'b', 'c'], tags: ['d'] }, ''],
  ['is:open status:open', { status: 'open' }, ''],
  ['channel:EMAIL form:"Contact us"', { channel: 'email', form: 'Contact us' }, ''],
  ['domain:Help.Example.com', { domain: 'help.example.com' }, ''],
  ['domain:https://help.example.com/contact', { domain: 'help.example.com' }, ''],
  ['domain:bücher.example', { domain: 'xn--bcher-kva.example' }, ''],
  ['order:1234 note:this', {}, 'order:1234 note:this'],
  ['"status:open"', {}, 'status:open'],
  ['"a grinder" that  stops', {}, 'a grinder that stops'],
  [
    'Re: https://acme.com/a?b:c TK-2026-000042 12:30',
    {},
    'Re: https://acme.com/a?b:c TK-2026-000042 12:30',
  ],
])('parses %j as %j and the text %j', (text, query, plain) => {
  expect(read(text)).toEqual({ query, text: plain, refusal: null });
});

test.each([
  [
    'grinder asignee:me',
    8,
    'asignee:me',
    'Unknown filter asignee:. Did you mean assignee:?',
    'assignee:me',
  ],
  [
    'status:opn',
    0,
    'status:opn',
    'status: must be open, in_progress, resolved or closed, not “opn”',
    'status:open',
  ],
  [
    'is:blue',
    0,
    'is:blue',
    'is: must be unread, mine, unassigned, waiting, snoozed, mentioned, open, in_progress, resolved or closed, not “blue”',
    null,
  ],
  [
    'a -status:open',
    2,
    '-status:open',
    'Only tags can be excluded. Write status: without the minus',
    'status:open',
  ],
  [
    'channel:mail',
    0,
    'channel:mail',
    'channel: must be form, widget, chat, email, api, staff or other, not “mail”',
    'channel:email',
  ],
  [
    'domain:help',
    0,
    'domain:help',
    'domain: must be a domain such as domain:help.example.com',
    null,
  ],
  ['a -label:vip', 2, '-label:vip', 'Unknown filter label:. Did you mean tag:?', '-tag:vip'],
  ['kettle has:fle', 7, 'has:fle', 'has: must be file or attachment, not “fle”', 'has:file'],
  ['has: a', 0, 'has:', 'has: needs a value, such as has:file', null],
  ['form: a', 0, 'form:', 'form: needs a value, such as form:"Contact us"', null],
  ['status:', 0, 'status:', 'status: needs a value, such as status:open', null],
  ['from: ana', 0, 'from:', 'from: needs a value, such as from:ana@example.com', null],
  ['from:ana', 0, 'from:ana', 'from: must be an email address such as from:ana@example.com', null],
  [
    'before:2026-02-31',
    0,
    'before:2026-02-31',
    'before: must be a date such as before:2026-11-01 or before:yesterday',
    null,
  ],
  [
    'after:2026/11/1',
    0,
    'after:2026/11/1',
    'after: must be a date such as after:2026-11-01 or after:yesterday',
    'after:2026-11-01',
  ],
  [
    'is:open is:closed',
    8,
    'is:closed',
    'is: conflicts with an earlier filter. Remove one of them',
    null,
  ],
])('rejects %j at %i', (text, at, word, message, suggestion) => {
  expect(read(text).refusal).toEqual({ at, length: word.length, message, suggestion });
});

test('every filter word has a valid example', () => {
  for (const { word, example } of queryWords) {
    const { query, text, refusal } = read(example);
    expect({ text, refusal }).toEqual({ text: '', refusal: null });
    expect(example.startsWith(`${word}:`)).toBe(true);
    expect(Object.keys(query)).toHaveLength(1);
  }
});

describe('10,000 texts', () => {
  const word = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.constantFrom('"', '""', ':', '-', '::', 'constructor:x', 'status:__proto__', '-a:"'),
    fc
      .tuple(
        fc.constantFrom('', '', '', '-'),
        fc.oneof(
          fc.constantFrom(...queryWords.map(({ word }) => word)),
          fc.constantFrom('asignee', 'chanel', 'form_', 'domian', 'has', 'label', 'via'),
        ),
        fc.oneof(
          fc.constantFrom('open', 'me', 'opn', 'unread', '2026-1-1', ''),
          fc.constantFrom('email', 'mail', '"Contact us"', '"Contact', 'help.acme.com', 'a b.c'),
          fc.webUrl(),
          fc.string(),
        ),
      )
      .map(([minus, name, value]) => `${minus}${name}:${value}`),
  );
  const typed = fc.array(word, { maxLength: 8 }).map((parts) => parts.join(' '));

  it('are each parsed, or rejected with a position and a message, and any suggestion fixes that position', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { query, refusal } = read(text);
        expect(Object.values(query).every((value) => value === true || value !== '')).toBe(true);
        if (refusal === null) return;
        const { at, length, message, suggestion } = refusal;
        expect(text.slice(at, at + length)).toMatch(/^-?[A-Za-z_-]+:/);
        expect(message.length).toBeGreaterThan(10);
        if (suggestion === null) return;
        const fixed = read(text.slice(0, at) + suggestion + text.slice(at + length)).refusal;
        // The suggestion may still need a valid value, or conflict with an earlier filter.
        if (fixed?.at === at) expect(fixed.message).not.toBe(message);
        else expect(fixed === null || fixed.at > at).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });
});
