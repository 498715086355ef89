// @module-tag one-engine

import { describe, expect, test } from 'vitest';
import { domainOf, isOurs, isRegistry } from './domain-name.ts';

describe('the host name in user input', () => {
  test.each([
    ['help.acme.com', 'help.acme.com'],
    ['acme.com', 'acme.com'],
    ['Help.ACME.com.', 'help.acme.com'],
    ['help.acme.com:8443', 'help.acme.com'],
    ['hilfe.müller.de', 'hilfe.xn--mller-kva.de'],
  ])('reads %s as %s', (typed, name) => {
    expect(domainOf(typed)).toBe(name);
  });

  test.each([
    'localhost',
    '127.0.0.1',
    '0x7f.1',
    '[::1]',
    'acme.123',
    'acme.1com',
    'help..acme.com',
    '-help.acme.com',
    'help acme.com',
    'acme.com/path',
    'acme.com\\path',
    'acme.com?q',
    'acme.com#part',
    'ada@acme.com',
    'a%63me.com',
    'help.acme.com:123456',
    '',
  ])('rejects %j', (typed) => {
    expect(domainOf(typed)).toBeNull();
  });

  test('leaves room for the label of its DNS record', () => {
    const longest = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(34)}.com`;
    expect(`_helpdesk-verification.${longest}`).toHaveLength(253);
    expect(domainOf(longest)).toBe(longest);
    expect(domainOf(longest.replace('.com', '.info'))).toBeNull();
  });
});

test('our own host, our public URL and their subdomains are ours', () => {
  const config = { baseHost: 'desk.example', publicUrl: 'https://www.help.example:8443/' };
  for (const own of ['desk.example', 'acme.desk.example', 'www.help.example', 'a.www.help.example'])
    expect([own, isOurs(own, config)]).toEqual([own, true]);
  for (const other of ['other.example', 'mydesk.example', 'help.example'])
    expect([other, isOurs(other, config)]).toEqual([other, false]);
  expect(isOurs('www.help.example', { ...config, publicUrl: 'https://moved.example' })).toBe(false);
});

test("a public suffix can't be claimed", () => {
  expect(['co.uk', 'com.au', 'ac.jp'].every(isRegistry)).toBe(true);
  expect(['acme.co.uk', 'co.info', 'acme.uk'].some(isRegistry)).toBe(false);
});
