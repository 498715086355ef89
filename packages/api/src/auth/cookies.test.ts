// @module-tag one-engine

import { afterEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { deviceCookie, knownDevice } from './known-device.ts';
import { readSessionCookie, sessionCookie } from './session-cookie.ts';

const made = (PUBLIC_URL: string) => ({
  ...readConfig({ PUBLIC_URL, DATA_DIR: '/nowhere', SECRET: 'k7Rw2pXq9LmZ4vTc8NbY3hJd6FgS1aQe' }),
});
const plain = made('http://localhost:5000');
const secure = made('https://help.example');
const days = 24 * 60 * 60 * 1000;
const valueOf = (cookie: string) => cookie.split(';')[0] ?? '';

afterEach(() => {
  vi.useRealTimers();
});

describe('the session cookie', () => {
  test('is limited to our pages, lasts 30 days, and is Secure over https', () => {
    expect(sessionCookie(plain, 'token')).toBe(
      'helpdesk=token; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000',
    );
    expect(sessionCookie(secure, 'token')).toBe(
      '__Host-helpdesk=token; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure',
    );
  });

  test('is removed as soon as the session ends', () => {
    expect(sessionCookie(plain, null)).toBe('helpdesk=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
  });

  test('is found among other cookies', () => {
    expect(readSessionCookie('a=1; helpdesk=token; b=2', plain)).toBe('token');
    expect(readSessionCookie('helpdesk-device=1; __Host-helpdesk=token', secure)).toBe('token');
  });

  test('over https, ignores cookies that a plain http page could have set', () => {
    expect(readSessionCookie('helpdesk=token', secure)).toBeNull();
  });

  test('means no session if it is empty or missing', () => {
    for (const header of [undefined, '', 'a=1', 'helpdesk=', 'helpdesk=; a=1'])
      expect(readSessionCookie(header, plain)).toBeNull();
  });
});

describe('the cookie of a known browser', () => {
  test('is valid for this user only', () => {
    const cookie = deviceCookie(plain, 'ada');
    expect(cookie).toMatch(
      /^helpdesk-device=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/,
    );
    const id = knownDevice(`a=1; ${valueOf(cookie)}; b=2`, plain, 'ada');
    expect(id).toBe(valueOf(cookie).split('.')[1]);
    expect(knownDevice(valueOf(cookie), plain, 'ben')).toBeNull();
    expect(knownDevice(valueOf(cookie), { ...plain, secret: 'another' }, 'ada')).toBeNull();
  });

  test("over https, has the prefix that other sites can't set", () => {
    const cookie = deviceCookie(secure, 'ada');
    expect(cookie).toMatch(/^__Host-helpdesk-device=.*; Secure$/);
    expect(knownDevice(valueOf(cookie), secure, 'ada')).not.toBeNull();
    expect(knownDevice(valueOf(cookie).replace('__Host-', ''), secure, 'ada')).toBeNull();
  });

  test('is rejected if it is shortened, changed or missing', () => {
    const value = valueOf(deviceCookie(plain, 'ada'));
    const [at, id, signature] = value.replace('helpdesk-device=', '').split('.');
    const later = `helpdesk-device=${Number(at) + 1}.${id}.${signature}`;
    for (const header of ['', 'a=1', 'helpdesk-device=', value.slice(0, -4), later])
      expect(knownDevice(header, plain, 'ada')).toBeNull();
  });

  test('is valid for 180 days', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-01T00:00:00Z') });
    const value = valueOf(deviceCookie(plain, 'ada'));
    vi.setSystemTime(Date.parse('2026-01-01T00:00:00Z') + 180 * days - 1_000);
    expect(knownDevice(value, plain, 'ada')).not.toBeNull();
    vi.setSystemTime(Date.parse('2026-01-01T00:00:00Z') + 180 * days);
    expect(knownDevice(value, plain, 'ada')).toBeNull();
  });
});
