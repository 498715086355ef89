import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { minimizeChat, type OpenChat, openChat, useOpenChats } from '../../../data/open-chats.ts';

/** The selected chat: the last one opened that isn't minimized. */
export const selectedOf = (chats: readonly OpenChat[]): OpenChat | undefined =>
  chats.filter(({ minimized }) => !minimized).toSorted((a, b) => b.used - a.used)[0];

/**
 * Opens the chat that the address names. In panes the address follows the selected chat, so it can be shared and
 * survives a reload; elsewhere the parameter is removed.
 */
export function useSelectedChat(isWide: boolean): OpenChat | undefined {
  const { chat: linked }: { chat?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const chats = useOpenChats();
  const selected = selectedOf(chats);
  const shown = selected?.id;
  const followed = useRef<string>(undefined);

  useEffect(() => {
    if (linked && linked !== followed.current && linked !== shown) {
      followed.current = linked;
      openChat(linked);
      if (isWide) return;
    }
    const next = isWide ? shown : undefined;
    followed.current = next;
    if (next === linked) return;
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, chat: next }) as never,
      replace: true,
      resetScroll: false,
    });
  }, [linked, shown, isWide, navigate]);

  // The others become minimized panels when the user opens another screen.
  useEffect(() => {
    if (!isWide) return;
    for (const { id, minimized } of chats) if (!minimized && id !== shown) minimizeChat(id);
  }, [chats, shown, isWide]);

  return selected;
}
