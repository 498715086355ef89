import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItems.tsx';

afterEach(cleanup);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const focusBox = () => screen.getByRole('textbox').focus();

// An editor moves the focus in the next frame.
it.each([
  ['at once', focusBox],
  ['later', () => void setTimeout(focusBox)],
])('keeps the focus where a chosen item moves it %s', async (_, move) => {
  const chosen = vi.fn(move);
  render(
    <>
      <Menu label="More" trigger={(props) => <button {...props}>More</button>}>
        <MenuItem onSelect={chosen}>Rename</MenuItem>
      </Menu>
      <input />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  expect(chosen).toHaveBeenCalledOnce();
  // Radix restores the focus in a timer.
  await pause(50);
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(document.activeElement?.tagName).toBe('INPUT');
});

it('returns the focus to its button if the item does not move it', async () => {
  render(
    <Menu label="More" trigger={(props) => <button {...props}>More</button>}>
      <MenuItem onSelect={() => {}}>Rename</MenuItem>
    </Menu>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await pause(50);
  expect(document.activeElement?.textContent).toBe('More');
});
