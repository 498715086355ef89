// @module-tag one-engine

import { type FieldRight, type Operation, operations } from '@helpdesk/sdk/contract/operations';
import { type Right, rights } from '@helpdesk/sdk/rules/roles';
import { describe, expect, test } from 'vitest';
import { writableBody } from './field-rights.ts';

const restricted = Object.entries(operations as Record<string, Operation>).flatMap(
  ([id, { fields = [] }]) =>
    fields
      .filter((right) => right.permissions.length > 0)
      .map((right) => ({ id, path: right.path, right })),
);

/** A body with only this field. */
function bodyWith(path: string, value: unknown): unknown {
  const [step = '', ...deeper] = path.split('.');
  const depth = step.split('[]').length - 1;
  let held = deeper.length > 0 ? bodyWith(deeper.join('.'), value) : value;
  for (let at = 0; at < depth; at += 1) held = [held];
  return { [step.replaceAll('[]', '')]: held };
}

describe('fields of the contract with their own permission', () => {
  test('exist', () => {
    expect(restricted.map(({ id, path }) => `${id} ${path}`)).toContain('tickets.bulk status');
  });

  test.each(restricted)(
    '$id $path is refused to a caller with every other permission',
    ({ path, right }) => {
      const may = (one: Right) => !right.permissions.includes(one);
      const write = () => writableBody([right], may, bodyWith(path, null));
      if (right.otherwise === 'refused') {
        expect(write).toThrow('You do not have permission to do this');
      } else {
        expect(write()).toEqual(bodyWith(path, right.instead));
      }
    },
  );

  test.each(restricted)(
    '$id $path is allowed for a caller with one of its permissions',
    ({ path, right }) => {
      for (const held of right.permissions) {
        const body = bodyWith(path, 'sent');
        expect(writableBody([right], (one) => one === held, body)).toBe(body);
      }
    },
  );
});

describe('a nested field', () => {
  const right = (path: string, otherwise: FieldRight['otherwise']): FieldRight => ({
    path,
    permissions: ['manage_settings'],
    otherwise,
  });
  const nobody = () => false;

  test("is refused anywhere in a list, and ignored if it wasn't sent", () => {
    const rights = [right('rows[].deep.secret', 'refused')];
    const body = { rows: [{ deep: {} }, { deep: { secret: 'x' } }] };
    expect(() => writableBody(rights, nobody, body)).toThrow('permission');
    const without = { rows: [{ deep: {} }, {}], other: 1 };
    expect(writableBody(rights, nobody, without)).toEqual(without);
    expect(writableBody(rights, nobody, { rows: null })).toEqual({ rows: null });
  });

  test('is removed from every item, and the rest stays', () => {
    const rights = [right('rows[].secret', 'ignored')];
    const body = { rows: [{ secret: 'x', open: 1 }, { open: 2 }] };
    expect(writableBody(rights, nobody, body)).toEqual({ rows: [{ open: 1 }, { open: 2 }] });
    expect(body.rows[0]?.secret).toBe('x');
  });

  test('is allowed for everyone if it has no permission of its own', () => {
    const open = { ...right('subject', 'refused'), permissions: [] };
    expect(writableBody([open], nobody, { subject: 'x' })).toEqual({ subject: 'x' });
  });

  test('counts as sent if it is null', () => {
    expect(() => writableBody([right('agent', 'refused')], nobody, { agent: null })).toThrow(
      'permission',
    );
  });
});

test('every permission of a field is one that members can have', () => {
  const named = restricted.flatMap(({ right }) => right.permissions);
  expect(named.filter((one) => !rights.includes(one))).toEqual([]);
});
