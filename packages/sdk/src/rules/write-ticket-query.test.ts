import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail } from './email.ts';
import type { TicketQuery } from './ticket-filters.ts';
import { readTicketQuery } from './ticket-query.ts';
import { writeTicketQuery } from './write-ticket-query.ts';

test.each([
  [{}, '', ''],
  [{}, 'broken  grinder', 'broken grinder'],
  [
    { agent: 'me', unread: true, sort: 'createdAt' },
    'grinder',
    'assignee:me is:unread sort:oldest grinder',
  ],
  [{ status: 'in_progress' }, 'status:open', 'status:in_progress "status:open"'],
  [{}, 'Re: https://acme.com/a?b:c', 'Re: https://acme.com/a?b:c'],
  [{}, 'asignee:me', '"asignee:me"'],
  [
    { tags: ['refund', 'late delivery'], noTag: ['vip', 'old one'] },
    'grinder',
    'tag:refund tag:"late delivery" -tag:"vip,old one" grinder',
  ],
  [{ anyTag: ['refund', 'k3v9x2m7q4'] }, '', 'tag:refund,k3v9x2m7q4'],
  [
    { channel: 'email', form: 'Contact us', domain: 'help.example.com', hasFile: true },
    '',
    'channel:email form:"Contact us" domain:help.example.com has:file',
  ],
  [{ agent: 'a b' }, '12" pipe', 'assignee:"a b" 12 pipe'],
] satisfies [TicketQuery, string, string][])(
  'writes %j and the text %j as %j',
  (query, text, typed) => {
    expect(writeTicketQuery(query, text)).toBe(typed);
  },
);

const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const tagNames = (minLength: number) =>
  fc.array(fc.stringMatching(/^[a-z0-9][a-z0-9 :.#-]{0,20}[a-z0-9]$/), { minLength, maxLength: 4 });
const queries: fc.Arbitrary<TicketQuery> = fc.record(
  {
    status: fc.constantFrom('open', 'in_progress', 'resolved', 'closed'),
    priority: fc.constantFrom('low', 'normal', 'high', 'urgent'),
    agent: fc.oneof(
      fc.constantFrom('me', 'none', 'ana@example.com', 'k3v9x2m7q4'),
      fc.stringMatching(/^[a-z0-9][a-z0-9 :.-]{0,20}[a-z0-9]$/),
    ),
    customer: fc
      .emailAddress()
      .map((address) => address.toLowerCase())
      .filter(isEmail),
    turn: fc.constantFrom('us', 'customer', 'any'),
    channel: fc.constantFrom('form', 'widget', 'chat', 'email', 'api', 'staff', 'other'),
    form: fc.oneof(
      fc.constantFrom('Contact us', 'k3v9x2m7q4'),
      fc.stringMatching(/^[a-z0-9][a-z0-9 :.,-]{0,20}[a-z0-9]$/),
    ),
    hasFile: fc.constant(true as const),
    domain: fc.constantFrom('help.example.com', 'xn--bcher-kva.example'),
    unread: fc.constant(true as const),
    snoozed: fc.constant(true as const),
    mentioned: fc.constant(true as const),
    follower: fc.constantFrom('me', 'ana@example.com', 'k3v9x2m7q4'),
    tags: tagNames(1),
    anyTag: tagNames(2),
    noTag: tagNames(1),
    after: fc.oneof(fc.constantFrom('today', 'yesterday'), day),
    before: fc.oneof(fc.constantFrom('today', 'yesterday'), day),
    sort: fc.constantFrom('-updatedAt', '-createdAt', 'createdAt', 'priority'),
  },
  { requiredKeys: [] },
);
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom('is:open', '-status:x', 'grinder', '"', 'asignee:me', 'from:', 'a:b', ' '),
    )
    .map((words) => words.join(' ')),
);

test('a written query is parsed to the same filters and words', () => {
  fc.assert(
    fc.property(queries, texts, (query, text) => {
      const words = text.replace(/[\s"]+/g, ' ').trim();
      expect(readTicketQuery(writeTicketQuery(query, text))).toEqual({
        query,
        text: words,
        refusal: null,
      });
    }),
    { numRuns: 5_000 },
  );
});

test('parsing and writing a query returns the same query', () => {
  fc.assert(
    fc.property(queries, texts, (query, text) => {
      const typed = writeTicketQuery(query, text);
      const read = readTicketQuery(typed);
      expect(writeTicketQuery(read.query, read.text)).toBe(typed);
    }),
    { numRuns: 1_000 },
  );
});
