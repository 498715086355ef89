import type { ChoiceName } from '@helpdesk/sdk/rules/ticket-fields';

/** A field of a ticket that a key opens; what changes it has the name as `data-pick`. */
export type Picked = ChoiceName | 'assignee' | 'tags';

/** Opens what changes a field, in the header or among the details; false where neither is on the screen. */
export function pickField(what: Picked): boolean {
  const all = document.querySelectorAll<HTMLElement>(`[data-pick="${what}"]`);
  const control = [...all].find((one) => one.checkVisibility?.() !== false);
  if (!control) return false;
  // The header sticks to the screen, so the page need not scroll to it.
  control.focus({ preventScroll: control.closest('[data-ticket-header]') !== null });
  if (!(control instanceof HTMLSelectElement)) control.click();
  // Where a browser can't open it, the arrow keys change it.
  else control.showPicker?.();
  return true;
}
