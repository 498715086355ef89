import type { RefObject } from 'react';
import { useShortcuts } from '../../../data/shortcuts.ts';

/** j and k move the focus between chats; Enter opens the focused one, Escape returns from its panel. */
export function useRowKeys(list: RefObject<HTMLElement | null>) {
  function move(step: 1 | -1) {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-chat]') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const next = at === -1 ? rows.at(step > 0 ? 0 : -1) : rows[at + step];
    next?.focus();
  }

  useShortcuts('Live Chat', [
    { keys: 'j', label: 'Next chat', run: () => move(1) },
    { keys: 'k', label: 'Previous chat', run: () => move(-1) },
    { keys: 'Enter', label: 'Open the chat' },
    { keys: 'Escape', label: 'Minimize the open chat' },
  ]);
}
