// @module-tag one-engine

import { expect, test } from 'vitest';
import { isSigned, sign } from './signature.ts';

const config = { secret: 'k7Rw2pXq9LmZ4vTc8NbY3hJd6FgS1aQe' };

test('a signature is valid for this text and secret only, in upper or lower case', () => {
  const signature = sign(config, 'ticket 1');
  expect(signature).toMatch(/^[a-z2-7]{20}$/);
  expect(isSigned(config, 'ticket 1', signature)).toBe(true);
  expect(isSigned(config, 'ticket 1', signature.toUpperCase())).toBe(true);
  expect(isSigned(config, 'ticket 2', signature)).toBe(false);
  expect(isSigned({ secret: 'another' }, 'ticket 1', signature)).toBe(false);
});

test('a truncated, longer or empty signature is invalid', () => {
  const signature = sign(config, 'ticket 1');
  for (const other of ['', signature.slice(1), signature.slice(0, -1), `${signature}a`])
    expect(isSigned(config, 'ticket 1', other)).toBe(false);
});
