import { waitFor } from '@testing-library/react';
import { dismissToast, shownToast } from '../data/toast.ts';

/** Waits for a toast and dismisses it, so the next one is new; returns its content. */
export async function takeToast() {
  const { id, ...said } = await waitFor(() => {
    const shown = shownToast();
    if (!shown) throw new Error('There is no toast');
    return shown;
  });
  dismissToast(id);
  return said;
}

/** Dismisses a remaining toast, for the end of a test. */
export function forgetToast() {
  const shown = shownToast();
  if (shown) dismissToast(shown.id);
}
