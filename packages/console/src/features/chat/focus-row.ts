/** Focuses the row of a chat: at once, or when it is drawn, unless something else has the focus by then. */
export function focusRow(id: string) {
  const row = () => document.querySelector<HTMLElement>(`[data-chat="${id}"]`);
  if (row()) return row()?.focus();
  const drawn = new MutationObserver(() => {
    const isFree = document.activeElement === document.body;
    if (isFree && !row()) return;
    drawn.disconnect();
    if (isFree) row()?.focus();
  });
  drawn.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => drawn.disconnect(), patience);
}

/** Milliseconds after which the row is not waited for any more: other pages show no chats. */
const patience = 5_000;
