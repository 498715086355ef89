import type { ChoiceName } from '@helpdesk/sdk/rules/ticket-fields';

/** A field of a ticket that a shortcut opens; its control has the name as `data-pick`. */
export type Picked = ChoiceName | 'assignee' | 'tags';

/** Opens the control of a field, in the header or among the details; returns false if neither is on screen. */
export function pickField(what: Picked): boolean {
  const all = document.querySelectorAll<HTMLElement>(`[data-pick="${what}"]`);
  const control = [...all].find((one) => one.checkVisibility?.() !== false);
  if (!control) return false;
  // The header is sticky, so the page need not scroll to it.
  control.focus({ preventScroll: control.closest('[data-ticket-header]') !== null });
  if (!(control instanceof HTMLSelectElement)) control.click();
  // In browsers that can't open it, the arrow keys change its value.
  else control.showPicker?.();
  return true;
}
