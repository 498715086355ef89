import { expect, test } from 'vitest';
import { breaches, breachesOf } from './contract-check.ts';

const error = { message: 'Not found.', code: 'not_found', requestId: 'request' };

test('an undeclared field is a breach at any depth', () => {
  expect(breachesOf('ApiError', error)).toEqual([]);
  expect(breachesOf('ApiError', { ...error, extra: 1 })[0]).toContain(
    '"additionalProperty":"extra"',
  );
  const errors = [{ field: 'name', message: 'Name is required.', extra: 1 }];
  expect(breachesOf('ApiError', { ...error, errors })[0]).toContain('/errors/0');
});

test('a missing field, a wrong type, and an unexpected body are breaches too', () => {
  expect(breaches('tickets.get', 404, { message: 'Not found.' })[0]).toContain("'code'");
  expect(breaches('tickets.get', 404, { ...error, code: 1 })[0]).toContain('/code');
  expect(breaches('tickets.get', 304, error)).toEqual(['tickets.get 304 should have no body']);
});

test('an undeclared status is a breach', () => {
  expect(() => breaches('tickets.get', 418, error)).toThrow('The contract has no 418');
});
