// @module-tag one-engine

import { expect, test } from 'vitest';
import { isAllowedOn, isSite } from './sites.ts';

const on = (origin: string, ...allowedDomains: string[]) => isAllowedOn(origin, { allowedDomains });

test('a form without a list of sites is allowed on every site', () => {
  expect(on('https://anywhere.example')).toBe(true);
  expect(on('null')).toBe(true);
});

test('a form with a list of sites is allowed on these only', () => {
  expect(on('https://shop.example', 'shop.example')).toBe(true);
  expect(on('https://shop.example:8443', 'other.example', 'shop.example')).toBe(true);
  for (const origin of [
    'https://other.example',
    'https://www.shop.example',
    'https://evilshop.example',
    'https://shop.example.evil.example',
    'null',
    '',
  ]) {
    expect(on(origin, 'shop.example'), origin).toBe(false);
  }
});

test('a site with a port allows only that port', () => {
  expect(on('http://localhost:3000', 'localhost:3000')).toBe(true);
  expect(on('http://localhost:3001', 'localhost:3000')).toBe(false);
  expect(on('http://localhost', 'localhost:3000')).toBe(false);
});

test('an asterisk matches every subdomain, but not the domain itself', () => {
  expect(on('https://a.shop.example', '*.shop.example')).toBe(true);
  expect(on('https://a.b.shop.example', '*.shop.example')).toBe(true);
  expect(on('https://shop.example', '*.shop.example')).toBe(false);
  expect(on('https://evilshop.example', '*.shop.example')).toBe(false);
});

test("a site is a host name and can't add to the policy that contains it", () => {
  const long = (length: number) => `${`${'a'.repeat(50)}.`.repeat(5)}${'b'.repeat(length - 255)}`;
  for (const site of ['shop.example', '*.shop.example', 'localhost:3000', 'a-b.c', long(260)]) {
    expect(isSite(site), site).toBe(true);
  }
  for (const site of [
    '',
    '*',
    '*.example',
    "shop.example 'unsafe-inline'",
    'shop.example;',
    'https://shop.example',
    'Shop.example',
    '-a.example',
    'a-.example',
    'shop..example',
    'shop.example:',
    'shop.example:123456',
    long(261),
  ]) {
    expect(isSite(site), site).toBe(false);
  }
});
