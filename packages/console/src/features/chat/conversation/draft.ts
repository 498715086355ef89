import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useRef, useState } from 'react';

function keyOf(userId: string, chatId: string) {
  return `helpdesk_chat_draft:${userId}:${chatId}`;
}

/** A note must not become a message to the visitor by a reload, so what it is stays with the words. */
export type ChatDraft = {
  text: string;
  isNote: boolean;
  /** Uploaded for it. */
  files: readonly Schema<'UploadedFile'>[];
  /** Whether its text is Markdown; undefined until that is chosen for it. */
  isFormatted?: boolean | undefined;
};

export type ChatDraftChange = Partial<ChatDraft> | ((before: ChatDraft) => Partial<ChatDraft>);

/** The unsent draft of a chat; it survives closing the panel and reloading the page. */
export function useDraft(userId: string, chatId: string) {
  const key = keyOf(userId, chatId);
  const noteKey = `${key}:note`;
  const filesKey = `${key}:files`;
  const formattedKey = `${key}:formatted`;
  const [draft, setDraft] = useState<ChatDraft>(() => ({
    text: sessionStorage.getItem(key) ?? '',
    isNote: sessionStorage.getItem(noteKey) !== null,
    files: filesFrom(sessionStorage.getItem(filesKey)),
    isFormatted: { yes: true, no: false }[sessionStorage.getItem(formattedKey) ?? ''],
  }));
  // What is uploaded arrives at any time, also between two keys.
  const latest = useRef(draft);
  function change(part: ChatDraftChange) {
    const before = latest.current;
    const next = { ...before, ...(typeof part === 'function' ? part(before) : part) };
    latest.current = next;
    setDraft(next);
    keep(key, next.text);
    keep(noteKey, next.isNote ? 'yes' : '');
    keep(formattedKey, next.isFormatted === undefined ? '' : next.isFormatted ? 'yes' : 'no');
    keep(filesKey, next.files.length > 0 ? JSON.stringify(next.files) : '');
  }
  return [draft, change] as const;
}

function filesFrom(kept: string | null): ChatDraft['files'] {
  try {
    const files: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(files) ? files : [];
  } catch {
    return [];
  }
}

function keep(key: string, text: string) {
  if (text) sessionStorage.setItem(key, text);
  else sessionStorage.removeItem(key);
}
