/** Focuses the row of a chat, at once or when it is drawn, and again if it moves; not once something else has the focus. */
export function focusRow(id: string) {
  const row = () => document.querySelector<HTMLElement>(`[data-chat="${id}"]`);
  let focused = row();
  if (focused) focused.focus();
  // On its way from one group to another it is in neither: what is typed meanwhile is not for the box that one left.
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const drawn = new MutationObserver(() => {
    const isFree = document.activeElement === document.body;
    // A row that goes from one group to another is a new one.
    if (isFree && focused?.isConnected !== true) {
      focused = row() ?? focused;
      focused?.focus();
    } else if (isFree || document.activeElement !== focused) drawn.disconnect();
  });
  drawn.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => drawn.disconnect(), timeout);
}

/** Milliseconds after which the row is not waited for any more: other pages show no chats. */
const timeout = 20_000;
