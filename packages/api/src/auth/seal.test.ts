// @module-tag one-engine

import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const secret = 'a secret of the operator, long enough';

test('an encrypted value can be decrypted only with the same secret', () => {
  for (const text of ['', 'Ærlig 🔑', 'x'.repeat(10_000)]) {
    const sealed = seal(secret, text);
    expect(unseal(secret, sealed)).toBe(text);
    expect(unseal(`${secret}!`, sealed)).toBeNull();
  }
});

test('two encryptions of one text differ, and a changed one is rejected', () => {
  const sealed = seal(secret, 'token');
  expect(seal(secret, 'token')).not.toBe(sealed);
  expect(sealed).not.toContain('token');
  const bytes = Buffer.from(sealed, 'base64');
  for (const at of [0, 13, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(unseal(secret, changed.toString('base64'))).toBeNull();
  }
  expect(unseal(secret, '')).toBeNull();
});

test('values encrypted by an earlier release can still be decrypted', () => {
  expect(unseal(secret, '41S+JK83id8dsFqspGXzHrXSFdV5TwZJ3U1FEiXmhTlt')).toBe('token');
});
