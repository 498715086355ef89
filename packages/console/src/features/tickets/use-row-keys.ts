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
    // Where the focus is going; a held key must not wait for the rows it passes to be drawn.
    let aim: number | null = null;
    let frame = 0;

    function focusAim(attempt = 0) {
      const link = latest.current.list.current?.querySelector<HTMLElement>(
        `[data-index="${aim}"] a[data-open]`,
      );
      if (!link && attempt < ATTEMPTS) {
        frame = requestAnimationFrame(() => focusAim(attempt + 1));
        return;
      }
      link?.focus({ preventScroll: true });
      aim = null;
    }

    function onKeyDown(event: KeyboardEvent) {
      const step = { j: 1, k: -1 }[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      const next = (aim ?? focusedRow() ?? (step > 0 ? -1 : 1)) + step;
      if (next < 0 || next >= latest.current.count) return;
      event.preventDefault();
      cancelAnimationFrame(frame);
      aim = next;
      latest.current.show(next);
      focusAim();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      cancelAnimationFrame(frame);
    };
  }, []);
}

function focusedRow(): number | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-index]');
  return row ? Number(row.dataset.index) : null;
}

/** Whether a key means something else at the moment: text being typed, an open menu or dialog. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [role="menu"]:popover-open')) return true;
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
