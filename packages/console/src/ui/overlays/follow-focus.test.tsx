import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { followFocus } from './follow-focus.ts';

let stop = () => {};
beforeEach(() => {
  stop = followFocus();
});
afterEach(() => {
  stop();
  cleanup();
});

const focused = () => document.activeElement?.textContent;

/** Articles that are deleted after a confirmation; the list updates a moment later, as with the server. */
function Articles() {
  const [names, setNames] = useState(['Kettles', 'Lamps', 'Mugs']);
  const [asked, ask] = useState('');
  function remove() {
    ask('');
    setTimeout(() => setNames((all) => all.filter((name) => name !== asked)), 50);
  }
  return (
    <main tabIndex={-1}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => ask(name)}>
              Delete {name}
            </button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== ''}
        title="Delete?"
        text="For good."
        confirm="Delete"
        onConfirm={remove}
        onClose={() => ask('')}
      />
    </main>
  );
}

async function remove(name: string) {
  await userEvent.click(screen.getByRole('button', { name: `Delete ${name}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
}

it('after a deletion, moves the focus to the next row, or the one before, or the content', async () => {
  render(<Articles />);
  await remove('Lamps');
  await waitFor(() => expect(focused()).toBe('Delete Mugs'));
  expect(screen.queryByText('Delete Lamps')).toBeNull();
  await remove('Mugs');
  await waitFor(() => expect(focused()).toBe('Delete Kettles'));
  await remove('Kettles');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('does not restore a focus that the user removed, or take one from another element', async () => {
  render(<Articles />);
  const [first, second] = screen.getAllByRole('button');
  first?.focus();
  first?.blur();
  await new Promise((passed) => setTimeout(passed, 20));
  document.querySelector('main')?.append(document.createElement('p'));
  await new Promise((passed) => setTimeout(passed, 250));
  expect(document.activeElement).toBe(document.body);
  first?.focus();
  first?.closest('li')?.remove();
  second?.focus();
  await new Promise((passed) => setTimeout(passed, 250));
  expect(document.activeElement).toBe(second);
});
