import type { Schema } from '@helpdesk/sdk';
import type { ChatAccess } from '@helpdesk/sdk/chat';
import type { Wanted } from './signals.ts';

/** What is stored across page loads, from the visitor's first message on; of chats that were left, who the visitor is and what opens them. */
export interface Memory extends Partial<ChatAccess> {
  /** Whether the panel was open. */
  isOpen?: boolean;
  /** Whether the chat goes on. */
  isLive?: boolean;
  /** Whose chat it is, for when the helpdesk cannot be asked: its name, color and languages. */
  organization?: Schema<'ChatWelcome'>['organization'];
  /** The last chats that were left for new ones, the latest first. */
  earlier?: EarlierChat[] | undefined;
  /** When this chat was opened from the list of earlier ones. */
  pickedAt?: number;
  /** How the page tells of messages while the panel, which would ask, is closed. */
  signals?: Wanted;
}

/** What opens a chat that was left, and its last message by then. */
export interface EarlierChat {
  id: string;
  token: string;
  seq?: number | undefined;
}

/** What opens the chat that is remembered, if there is one. */
export const accessOf = (memory: Memory | undefined): ChatAccess | undefined =>
  memory?.id ? (memory as ChatAccess) : undefined;

type Store = 'localStorage' | 'sessionStorage';

/** The stored values; none where the page has no access to storage, and then the chat ends with the page. */
export function recall<Kept = Memory>(
  key: string,
  store: Store = 'localStorage',
): Kept | undefined {
  try {
    return JSON.parse(window[store][key]);
  } catch {
    return undefined;
  }
}

export function remember(key: string, kept: unknown, store: Store = 'localStorage'): void {
  try {
    if (kept) window[store][key] = JSON.stringify(kept);
    else delete window[store][key];
  } catch {
    // As above.
  }
}
