import { afterEach, expect, test, vi } from 'vitest';
import { attemptBefore, forgetAttempt, repeatable } from './repeatable.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('the same input has the same key, another one has another', () => {
  const keyOf = repeatable();
  const { key } = keyOf({ message: 'One' });
  expect(keyOf({ message: 'One' }).key).toBe(key);
  expect(keyOf({ message: 'Two' }).key).not.toBe(key);
  expect(repeatable()({ message: 'One' }).key).not.toBe(key);
  expect(sessionStorage).toHaveLength(0);
});

test('under a name the key of what has no answer is the same after a reload, for this input alone', () => {
  const { key } = repeatable()({ message: 'One' }, 'box');
  expect(repeatable()({ message: 'One' }, 'box').key).toBe(key);
  expect(repeatable()({ message: 'One' }, 'other box').key).not.toBe(key);
  expect(repeatable()({ message: 'Two' }, 'box').key).not.toBe(key);
  expect(repeatable()({ message: 'One' }, 'box').key).not.toBe(key);
  forgetAttempt('box');
  expect(attemptBefore('box')).toBeNull();
});

test('a key is not used again when the server may have forgotten it', () => {
  vi.useFakeTimers();
  const { key } = repeatable()({ message: 'One' }, 'box');
  vi.advanceTimersByTime(22 * 60 * 60 * 1000);
  expect(repeatable()({ message: 'One' }, 'box').key).toBe(key);
  vi.advanceTimersByTime(2 * 60 * 60 * 1000);
  expect(repeatable()({ message: 'One' }, 'box').key).not.toBe(key);
});

test('where a browser keeps nothing, the key lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const keyOf = repeatable();
  const { key } = keyOf({ message: 'One' }, 'box');
  expect(keyOf({ message: 'One' }, 'box').key).toBe(key);
});
