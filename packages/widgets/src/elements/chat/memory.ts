import type { ChatAccess } from '@helpdesk/sdk/chat';

/** What is stored across page loads, from the visitor's first message on. */
export interface Memory extends ChatAccess {
  /** Whether the panel was open. */
  isOpen?: boolean;
  /** Whether the chat goes on. */
  isLive?: boolean;
}

/** The stored values; none where the page has no access to storage, and then the chat ends with the page. */
export function recall(key: string): Memory | undefined {
  try {
    return JSON.parse(localStorage[key]);
  } catch {
    return undefined;
  }
}

export function remember(key: string, memory: Memory | undefined): void {
  try {
    if (memory) localStorage[key] = JSON.stringify(memory);
    else delete localStorage[key];
  } catch {
    // As above.
  }
}
