// @module-tag one-engine

import { describe, expect, test } from 'vitest';
import { foreignSite, refuseForeignPages } from './foreign-pages.ts';

const asked = (headers: Record<string, string>) => ({
  host: 'help.example:8443',
  get: (name: string) => headers[name.toLowerCase()] ?? '',
});
const own = 'https://help.example:8443';

describe('a write with a session cookie', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
    [{ origin: own }],
  ])('is accepted from our own page: %j', (headers) => {
    expect(() => refuseForeignPages(asked(headers))).not.toThrow();
  });

  test.each([
    [{}],
    [{ 'sec-fetch-site': 'cross-site', origin: own }],
    [{ 'sec-fetch-site': 'same-site', origin: own }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'https://help.example' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
  ])('is refused from any other page: %j', (headers) => {
    expect(() => refuseForeignPages(asked(headers))).toThrow(
      expect.objectContaining({
        status: 403,
        message: 'This request came from another site',
        code: 'cross_site',
      }),
    );
  });
});

test('names the origin of a cross-origin page, but not of our own pages or programs', () => {
  expect(foreignSite(asked({ origin: 'https://shop.example' }))).toBe('https://shop.example');
  expect(foreignSite(asked({ origin: 'null' }))).toBe('null');
  expect(foreignSite(asked({ origin: own }))).toBeNull();
  expect(foreignSite(asked({}))).toBeNull();
});
