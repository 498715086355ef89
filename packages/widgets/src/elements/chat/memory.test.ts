import { afterEach, expect, test, vi } from 'vitest';
import { recall, remember } from './memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const memory = { id: 'c1', token: 't1', visitorId: 'v1', isOpen: true };

test('the stored chat is available on the next page until it is removed', () => {
  remember('one', memory);
  expect([recall('one'), recall('other')]).toEqual([memory, undefined]);
  remember('one', undefined);
  expect([recall('one'), localStorage.length]).toEqual([undefined, 0]);
});

test('ignores invalid data', () => {
  localStorage.one = 'not JSON';
  expect(recall('one')).toBeUndefined();
});

test('without storage, the chat ends with the page', () => {
  vi.stubGlobal('localStorage', undefined);
  remember('one', memory);
  remember('one', undefined);
  expect(recall('one')).toBeUndefined();
});
