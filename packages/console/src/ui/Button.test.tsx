import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

test.each([true, false])(
  'a busy button (%s) does nothing and does not submit its form',
  async (busy) => {
    const clicked = vi.fn();
    const submitted = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={submitted}>
        <input aria-label="Name" />
        <Button type="submit" busy={busy} onClick={clicked}>
          Save
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByLabelText('Name'), 'x{Enter}');
    const times = busy ? 0 : 2;
    expect(clicked).toHaveBeenCalledTimes(times);
    expect(submitted).toHaveBeenCalledTimes(times);
  },
);
