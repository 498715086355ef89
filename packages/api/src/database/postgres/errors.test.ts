// @module-tag one-engine

import { expect, test } from 'vitest';
import { BrokenReference, DatabaseBusy, DatabaseUnavailable, Duplicate } from '../errors.ts';
import { isConflict, isStalePlan, translated } from './errors.ts';

const failure = (facts: object, message = 'No') => Object.assign(new Error(message), facts);

test('a taken key names its table and columns', () => {
  const detail = 'Key (organization_id, number)=(a, TK-1) already exists.';
  const error = translated(failure({ code: '23505', table: 'tickets', detail }));
  expect(error).toBeInstanceOf(Duplicate);
  expect(error).toMatchObject({ table: 'tickets', columns: ['organization_id', 'number'] });
  expect(translated(failure({ code: '23505' }))).toMatchObject({ table: '', columns: [] });
});

test('a reference to a missing row is a broken one', () => {
  expect(translated(failure({ code: '23503' }))).toBeInstanceOf(BrokenReference);
});

test('a lock timeout means a busy database', () => {
  expect(translated(failure({ code: '55P03' }))).toBeInstanceOf(DatabaseBusy);
});

test('OP-02: an unavailable database is distinguished from an error in a query', () => {
  for (const code of ['08006', '53300', '57P01', '58030', '25006', 'ECONNREFUSED', 'EPIPE']) {
    expect(translated(failure({ code })), code).toBeInstanceOf(DatabaseUnavailable);
  }
  const lost = translated(failure({}, 'Connection terminated unexpectedly'));
  expect(lost).toMatchObject({ message: 'PostgreSQL: Connection terminated unexpectedly' });
  expect(translated(failure({ code: 'ECONNRESET' }, ''))).toMatchObject({
    message: 'PostgreSQL: ECONNRESET',
  });
  for (const mistake of [failure({ code: '42P01' }), failure({}), 'text', undefined]) {
    expect(translated(mistake)).toBe(mistake);
  }
});

test('only conflicts and stale plans are tried again', () => {
  for (const code of ['40001', '40P01']) expect(isConflict(failure({ code })), code).toBe(true);
  const stale = failure({ code: '0A000' }, 'cached plan must not change result type');
  expect([isConflict(stale), isStalePlan(stale)]).toEqual([true, true]);
  for (const other of [failure({ code: '23505' }), undefined, null]) {
    expect([isConflict(other), isStalePlan(other)]).toEqual([false, false]);
  }
});
