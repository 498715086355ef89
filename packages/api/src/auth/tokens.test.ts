// @module-tag one-engine

import { expect, test } from 'vitest';
import { hashToken, newToken } from './tokens.ts';

test('a token is 256 random bits in URL-safe characters', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  expect(new Set(tokens).size).toBe(100);
});

test('the stored hash of a token is the same in every release', () => {
  expect(hashToken('a token')).toBe('4zFuK6_rthA6NBjod4wK3JYNQCE6A6fn9PzTQm7YB78');
});
