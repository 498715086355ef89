import { afterEach, expect, test, vi } from 'vitest';
import { dropAccess, keepAccess, keepDraft, kept, takeLinked, takePair } from './ticket-access.ts';

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

test('the token of a link is removed from the address, and the rest of it stays', () => {
  window.history.replaceState(null, '', '/public/ticket/acme/t1?a=1#access=secret');
  expect(takeLinked()).toBe('secret');
  expect(window.location.href).toMatch(/\/public\/ticket\/acme\/t1\?a=1$/);
  window.history.replaceState(null, '', '#main');
  expect(takeLinked()).toBeNull();
  expect(window.location.hash).toBe('#main');
});

test('an email and a number in a link are removed from the address too', () => {
  window.history.replaceState(
    null,
    '',
    '/public/ticket/acme#email=v%40a.example&number=TK-2026-42',
  );
  expect(takePair()).toEqual({ email: 'v@a.example', number: 'TK-2026-42' });
  expect(window.location.href).toMatch(/\/public\/ticket\/acme$/);
  expect(takePair()).toBeNull();
});

test('the draft of a reply outlives the access, and belongs to its ticket only', () => {
  keepAccess('acme', 't1', 'secret');
  keepDraft('acme', 't1', 'Half a sen');
  dropAccess('acme', 't1');
  expect(kept('acme', 't1')).toEqual({ access: null, draft: 'Half a sen' });
  expect(kept('globex', 't1').draft).toBe('');
  keepDraft('acme', 't1', '');
  expect(sessionStorage.length).toBe(0);
});

test('a browser without storage causes no error', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  keepAccess('acme', 't1', 'secret');
  expect(kept('acme', 't1').access).toBeNull();
});
