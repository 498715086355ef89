import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toast } from '../data/toast.ts';
import { useUndoKey } from './undo-key.ts';

afterEach(cleanup);

function Page() {
  useUndoKey();
  return <textarea aria-label="Reply" />;
}

it('the undo shortcut undoes the last change, except in text fields', () => {
  const undo = vi.fn();
  toast({ title: 'Ticket updated successfully', undo });
  render(<Page />);
  const press = (on: Element, more = {}) => fireEvent.keyDown(on, { key: 'z', ...more });
  press(screen.getByRole('textbox'), { ctrlKey: true });
  press(document.body);
  press(document.body, { ctrlKey: true, shiftKey: true });
  expect(undo).not.toHaveBeenCalled();
  // The default isn't prevented the second time: there's nothing left to undo.
  expect(press(document.body, { metaKey: true })).toBe(false);
  expect(press(document.body, { ctrlKey: true })).toBe(true);
  expect(undo).toHaveBeenCalledOnce();
});
