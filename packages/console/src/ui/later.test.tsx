import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later } from './later.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a component whose code cannot be loaded leaves the rest of the page, and appears once it can', async () => {
  let isAway = true;
  const load = vi.fn(async () => {
    if (isAway) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ name }: { name: string }) => <p>Menu of {name}</p>;
  });
  const Part = later(load);
  const { container } = render(
    <div>
      Page
      <Suspense fallback="Loading">
        <Part name="Ada" />
      </Suspense>
    </div>,
  );
  await vi.waitFor(() => expect(container.textContent).toBe('Page'), { timeout: 30_000 });
  expect(load).toHaveBeenCalledTimes(1);
  isAway = false;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await screen.findByText('Menu of Ada')).toBeDefined();
});
