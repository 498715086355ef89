// @module-tag one-engine

import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress, limitKey, networkKey } from './client-address.ts';

const request = (forwarded?: string | string[], peer = '192.0.2.1') =>
  ({
    socket: { remoteAddress: peer },
    headers: {
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
      'cf-connecting-ip': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
    },
  }) as unknown as IncomingMessage;

test('RL-03: without a trusted proxy the client address is that of the connection', () => {
  for (const forwarded of [undefined, '6.6.6.6', '6.6.6.6, 7.7.7.7', ['6.6.6.6', '7.7.7.7']]) {
    expect(clientAddress(request(forwarded), 0)).toBe('192.0.2.1');
  }
});

test('RL-03: behind proxies, it is the address set by the outermost trusted one', () => {
  const header = '6.6.6.6, 198.51.100.7, 10.0.0.2';
  expect(clientAddress(request(header), 1)).toBe('10.0.0.2');
  expect(clientAddress(request(header), 2)).toBe('198.51.100.7');
  expect(clientAddress(request(['6.6.6.6', '198.51.100.7']), 1)).toBe('198.51.100.7');
  expect(clientAddress(request(' 198.51.100.7 ,'), 1)).toBe('198.51.100.7');
});

test('RL-03: a header with fewer addresses than proxies is not trusted', () => {
  expect(clientAddress(request('6.6.6.6'), 2)).toBe('192.0.2.1');
  expect(clientAddress(request(''), 1)).toBe('192.0.2.1');
  expect(clientAddress(request(), 1)).toBe('192.0.2.1');
});

test('RL-08: limits count an IPv4 address, and the /64 of an IPv6 one', () => {
  expect(limitKey('192.0.2.1')).toBe('192.0.2.1');
  expect(limitKey('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(limitKey('2001:db8:1:2:3:4:5:6')).toBe(limitKey('2001:db8:1:2:ffff::1'));
  expect(limitKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(limitKey('2001:db8:1:2::1')).not.toBe(limitKey('2001:db8:1:3::1'));
});

test('a network is an IPv4 /24, and the /48 of an IPv6 address', () => {
  expect(networkKey('192.0.2.1')).toBe(networkKey('::ffff:192.0.2.200'));
  expect(networkKey('192.0.2.1')).not.toBe(networkKey('192.0.3.1'));
  expect(networkKey('2001:db8:1:2::1')).toBe(networkKey('2001:db8:1:ffff::1'));
  expect(networkKey('2001:db8:1::1')).not.toBe(networkKey('2001:db8:2::1'));
  expect(networkKey('2001:db8::1')).not.toBe(networkKey('2001::1'));
});
