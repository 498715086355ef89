import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchText } from './use-search-text.ts';

const search = vi.fn();
const draw = (asked: string) =>
  renderHook(({ text }) => useSearchText(text, search), { initialProps: { text: asked } });

beforeEach(() => {
  search.mockClear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('a search starts a quarter of a second after the last key, without surrounding spaces', () => {
  const { result } = draw('');
  act(() => result.current[1]('pot'));
  vi.advanceTimersByTime(249);
  act(() => result.current[1](' pots '));
  expect(result.current[0]).toBe(' pots ');
  vi.advanceTimersByTime(249);
  expect(search).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(search.mock.calls).toEqual([['pots']]);
});

it('the text stays as typed when the address gets it', () => {
  const { result, rerender } = draw('');
  act(() => result.current[1]('pot '));
  act(() => void vi.runAllTimers());
  rerender({ text: 'pot' });
  expect(result.current[0]).toBe('pot ');
});

it('a new address replaces the typed text and cancels its search', () => {
  const { result, rerender } = draw('lamp');
  expect(result.current[0]).toBe('lamp');
  act(() => result.current[1]('lamps'));
  rerender({ text: '' });
  expect(result.current[0]).toBe('');
  act(() => void vi.runAllTimers());
  expect(search).not.toHaveBeenCalled();
  rerender({ text: 'lamp' });
  expect(result.current[0]).toBe('lamp');
});

it("a closed list doesn't search", () => {
  const { result, unmount } = draw('');
  act(() => result.current[1]('pot'));
  unmount();
  vi.runAllTimers();
  expect(search).not.toHaveBeenCalled();
});
