import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress, limitKey } from './client-address.ts';

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

test('RL-03: without a trusted proxy only the connection tells who calls', () => {
  for (const forwarded of [undefined, '6.6.6.6', '6.6.6.6, 7.7.7.7', ['6.6.6.6', '7.7.7.7']]) {
    expect(clientAddress(request(forwarded), 0)).toBe('192.0.2.1');
  }
});

test('RL-03: behind proxies it is what the outermost trusted one wrote', () => {
  const header = '6.6.6.6, 198.51.100.7, 10.0.0.2';
  expect(clientAddress(request(header), 1)).toBe('10.0.0.2');
  expect(clientAddress(request(header), 2)).toBe('198.51.100.7');
  expect(clientAddress(request(['6.6.6.6', '198.51.100.7']), 1)).toBe('198.51.100.7');
  expect(clientAddress(request(' 198.51.100.7 ,'), 1)).toBe('198.51.100.7');
});

test('RL-03: a header shorter than the way through the proxies is not believed', () => {
  expect(clientAddress(request('6.6.6.6'), 2)).toBe('192.0.2.1');
  expect(clientAddress(request(''), 1)).toBe('192.0.2.1');
  expect(clientAddress(request(), 1)).toBe('192.0.2.1');
});

test('limits count an IPv4 address, and the /64 of an IPv6 one', () => {
  expect(limitKey('192.0.2.1')).toBe('192.0.2.1');
  expect(limitKey('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(limitKey('2001:db8:1:2:3:4:5:6')).toBe(limitKey('2001:db8:1:2:ffff::1'));
  expect(limitKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(limitKey('2001:db8:1:2::1')).not.toBe(limitKey('2001:db8:1:3::1'));
});
