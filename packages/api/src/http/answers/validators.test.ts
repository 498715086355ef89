// @module-tag one-engine

import type { Context } from 'koa';
import { expect, test } from 'vitest';
import { expectedVersion, hasSameVersion, matches, varyOf, withOwnVersion } from './etag.ts';

test('If-None-Match names one tag or several, weak or not', () => {
  for (const header of ['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"']) {
    expect(matches(header, '"a"'), header).toBe(true);
  }
  for (const header of ['', '"b"', 'a', '"ab"', '"b", "c"']) {
    expect(matches(header, '"a"'), header).toBe(false);
  }
});

const same = (header: string) =>
  hasSameVersion({ get: () => header } as unknown as Context, 'org.7');

test('an answer is unchanged at the same organization version, whatever its own version was', () => {
  expect(same('"org.7"')).toBe('org.7');
  expect(same('W/"org.7"')).toBe('org.7');
  expect(same('"3~org.7"')).toBe('3~org.7');
  expect(same('W/"3~org.7"')).toBe('3~org.7');
});

test('an answer of another version, or with an unquoted tag, is not unchanged', () => {
  for (const header of ['', '"org.8"', '"3~org.8"', '"xorg.7"', 'org.7', '3~org.7"', '"3~org.7']) {
    expect(same(header), header).toBeNull();
  }
});

test('the tag of a resource begins with its own version, which If-Match compares', () => {
  expect(withOwnVersion(null, 'org.7')).toBe('org.7');
  const tag = withOwnVersion('3', 'org.7');
  expect(tag).toBe('3~org.7');
  for (const header of [`"${tag}"`, `W/"${tag}"`, '"3"']) {
    expect(expectedVersion(header), header).toBe('3');
  }
});

test('If-Match can be missing or *; an invalid tag matches no version', () => {
  for (const header of ['', '*']) expect(expectedVersion(header), header).toBeNull();
  for (const header of ['3', '"3', '""', '"~org.7"']) expect(expectedVersion(header)).toBe('');
});

test('Vary lists each header once', () => {
  const access = ['session', 'apiKey', 'ticketAccess', 'other'].map((scheme) => ({ scheme }));
  expect(varyOf(access)).toBe('Authorization, Cookie, X-Organization, X-Ticket-Access');
  expect(varyOf([])).toBe('');
});
