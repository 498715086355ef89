import { expect, test } from 'vitest';
import { isShownOn } from './pages.ts';

test.each<[pattern: string, address: string, isNamed: boolean]>([
  ['/pricing', 'shop.example/pricing', true],
  ['/pricing', 'shop.example/Pricing/', true],
  ['/pricing', 'shop.example/pricing/teams', false],
  ['/', 'shop.example/', true],
  ['/', 'shop.example/pricing', false],
  ['/shop/*', 'shop.example/shop/kettles/blue', true],
  ['/shop/*', 'shop.example/shopping', false],
  ['/shop*', 'shop.example/shopping', true],
  ['*/checkout', 'shop.example/en/checkout', true],
  ['/*/checkout', 'shop.example/en/checkout', true],
  ['/*/checkout', 'shop.example/checkout', false],
  ['/a*a', 'shop.example/a', false],
  ['/*b*', 'shop.example/abc', true],
  ['shop.example/cart*', 'shop.example/cart/1', true],
  ['shop.example/cart*', 'other.example/cart/1', false],
  ['*.example/cart', 'other.example/cart', true],
  ['/.*', 'shop.example/pricing', false],
])('%s on %s: %s', (pattern, address, isNamed) => {
  const at = address.indexOf('/');
  const place = { host: address.slice(0, at), pathname: address.slice(at) };
  const patterns = ['/nowhere', pattern];
  expect(isShownOn(place, { shownOn: 'only', patterns })).toBe(isNamed);
  expect(isShownOn(place, { shownOn: 'except', patterns })).toBe(!isNamed);
  expect(isShownOn(place, { shownOn: 'all', patterns })).toBe(true);
});

test('matches a URL quickly, even with many stars in the pattern', () => {
  const patterns = [`/${'a*'.repeat(99)}b`];
  const place = { host: 'x', pathname: `/${'a'.repeat(50_000)}` };
  const before = process.cpuUsage();
  expect(isShownOn(place, { shownOn: 'only', patterns })).toBe(false);
  expect(process.cpuUsage(before).user).toBeLessThan(500_000);
});
