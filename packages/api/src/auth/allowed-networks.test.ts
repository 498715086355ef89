// @module-tag one-engine

import { describe, expect, it, test } from 'vitest';
import {
  asNetwork,
  gateIn,
  gateOf,
  isKeyOutside,
  isOutside,
  OutsideNetworks,
  readableAddress,
} from './allowed-networks.ts';

const gate = (...networks: string[]) =>
  gateOf({
    networks: networks.map((network) => ({ name: 'Office', network })),
    includesKeys: false,
  });

describe('normalizing a network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7/32'],
    ['203.0.113.7/24', '203.0.113.0/24'],
    [' 10.0.0.0/8 ', '10.0.0.0/8'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1/128'],
    ['2001:db8:7:ffff::/48', '2001:db8:7::/48'],
    ['::ffff:203.0.113.9', '203.0.113.9/32'],
    ['::ffff:203.0.113.9/120', '203.0.113.0/24'],
    ['::/0', '::/0'],
  ])('normalizes %s to %s', (text, kept) => expect(asNetwork(text)).toBe(kept));

  it.each([
    '',
    'office',
    '203.0.113',
    '0x7f.1',
    '203.0.113.0/33',
    '2001:db8::/129',
    '203.0.113.0/',
    '203.0.113.0/-1',
    '203.0.113.0/8/8',
    'fe80::1%eth0',
    '203.0.113.0-203.0.113.9',
  ])('rejects %j', (text) => expect(asNetwork(text)).toBeNull());
});

test('matches an address against a network to the last bit', () => {
  const { opens } = gate('203.0.113.64/26', '2001:db8:7::/48');
  expect(['203.0.113.64', '203.0.113.127'].map(opens)).toEqual([true, true]);
  expect(['203.0.113.63', '203.0.113.128'].map(opens)).toEqual([false, false]);
  expect(opens('2001:db8:7:ffff:ffff:ffff:ffff:ffff')).toBe(true);
  expect(opens('2001:db8:8::')).toBe(false);
});

test('treats an IPv4 address on an IPv6 socket as IPv4', () => {
  expect(gate('203.0.113.0/24').opens('::ffff:203.0.113.7')).toBe(true);
  expect(gate('203.0.113.0/24').opens('::ffff:cb00:7107')).toBe(true);
  expect(gate('203.0.113.0/24').opens('::ffff:198.51.100.7')).toBe(false);
  // The range of all IPv6 addresses doesn't include IPv4 addresses.
  expect(gate('::/0').opens('203.0.113.7')).toBe(false);
  expect(readableAddress('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

test('rejects invalid addresses in every network', () => {
  for (const text of ['', 'unknown', '203.0.113.7:4711', '203.0.113.7, 10.0.0.1']) {
    expect(gate('0.0.0.0/0', '::/0').opens(text)).toBe(false);
  }
});

test('applies to staff, and to API keys if the organization says so', () => {
  const stored = (includesKeys: boolean) =>
    gateIn(
      JSON.stringify({ networks: [{ name: 'Office', network: '203.0.113.0/24' }], includesKeys }),
    );
  const at = '198.51.100.7';
  expect(isOutside({ role: 'agent', gate: stored(false) }, at)).toBe(true);
  expect(isOutside({ role: 'admin', gate: stored(false) }, at)).toBe(true);
  expect(isOutside({ role: 'customer', gate: stored(true) }, at)).toBe(false);
  expect(isOutside({ role: 'agent', gate: null }, at)).toBe(false);
  expect(isKeyOutside(stored(false), at)).toBe(false);
  expect(isKeyOutside(stored(true), at)).toBe(true);
  expect(isKeyOutside(stored(true), '203.0.113.7')).toBe(false);
  expect(isKeyOutside(null, at)).toBe(false);
});

test("the refusal says whom the allowlist keeps out, and the caller's address if it is known", () => {
  const caller = { organizationId: 'o', user: null, key: null };
  const sentence = (who: string, address: string) =>
    `Your organization's IP allowlist for ${who} doesn't include your address, ${address}`;
  const key = { id: 'k', name: 'Shop' };
  expect(new OutsideNetworks('::ffff:203.0.113.7', caller).message).toBe(
    sentence('staff', '203.0.113.7'),
  );
  expect(new OutsideNetworks('', { ...caller, key }).message).toBe(sentence('API keys', 'unknown'));
});
