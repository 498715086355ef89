import { expect, test } from 'vitest';
import { isEmail, isEmailAddress, normalizeEmail } from './email.ts';

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['Ada.L+x@Example.COM', 'ada.l+x@example.com'],
  ['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'],
  ['mi\u212ae@example.com', 'mike@example.com'],
  ['ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
  ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
  ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
])('AU-08: normalizes %s to %s', (text, kept) => {
  expect([isEmail(text), isEmailAddress(text)]).toEqual([true, true]);
  expect(normalizeEmail(text)).toBe(kept);
});

test.each([
  'x@test.example.',
  'ada(comment)@example.com',
  'ada@example.com(comment)',
  '<ada@example.com>',
  'Ada <ada@example.com>',
  '"ada"@example.com',
  'ada@[127.0.0.1]',
  'ada@[IPv6:::1]',
  'ada@example.com\n',
  'ada@example.com\r\nBcc: eve@example.com',
  'ada@example.com,eve@example.com',
  'm\u0131ke@example.com',
  'mike@g\u0131thub.com',
  'M\u0130KE@example.com',
  'ada@example\u3002com.',
  'ada@localhost',
  'ada@@example.com',
  `${'a'.repeat(250)}@b.co`,
])('AU-08: %j is not an address', (text) => {
  expect([isEmail(text), isEmailAddress(text)]).toEqual([false, false]);
});

test('normalizes a domain alone, and leaves an invalid one unchanged', () => {
  expect(normalizeEmail('Bücher.example')).toBe('xn--bcher-kva.example');
  expect(normalizeEmail('ü@bücher.example')).toBe('ü@xn--bcher-kva.example');
  expect(normalizeEmail('ada@bücher.example/path')).toBe('ada@bücher.example/path');
  expect(normalizeEmail('visitor:1')).toBe('visitor:1');
});

test('an address has at most 254 characters', () => {
  const of = (length: number) => `${'a'.repeat(length - 12)}@example.com`;
  expect([isEmail(of(254)), isEmailAddress(of(254))]).toEqual([true, true]);
  expect([isEmail(of(255)), isEmailAddress(of(255))]).toEqual([false, false]);
  // One character that is normalized to three.
  const grows = `\ufb03${'a'.repeat(241)}@example.com`;
  expect([grows.length, normalizeEmail(grows).length]).toEqual([254, 256]);
  expect(isEmailAddress(grows)).toBe(false);
});

test.each(['ada@-example.com', 'ada@example-.com', 'ada@mail.-example.com', 'ada@example.co-'])(
  'no part of a domain can end with a hyphen: %s',
  (text) => expect([isEmail(text), isEmailAddress(text)]).toEqual([false, false]),
);
