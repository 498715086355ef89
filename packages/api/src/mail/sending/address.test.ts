// @module-tag one-engine

import { expect, test } from 'vitest';
import { isDeliverable, oneLine, productAddress } from './address.ts';

test.each([
  ['Tea', 'Tea'],
  [' Tea\r\nBcc: x@x.example ', 'Tea Bcc: x@x.example'],
  ['a\u0000\u007f\u202eb', 'a b'],
  ['a   b', 'a b'],
  ['x'.repeat(150), 'x'.repeat(150)],
  ['x'.repeat(151), `${'x'.repeat(149)}…`],
  ['🫖'.repeat(151), `${'🫖'.repeat(149)}…`],
])('%j is %j in a header', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

test('a line can have exactly the maximum length', () => {
  expect([oneLine('abcd', 4), oneLine('abcde', 4)]).toEqual(['abcd', 'abc…']);
});

const labels = (length: number) => `${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(length)}`;

test.each([
  ['v@x.example', true],
  ['v.v+tag@x.y.example', true],
  ['jörg@bücher.example', true],
  ['a,b@c.example', false],
  ['v@x', false],
  ['v@@x.example', false],
  ['v w@x.example', false],
  ['@x.example', false],
  ['v@.example', false],
  [`${'v'.repeat(64)}@x.example`, true],
  [`${'v'.repeat(65)}@x.example`, false],
  [`v@${'d'.repeat(63)}.example`, true],
  [`v@${'d'.repeat(64)}.example`, false],
  [`${'v'.repeat(64)}@${labels(61)}`, true],
  [`${'v'.repeat(64)}@${labels(62)}`, false],
])('email can be sent to %s: %s', (address, can) => {
  expect(isDeliverable(address)).toBe(can);
});

test('the product sends from its own host', () => {
  expect(productAddress('https://help.example.com:8443/desk')).toBe('no-reply@help.example.com');
});
