import { expect, test } from 'vitest';
import { createCache, readKey } from '../../../data/cache.ts';
import { assignable, jonas } from '../../../test/tickets.ts';
import { filtersFrom, searchFrom } from '../list/filters.ts';
import { isChanged, queryOf, searchOf, whyBroken, withoutMissing } from './saved-views.ts';
import { savedView } from './test-views.ts';

const reader = () => {
  const client = createCache();
  client.setQueryData(readKey('team.assignable'), assignable);
  client.setQueryData(readKey('tags.list'), [{ id: 'g1', name: 'Refund' }]);
  const forms = [{ id: 'f1', name: 'Contact us' }];
  client.setQueryData(readKey('tickets.origins'), { forms, domains: [] });
  return { client, userId: 'u1' };
};
const shown = (more: Parameters<typeof savedView>[0] = {}) => {
  const view = savedView(more);
  return { ...view, ...searchOf(view, reader()) };
};

test.each([
  ['', {}],
  ['status:open sort:oldest', { status: 'open', sort: 'createdAt' }],
  ['assignee:me turn:any', { agent: 'u1', turn: 'any' }],
  ['is:snoozed', { snoozed: 'yes' }],
  ['is:mentioned', { mentioned: 'yes' }],
  ['follower:me', { follower: 'u1' }],
  ['assignee:none is:unread moka pot', { agent: 'none', unread: 'yes', q: 'moka pot' }],
  ['from:vera@example.com after:yesterday', { customer: 'vera@example.com', after: 'yesterday' }],
  ['before:today sort:updated', { before: 'today' }],
  ['"status:open"', { q: 'status:open' }],
  ['tag:g1 kettle', { tags: 'g1', q: 'kettle' }],
  ['-tag:g1', { noTag: 'g1' }],
  ['channel:email form:f1 pot', { channel: 'email', form: 'f1', q: 'pot' }],
  ['domain:help.example.com', { domain: 'help.example.com' }],
  ['has:file', { hasFile: 'yes' }],
])('%j can be recreated from the filters that it shows', (query, search) => {
  const view = shown({ query });
  const usual = query.startsWith('from:') ? { sort: '-createdAt' } : {};
  expect(view.search).toEqual({ ...search, ...usual, view: 'v1' });
  expect(queryOf(filtersFrom(view.search), 'u1')).toBe(query);
});

test('an address resolves to its member, and a view with an unknown address is invalid', () => {
  const named = shown({ query: `assignee:${jonas.email}` });
  expect(named.search).toEqual({ agent: jonas.id, view: 'v1' });
  expect(named.reason).toBeNull();
  const gone = shown({ query: 'status:open assignee:gone@acme.test' });
  // Showing all tickets would be more than the view ever showed.
  expect(gone.search).toEqual({ agent: 'gone@acme.test', view: 'v1' });
  expect(gone.reason?.message).toBe('No team member has the address gone@acme.test');
});

test('a tag resolves to its id, and a view with an unknown tag is invalid', () => {
  expect(shown({ query: 'tag:refund' }).search).toEqual({ tags: 'g1', view: 'v1' });
  expect(queryOf(filtersFrom({ anyTag: 'g1', tags: 'g2' }), 'u1')).toBe('tag:g2 tag:g1');
  expect(queryOf(filtersFrom({ anyTag: 'g1,g2' }), 'u1')).toBe('tag:g1,g2');
  const gone = shown({ query: 'status:open tag:gone' });
  expect(gone.reason?.message).toBe('There is no tag “gone”');
  expect(gone.search).toEqual({ tags: 'gone', view: 'v1' });
  expect(shown({ query: '-tag:gone' }).search).toEqual({ tags: 'gone', view: 'v1' });
  expect(shown({ query: 'status:melted' }).search).toEqual({ tags: 'none', view: 'v1' });
  const unread = { client: createCache(), userId: 'u1' };
  for (const query of ['tag:g1', 'form:f1']) {
    const { search, reason } = searchOf(savedView({ query }), unread);
    const message = 'Failed to load the tags or forms';
    expect([search, reason?.message]).toEqual([{ tags: 'none', view: 'v1' }, message]);
  }
});

test('a form resolves to its id, even if it was renamed', () => {
  expect(shown({ query: 'form:"contact US"' }).search).toEqual({ form: 'f1', view: 'v1' });
  expect(queryOf(filtersFrom({ form: 'f1' }), 'u1')).toBe('form:f1');
  const gone = shown({ query: 'form:gone' });
  expect(gone.reason?.message).toBe('There is no form “gone”');
  expect(gone.search).toEqual({ form: 'gone', view: 'v1' });
});

test('a missing value is described without its id', () => {
  const why = (kind: 'tag' | 'form' | 'member', name: string) =>
    whyBroken({ message: '', suggestion: null, missing: { kind, name } });
  const id = '0WdWkJSW8'.padEnd(30, 'x');
  expect(why('tag', id)).toBe('It filters by a tag that was deleted.');
  expect(why('form', 'Claims')).toBe("It filters by the form “Claims”, which doesn't exist.");
  expect(why('member', id)).toBe('It filters by a member, who is no longer on the team.');
});

test('a view can drop a missing value, and keeps the rest', () => {
  const query = 'status:open assignee:me form:f1 tag:g1 tag:g2 moka pot';
  expect(withoutMissing(query, { kind: 'tag', name: 'g2' })).toBe(
    'status:open assignee:me form:f1 tag:g1 moka pot',
  );
  expect(withoutMissing('-tag:g1,g2', { kind: 'tag', name: 'g1' })).toBe('-tag:g2');
  expect(withoutMissing('form:f1 is:unread', { kind: 'form', name: 'f1' })).toBe('is:unread');
  expect(withoutMissing('assignee:u9', { kind: 'member', name: 'u9' })).toBe('');
});

test('a view counts as changed if any filter, the order or its own layout differs', () => {
  const view = shown({ layout: 'table' });
  const filters = filtersFrom(view.search);
  expect(isChanged(view, filters, 'table')).toBe(false);
  expect(isChanged(view, filters, 'beside')).toBe(true);
  expect(isChanged({ ...view, layout: null }, filters, 'beside')).toBe(false);
  expect(isChanged(view, { ...filters, status: 'open' }, 'table')).toBe(true);
  expect(isChanged(view, { ...filters, priority: '' }, 'table')).toBe(true);
  expect(isChanged(view, { ...filters, sort: 'priority' }, 'table')).toBe(true);
  expect(isChanged(view, filtersFrom(searchFrom({ ...filters, view: '' })), 'table')).toBe(false);
});
