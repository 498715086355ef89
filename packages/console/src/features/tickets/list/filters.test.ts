import { byChoice } from '@helpdesk/sdk/rules/ticket-fields';
import { expect, test } from 'vitest';
import { changed, filtersFrom, isFiltered, queryFrom, searchFrom } from './filters.ts';

const usual = {
  q: '',
  ...byChoice(() => '' as const),
  agent: '',
  customer: '',
  turn: '',
  channel: '',
  form: '',
  domain: '',
  hasFile: '',
  unread: '',
  snoozed: '',
  mentioned: '',
  follower: '',
  tags: '',
  anyTag: '',
  noTag: '',
  after: '',
  before: '',
  sort: '-updatedAt',
  view: '',
} as const;

test('an address without parameters shows everything, last updated first', () => {
  expect(filtersFrom({})).toEqual(usual);
  expect(queryFrom(filtersFrom({}))).toEqual({ sort: '-updatedAt' });
  expect(searchFrom(usual)).toEqual({});
});

test('filters survive being written to the address and read back', () => {
  const filters = {
    ...usual,
    q: 'moka pot',
    status: 'in_progress',
    priority: 'high',
    agent: 'none',
    customer: 'vera@example.com',
    turn: 'us',
    channel: 'email',
    form: 'f1',
    domain: 'help.example.com',
    hasFile: 'yes',
    unread: 'yes',
    snoozed: 'yes',
    mentioned: 'yes',
    follower: 'u1',
    tags: 'g1,g2',
    anyTag: 'g3',
    noTag: 'g4',
    after: '2026-11-01',
    before: 'today',
    sort: 'createdAt',
    view: 'v1',
  } as const;
  expect(filtersFrom(searchFrom(filters))).toEqual(filters);
  expect(queryFrom(filters)).toEqual({
    q: 'moka pot',
    status: 'in_progress',
    priority: 'high',
    assignedAgentId: 'none',
    customerEmail: 'vera@example.com',
    turn: 'us',
    channel: 'email',
    formId: 'f1',
    domain: 'help.example.com',
    hasFile: true,
    unread: true,
    snoozed: true,
    mentioned: true,
    followerId: 'u1',
    tags: 'g1,g2',
    anyTag: 'g3',
    noTag: 'g4',
    query: 'after:2026-11-01 before:today',
    sort: 'createdAt',
  });
});

test('tickets that need a reply are sorted by longest waiting first, unless another order is selected', () => {
  const needsReply = { ...usual, turn: 'us', sort: 'waiting' } as const;
  expect(filtersFrom({ turn: 'us' })).toEqual(needsReply);
  expect(searchFrom(needsReply)).toEqual({ turn: 'us' });
  const updated = { turn: 'us', sort: '-updatedAt' };
  expect(searchFrom(filtersFrom(updated))).toEqual(updated);
  expect(filtersFrom({ turn: 'customer' }).sort).toBe('-updatedAt');
  expect(changed(needsReply, { turn: '' })).toEqual(usual);
  expect(changed(usual, { turn: 'us' })).toEqual(needsReply);
  expect(changed({ ...usual, sort: 'priority' }, { turn: 'us' }).sort).toBe('priority');
});

test('invalid search parameters are ignored', () => {
  const search = {
    status: 'broken',
    priority: ['high'],
    channel: 'fax',
    sort: 'random',
    q: 'x'.repeat(300),
    agent: 7,
    after: 'tomorrow',
    before: '2026-11-01 or 1=1',
  };
  expect(filtersFrom(search)).toEqual({ ...usual, q: 'x'.repeat(200) });
});

test("sorting alone isn't a filter, and spaces aren't a search", () => {
  expect(isFiltered({ ...usual, sort: 'priority', q: '  ' })).toBe(false);
  expect(isFiltered({ ...usual, agent: 'none' })).toBe(true);
  expect(queryFrom({ ...usual, q: '  ' })).toEqual({ sort: '-updatedAt' });
});

test('the values in an address are limited', () => {
  const long = 'x'.repeat(300);
  const { agent, customer } = filtersFrom({ agent: long, customer: long });
  expect([agent.length, customer.length]).toEqual([64, 254]);
  expect(searchFrom({ ...usual, q: ' pot ', sort: 'priority' })).toEqual({
    q: 'pot',
    sort: 'priority',
  });
});

test.each(['q', 'status', 'priority', 'agent', 'customer', 'tags', 'anyTag', 'noTag'])(
  '%s alone is a filter',
  (name) => {
    expect(isFiltered({ ...usual, [name]: 'open' })).toBe(true);
  },
);
