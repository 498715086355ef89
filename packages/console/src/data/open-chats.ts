import { useSyncExternalStore } from 'react';

/** A chat in a panel at the edge of the window; minimized, only its heading is visible. */
export type OpenChat = {
  id: string;
  minimized: boolean;
  /** Increases with every use; the least recently used panel is minimized first if there is no room. */
  used: number;
  /** Whether the user has just opened it, so its text box gets the focus; false for a restored one. */
  wantsFocus: boolean;
};

const PREFIX = 'helpdesk_open_chats:';
const listeners = new Set<() => void>();
let owner: string | null = null;
let chats: readonly OpenChat[] = [];
let uses = 0;

/** Restores the chats that were open in this tab before a reload. */
export function restoreChats(userId: string, organizationId = '') {
  const key = `${PREFIX}${organizationId}:${userId}`;
  if (owner === key) return;
  // The user may have opened one before this code was loaded.
  const early = owner === null ? chats : [];
  const old = kept(key).filter(({ id }) => early.every((chat) => chat.id !== id));
  owner = key;
  uses = Math.max(0, ...old.map(({ used }) => used));
  keep([...old, ...early.map((chat) => ({ ...chat, used: ++uses }))]);
}

/** Opens a chat in a panel, or restores its panel, without importing the chat feature. */
export function openChat(id: string) {
  uses += 1;
  const opened = { id, minimized: false, used: uses, wantsFocus: true };
  const isOpen = chats.some((chat) => chat.id === id);
  keep(isOpen ? chats.map((chat) => (chat.id === id ? opened : chat)) : [...chats, opened]);
}

export function minimizeChat(id: string) {
  keep(
    chats.map((chat) => (chat.id === id ? { ...chat, minimized: true, wantsFocus: false } : chat)),
  );
}

/** Minimizes all chats, so the page below is visible. */
export function minimizeChats() {
  keep(chats.map((chat) => ({ ...chat, minimized: true, wantsFocus: false })));
}

export function closeChat(id: string) {
  keep(chats.filter((chat) => chat.id !== id));
}

/** Returns the open chats in the order in which they were opened. */
export function useOpenChats(): readonly OpenChat[] {
  return useSyncExternalStore(subscribe, () => chats);
}

/** Returns the most recently used chats that fit in full. */
export function expandedChats(all: readonly OpenChat[], room: number): ReadonlySet<string> {
  const wanted = all.filter(({ minimized }) => !minimized);
  const latest = wanted.toSorted((a, b) => b.used - a.used).slice(0, room);
  return new Set(latest.map(({ id }) => id));
}

function kept(key: string): OpenChat[] {
  try {
    const list: Partial<OpenChat>[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return list.map(({ id, minimized, used }) => ({
      id: String(id),
      minimized: minimized === true,
      used: Number(used) || 0,
      wantsFocus: false,
    }));
  } catch {
    return [];
  }
}

function keep(next: readonly OpenChat[]) {
  chats = next;
  if (owner) {
    if (next.length > 0) sessionStorage.setItem(owner, JSON.stringify(next));
    else sessionStorage.removeItem(owner);
  }
  notify();
}

function notify() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
