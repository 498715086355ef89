import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePhoneScreen } from './use-phone-screen.ts';

/** The part of the page above the keyboard. */
let seen: EventTarget & { height: number; offsetTop: number; scale: number };
const resizeTo = (change: Partial<typeof seen>) => {
  Object.assign(seen, change);
  seen.dispatchEvent(new Event('resize'));
};
const setInCss = () =>
  ['--seen', '--seen-from'].map((name) => document.documentElement.style.getPropertyValue(name));
const draw = (onBack = () => {}) =>
  renderHook(({ isShown }) => usePhoneScreen(isShown, onBack), { initialProps: { isShown: true } });

beforeEach(() => {
  vi.useFakeTimers();
  seen = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', seen);
  history.replaceState(null, '');
});
afterEach(() => {
  cleanup();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('fits an open chat above the keyboard, but leaves a zoomed page as it is', () => {
  const { rerender } = draw();
  expect(setInCss()).toEqual(['800px', '0px']);
  resizeTo({ height: 420, offsetTop: 12 });
  expect(setInCss()).toEqual(['420px', '12px']);
  resizeTo({ height: 210, scale: 2 });
  expect(setInCss()).toEqual(['420px', '12px']);
  resizeTo({ height: 400, scale: 1.1 });
  expect(setInCss()).toEqual(['400px', '12px']);
  rerender({ isShown: false });
  expect(setInCss()).toEqual(['', '']);
  resizeTo({ height: 800, scale: 1 });
  expect(setInCss()).toEqual(['', '']);
});

it('works in a browser that has no visual viewport', () => {
  vi.stubGlobal('visualViewport', null);
  draw();
  expect(setInCss()).toEqual(['', '']);
});

it('closes with Back, and removes its history entry when closed by a button', () => {
  const back = vi.spyOn(history, 'back').mockReturnValue();
  const onBack = vi.fn();
  const { rerender } = draw(onBack);
  expect(history.state).toMatchObject({ chatScreen: true });
  act(() => rerender({ isShown: false }));
  vi.advanceTimersByTime(100);
  expect(back).toHaveBeenCalledTimes(1);
  rerender({ isShown: true });
  window.dispatchEvent(new PopStateEvent('popstate'));
  rerender({ isShown: false });
  vi.advanceTimersByTime(100);
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(back).toHaveBeenCalledTimes(1);
});

it('keeps its history entry when another chat opens soon after', () => {
  const back = vi.spyOn(history, 'back').mockReturnValue();
  const { rerender } = draw();
  const { length } = history;
  rerender({ isShown: false });
  rerender({ isShown: true });
  vi.advanceTimersByTime(100);
  expect(back).not.toHaveBeenCalled();
  expect(history.length).toBe(length);
});
