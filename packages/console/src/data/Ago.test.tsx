import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Ago } from './Ago.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a relative time updates as time passes', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') });
  render(<Ago at="2026-11-23T09:59:30Z" />);
  const time = screen.getByText('Just now');
  expect(time.getAttribute('datetime')).toBe('2026-11-23T09:59:30Z');
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(time.textContent).toBe('1 min ago');
  act(() => {
    vi.advanceTimersByTime(3 * 3_600_000);
  });
  expect(time.textContent).toBe('3 hours ago');
});
