/** Returns a key listener: Escape leaves only this part of the panel, which stays open. */
export const onEscape = (leave: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  event.stopPropagation();
  leave();
};
