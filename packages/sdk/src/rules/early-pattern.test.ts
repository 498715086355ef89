import { expect, test } from 'vitest';
import { validateEarly } from './early-pattern.ts';

const validate = (pattern: string, text: string) =>
  validateEarly({ name: 'code', label: 'Code', type: 'text', validation: { pattern } }, text)?.[1];

const wrong = 'Code is not in the expected format';

test.each([
  ['NW-\\d{5}', 'NW-12345', undefined],
  ['NW-\\d{5}', '12345', wrong],
  ['NW-\\d{5}', 'NW-123456', wrong],
  ['[A-Z]+|\\d+', 'ab', wrong],
  // Left to the server: slow patterns, and those that only its engine supports.
  ['(a+)+', 'b', undefined],
  ['\\d*\\d*\\d*\\d*x', '1', undefined],
  ['\\pL+', '1', undefined],
  ['(', '1', undefined],
])('with the pattern %j, checks the answer %j and returns %j', (pattern, text, message) => {
  expect(validate(pattern, text)).toBe(message);
});
