import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { IconButton } from './IconButton.tsx';
import { TooltipLayer } from './overlays/TooltipLayer.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('shows no tooltip if the focus is lost before the code is loaded, but shows it on the next focus', async () => {
  vi.useFakeTimers();
  render(
    <>
      <IconButton label="Close" />
      <input aria-label="Message" />
      <TooltipLayer />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Close' });
  act(() => button.focus());
  act(() => screen.getByRole('textbox').focus());
  await act(() => import('./overlays/TooltipCard.tsx'));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.queryByRole('tooltip')).toBeNull();

  vi.useRealTimers();
  act(() => button.focus());
  expect((await screen.findByRole('tooltip')).textContent).toBe('Close');
});
