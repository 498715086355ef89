import { type RefObject, useEffect, useRef } from 'react';
import { useShortcuts } from '../../../data/shortcuts.ts';
import m from '../messages.yaml';
import type { KeptFocus } from './use-kept-focus.ts';

type RowKeys = {
  list: RefObject<HTMLElement | null>;
  keptRef: RefObject<KeptFocus | null>;
  count: number;
  show: (index: number) => void;
  onUnread?: ((index: number) => void) | undefined;
  onSelect?: ((index: number, range: boolean) => void) | undefined;
  onResolve?: ((index: number) => void) | undefined;
  onSnooze?: ((index: number) => void) | undefined;
  onSpam?: ((index: number) => void) | undefined;
  onMacro?: ((index: number) => void) | undefined;
};

/** Milliseconds to wait for a row; on a slow connection, the scrolling code may have to load first. */
const TIMEOUT = 10_000;

/** j and k move the focus from row to row, from wherever it is, and to the waiting chats above; Enter opens the focused one. */
export function useRowKeys({
  list,
  keptRef,
  count,
  show,
  onUnread,
  onSelect,
  onResolve,
  onSnooze,
  onSpam,
  onMacro,
}: RowKeys) {
  // The row that gets the focus next; a held key must not wait for skipped rows to render.
  const aim = useRef<number | null>(null);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function focusAim(now = 0, since = now) {
    const row = list.current?.querySelector(`[data-index="${aim.current}"]`);
    const link = row?.querySelector<HTMLElement>('a[data-open]');
    if (!link && now - since < TIMEOUT) {
      frame.current = requestAnimationFrame((at) => focusAim(at, since || at));
      return;
    }
    link?.focus({ preventScroll: true });
    // Before the rows are measured, a row may be only half visible.
    row?.scrollIntoView?.({ block: 'nearest' });
    aim.current = null;
  }

  function focusRow(index: number) {
    cancelAnimationFrame(frame.current);
    aim.current = index;
    show(index);
    focusAim();
  }

  /** Unless the keys have moved on in the meantime, to a row that isn't rendered yet. */
  function refocusRow(index: number) {
    if (aim.current === null) focusRow(index);
  }

  /** Waiting chats are above the first ticket, at index -1 and below. */
  function move(step: 1 | -1) {
    const chats = [...document.querySelectorAll<HTMLElement>('[data-waiting-chat]')];
    const chat = chats.indexOf(document.activeElement as HTMLElement);
    const row = aim.current ?? focusedRow() ?? keptRef.current?.index;
    const from = chat >= 0 ? chat - chats.length : (row ?? (step > 0 ? -1 - chats.length : 1));
    const next = from + step;
    if (next >= 0 && next < count) return focusRow(next);
    const above = chats[next + chats.length];
    if (next >= 0 || !above) return;
    cancelAnimationFrame(frame.current);
    aim.current = null;
    above.focus();
  }

  function atRow(act: (index: number) => void) {
    const index = aim.current ?? focusedRow();
    if (index !== null) act(index);
  }

  useShortcuts('Tickets', [
    { keys: 'j', label: m.useRowKeys.nextTicket, run: () => move(1) },
    { keys: 'k', label: m.useRowKeys.previousTicket, run: () => move(-1) },
    { keys: 'Enter', label: m.useRowKeys.openTheTicket },
    ...(onSelect
      ? [
          {
            keys: 'x',
            label: m.useRowKeys.select,
            run: () => atRow((row) => onSelect(row, false)),
          },
          {
            keys: 'X',
            label: m.useRowKeys.selectUpToHere,
            run: () => atRow((row) => onSelect(row, true)),
          },
        ]
      : []),
    ...(onUnread
      ? [{ keys: 'U', label: m.useRowKeys.readOrUnread, run: () => atRow(onUnread) }]
      : []),
    ...(onResolve ? [{ keys: 'e', label: m.useRowKeys.resolve, run: () => atRow(onResolve) }] : []),
    ...(onSnooze ? [{ keys: 'h', label: m.useRowKeys.snooze, run: () => atRow(onSnooze) }] : []),
    ...(onSpam ? [{ keys: '#', label: m.useRowKeys.markAsSpam, run: () => atRow(onSpam) }] : []),
    ...(onMacro ? [{ keys: 'y', label: m.useRowKeys.applyAMacro, run: () => atRow(onMacro) }] : []),
  ]);
  return { focusRow, refocusRow };
}

function focusedRow(): number | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-index]');
  return row ? Number(row.dataset.index) : null;
}
