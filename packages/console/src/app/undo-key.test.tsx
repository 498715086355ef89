import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toast } from '../data/toast.ts';
import { useUndoKey } from './undo-key.ts';

afterEach(cleanup);

function Page() {
  useUndoKey();
  return <textarea aria-label="Reply" />;
}

it('the key of undo undoes the last change, outside of fields alone', () => {
  const undo = vi.fn();
  toast({ title: 'Ticket updated successfully', undo });
  render(<Page />);
  const press = (on: Element, more = {}) => fireEvent.keyDown(on, { key: 'z', ...more });
  press(screen.getByRole('textbox'), { ctrlKey: true });
  press(document.body);
  press(document.body, { ctrlKey: true, shiftKey: true });
  expect(undo).not.toHaveBeenCalled();
  // Not prevented: there is nothing left to undo the second time.
  expect(press(document.body, { metaKey: true })).toBe(false);
  expect(press(document.body, { ctrlKey: true })).toBe(true);
  expect(undo).toHaveBeenCalledOnce();
});
