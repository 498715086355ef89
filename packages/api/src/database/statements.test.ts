// @module-tag one-engine

import { expect, test } from 'vitest';
import { bindable, storable } from './bindings.ts';
import { orgScope, sqlBuilder } from './builder.ts';
import { change, insertion, removal, selection } from './statements.ts';

const builder = sqlBuilder('sqlite');
const tickets = { table: 'tickets', scope: { column: 'organization_id', id: 'acme' } };

test('an insertion names the given columns, and always its organization', () => {
  const row = { number: 'TK-1', subject: undefined, organization_id: 'globex' };
  expect(insertion(tickets, row)).toEqual({
    sql: 'insert into "tickets" ("number", "organization_id") values (?, ?)',
    values: ['TK-1', 'acme'],
  });
  expect(insertion({ table: 'users' }, { id: 'u' }, ' on conflict do nothing')).toEqual({
    sql: 'insert into "users" ("id") values (?) on conflict do nothing',
    values: ['u'],
  });
});

test('a condition requires a value, one of several, or null', () => {
  const where = { status: ['open', 'closed'], assigned_agent_id: null, number: 'TK-1' };
  expect(removal(builder, tickets, where)).toEqual({
    sql: 'delete from "tickets" where "organization_id" = ? and "status" in (?, ?) and "assigned_agent_id" is null and "number" = ?',
    values: ['acme', 'open', 'closed', 'TK-1'],
  });
});

test('a condition with an empty list matches nothing', () => {
  expect(removal(builder, tickets, { status: [] }).sql).toContain('and 1 = 0');
});

test('a condition in brackets cannot leave the organization', () => {
  const { sql, values } = removal(builder, tickets, (query) => {
    query.where('number', 'a').orWhere('number', 'b');
  });
  expect(sql).toMatch(/where "organization_id" = \? and \(.+ or .+\)$/);
  expect(values).toEqual(['acme', 'a', 'b']);
});

test('an empty condition is rejected', () => {
  expect(() => removal(builder, tickets, () => {})).toThrow('The condition is empty');
});

test('without an organization and a condition it matches all rows', () => {
  expect(selection(builder, { table: 'users' }, 'id', {})).toEqual({
    sql: 'select "id" from "users"',
    values: [],
  });
});

test('a change leaves out undefined fields, and an empty change is rejected', () => {
  expect(change(builder, tickets, { number: 'a' }, { subject: 'b', status: undefined })).toEqual({
    sql: 'update "tickets" set "subject" = ? where "organization_id" = ? and "number" = ?',
    values: ['b', 'acme', 'a'],
  });
  expect(() => change(builder, tickets, {}, { subject: undefined })).toThrow('Nothing to change');
});

test('an invalid column or table name is rejected', () => {
  for (const name of ['Number', 'a"b', '1a', 'a b', '']) {
    expect(() => removal(builder, tickets, { [name]: 1 }), name).toThrow('Not a column or table');
  }
});

test('values are converted for both databases', () => {
  const bytes = new Uint8Array([1, 2]);
  expect(['a', 1.5, true, false, null].map(bindable)).toEqual(['a', 1.5, 1, 0, null]);
  expect(bindable(bytes)).toBe(bytes);
  expect(bindable(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  expect(storable(bytes)).toBe(bytes);
  expect(storable(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  expect([{ a: 1 }, ['a'], null, true].map(storable)).toEqual(['{"a":1}', '["a"]', null, 1]);
});

test('an unsupported value is rejected, because it would widen a condition', () => {
  expect(() => bindable(undefined)).toThrow('Cannot store undefined');
  expect(() => bindable({})).toThrow('Cannot store object');
  expect(() => bindable(() => 1)).toThrow('Cannot store function');
  expect(() => storable(undefined)).toThrow('Cannot store undefined');
});

test.each(['sqlite', 'postgres'] as const)(
  '%s writes lists as one text in its own syntax',
  (dialect) => {
    const own = sqlBuilder(dialect);
    const org = orgScope(own, 'acme');
    const json = org.json<{ id: string; agent: { name: string } | null }>(
      { id: 't.id', agent: { unless: 'a.id', fields: { name: 'a.first_name' } } },
      'item',
    );
    const { sql, bindings } = org
      .joined(org.from('tickets', 't').select(json), 'item', ',')
      .toSQL();
    expect(bindings).toEqual(['item', ',', 'acme'].slice(-bindings.length));
    const words = {
      sqlite: [
        'group_concat(`item`, ?)',
        "json_object('id', t.id, 'agent', case when a.id is null",
      ],
      postgres: [
        'string_agg("item", ?)',
        `'{"id":' || coalesce('"' || t.id || '"', 'null') || ',"agent":' || case when a.id is null`,
      ],
    };
    for (const word of words[dialect]) expect(sql).toContain(word);
  },
);

test('only tables of organizations, and names that are safe in SQL, are allowed in a list', () => {
  const org = orgScope(builder, 'acme');
  expect(() => org.from('users' as never)).toThrow('not a table of organizations');
  expect(() => org.from('constructor' as never)).toThrow('not a table of organizations');
  expect(() => org.json({ "a'": 't.id' } as never, 'item')).toThrow("not a field's name");
  expect(() => org.json({ a: 't.id; drop' } as never, 'item')).toThrow('not a column');
});
