/** Focuses the row of a chat, now or once it's rendered, and again if it moves; stops when something else has the focus. */
export function focusRow(id: string) {
  const row = () => document.querySelector<HTMLElement>(`[data-chat="${id}"]`);
  let focused = row();
  if (focused) focused.focus();
  // A row that moves to another group is in neither for a moment; keys typed then must not go to the previous text box.
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const drawn = new MutationObserver(() => {
    const isFree = document.activeElement === document.body;
    // A row that moves to another group is a new element.
    if (isFree && focused?.isConnected !== true) {
      focused = row() ?? focused;
      focused?.focus();
    } else if (isFree || document.activeElement !== focused) drawn.disconnect();
  });
  drawn.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => drawn.disconnect(), timeout);
}

/** Milliseconds to wait for the row: other pages show no chats. */
const timeout = 20_000;
