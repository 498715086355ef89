import { afterEach, expect, test, vi } from 'vitest';
import { attemptBefore, forgetAttempt, repeatable } from './repeatable.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('the same input gets the same key, other input gets another', () => {
  const keyOf = repeatable();
  const { key } = keyOf({ message: 'One' });
  expect(keyOf({ message: 'One' }).key).toBe(key);
  expect(keyOf({ message: 'Two' }).key).not.toBe(key);
  expect(repeatable()({ message: 'One' }).key).not.toBe(key);
  expect(sessionStorage).toHaveLength(0);
});

test('with a name, an unconfirmed input keeps its key after a reload', () => {
  const { key } = repeatable()({ message: 'One' }, 'box');
  expect(repeatable()({ message: 'One' }, 'box').key).toBe(key);
  expect(repeatable()({ message: 'One' }, 'other box').key).not.toBe(key);
  expect(repeatable()({ message: 'Two' }, 'box').key).not.toBe(key);
  expect(repeatable()({ message: 'One' }, 'box').key).not.toBe(key);
  forgetAttempt('box');
  expect(attemptBefore('box')).toBeNull();
});

test('does not reuse a key that the server may have forgotten', () => {
  vi.useFakeTimers();
  const { key } = repeatable()({ message: 'One' }, 'box');
  vi.advanceTimersByTime(22 * 60 * 60 * 1000);
  expect(repeatable()({ message: 'One' }, 'box').key).toBe(key);
  vi.advanceTimersByTime(2 * 60 * 60 * 1000);
  expect(repeatable()({ message: 'One' }, 'box').key).not.toBe(key);
});

test('without storage, the key lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const keyOf = repeatable();
  const { key } = keyOf({ message: 'One' }, 'box');
  expect(keyOf({ message: 'One' }, 'box').key).toBe(key);
});
