import { afterEach, expect, test, vi } from 'vitest';
import { recall, remember } from './memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const memory = { id: 'c1', token: 't1', visitorId: 'v1', isOpen: true };

test('what is stored for one chat is there on the next page, until it is taken away', () => {
  remember('one', memory);
  expect([recall('one'), recall('other')]).toEqual([memory, undefined]);
  remember('one', undefined);
  expect([recall('one'), localStorage.length]).toEqual([undefined, 0]);
});

test('what cannot be read is none', () => {
  localStorage.one = 'not JSON';
  expect(recall('one')).toBeUndefined();
});

test('a page without access to storage has a chat that ends with it', () => {
  vi.stubGlobal('localStorage', undefined);
  remember('one', memory);
  remember('one', undefined);
  expect(recall('one')).toBeUndefined();
});
