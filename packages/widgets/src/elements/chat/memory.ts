import type { Schema } from '@helpdesk/sdk';
import type { ChatAccess } from '@helpdesk/sdk/chat';
import type { Wanted } from './signals.ts';

/** The data stored across page loads, from the visitor's first message on; after a chat was left, only the visitor and access to it. */
export interface Memory extends Partial<ChatAccess> {
  /** Whether the panel was open. */
  isOpen?: boolean;
  /** Whether the chat is still open (not closed). */
  isLive?: boolean;
  /** The organization of the chat with its name, color and languages, for when the server can't be reached. */
  organization?: Schema<'ChatWelcome'>['organization'];
  /** The latest chats that were left for new ones, newest first. */
  earlier?: EarlierChat[] | undefined;
  /** The time when this chat was opened from the list of earlier ones, in milliseconds since 1970. */
  pickedAt?: number;
  /** How the page signals new messages while the panel is closed, which would otherwise load these settings. */
  signals?: Wanted;
}

/** The access to a chat that was left, with its last message by then. */
export interface EarlierChat {
  id: string;
  token: string;
  seq?: number | undefined;
}

/** Returns the access to the stored chat, if there is one. */
export const accessOf = (memory: Memory | undefined): ChatAccess | undefined =>
  memory?.id ? (memory as ChatAccess) : undefined;

type Store = 'localStorage' | 'sessionStorage';

/** Returns the stored values; undefined without access to storage, and then the chat ends with the page. */
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
    // Without access to storage, nothing is stored.
  }
}
