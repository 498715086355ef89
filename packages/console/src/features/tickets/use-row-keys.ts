import { type RefObject, useEffect, useRef } from 'react';

type RowKeys = {
  list: RefObject<HTMLElement | null>;
  count: number;
  show: (index: number) => void;
};

const ATTEMPTS = 10;

/** j and k move the focus from row to row, from wherever it is; Enter follows the focused row's link. */
export function useRowKeys(options: RowKeys) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const step = { j: 1, k: -1 }[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const { list, count, show } = latest.current;
      const row = document.activeElement?.closest<HTMLElement>('[data-index]');
      const next = row ? Number(row.dataset.index) + step : 0;
      if (next < 0 || next >= count) return;
      event.preventDefault();
      show(next);
      focusRow(list.current, next);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

// A row that was out of sight is drawn some frames after the list was told to show it.
function focusRow(list: HTMLElement | null, index: number, attempt = 0) {
  const link = list?.querySelector<HTMLElement>(`[data-index="${index}"] a[data-open]`);
  if (link) link.focus({ preventScroll: true });
  else if (attempt < ATTEMPTS) requestAnimationFrame(() => focusRow(list, index, attempt + 1));
}

/** Whether a key means something else at the moment: text being typed, an open menu or dialog. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [role="menu"]:popover-open')) return true;
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
