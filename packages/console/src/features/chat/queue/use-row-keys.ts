import type { RefObject } from 'react';
import { useShortcuts } from '../../../data/shortcuts.ts';
import m from '../messages.yaml';

type RowKeys = {
  list: RefObject<HTMLElement | null>;
  /** The chat that is open next to the list. */
  shown: string | undefined;
  /** Accepts a chat if possible; without one, the first waiting chat. */
  onAccept: (id: string | undefined) => void;
};

/** j and k move the focus between chats; Enter opens the focused one, Escape returns to it, and a accepts it. */
export function useRowKeys({ list, shown, onAccept }: RowKeys) {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-chat]') ?? [])];

  function current() {
    const all = rows();
    const focused = all.indexOf(document.activeElement as HTMLElement);
    return focused === -1 ? all.findIndex(({ dataset }) => dataset.chat === shown) : focused;
  }

  function move(step: 1 | -1) {
    const at = current();
    const next = at === -1 ? rows().at(step > 0 ? 0 : -1) : rows()[at + step];
    next?.focus();
  }

  useShortcuts(m.useRowKeys.liveChat, [
    { keys: 'j', label: m.useRowKeys.nextChat, run: () => move(1) },
    { keys: 'k', label: m.useRowKeys.previousChat, run: () => move(-1) },
    { keys: 'Enter', label: m.useRowKeys.openTheChat },
    {
      keys: 'a',
      label: m.useRowKeys.acceptTheChatOrTheFirst,
      run: () => onAccept(rows()[current()]?.dataset.chat),
    },
    { keys: 'Escape', label: m.useRowKeys.backToTheListKeepingThe },
  ]);
}
