import { beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, shownToast, toast, undoLast } from './toast.ts';

beforeEach(() => {
  undoLast();
  dismissToast(shownToast()?.id ?? 0);
});

it('undoes the last change once, by its toast or by the key, even if the toast is gone', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  toast({ title: 'First', undo: first });
  toast({ title: 'Second', undo: second });
  shownToast()?.undo?.();
  expect(shownToast()).toBeNull();
  expect(undoLast()).toBe(false);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);

  toast({ title: 'Third', undo: first });
  const byToast = shownToast()?.undo;
  toast({ title: 'Saved' });
  expect(undoLast()).toBe(true);
  byToast?.();
  expect(first).toHaveBeenCalledOnce();
  expect(shownToast()?.title).toBe('Saved');
});

it("a notice waits until the toast of the user's action is gone", () => {
  toast({ title: 'Saved', undo: vi.fn() });
  toast({ title: 'New chat', isNotice: true });
  expect(shownToast()?.title).toBe('Saved');
  dismissToast(shownToast()?.id ?? 0);
  expect(shownToast()?.title).toBe('New chat');
  toast({ title: 'Another chat', isNotice: true });
  expect(shownToast()?.title).toBe('Another chat');
  toast({ title: 'Deleted' });
  expect(shownToast()?.title).toBe('Deleted');
  dismissToast(shownToast()?.id ?? 0);
  expect(shownToast()).toBeNull();
});
