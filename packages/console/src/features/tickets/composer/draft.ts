import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useEffect, useRef, useState } from 'react';

type Files = readonly Schema<'UploadedFile'>[];

export type Draft = {
  text: string;
  isInternal: boolean;
  /** Uploaded for it; absent for none. */
  files?: Files;
  /** Whether its text is Markdown; absent until that is chosen for it. */
  isFormatted?: boolean;
};

/** A part of a draft, or what makes it of the one that is there. */
export type DraftChange = Partial<Draft> | ((before: Draft) => Partial<Draft>);

const nothing: Draft = { text: '', isInternal: false };

function keyOf(userId: string, ticketId: string) {
  return `helpdesk_draft:${userId}:${ticketId}`;
}

export function readDraft(userId: string, ticketId: string): Draft {
  try {
    const kept: Partial<Draft> = JSON.parse(
      sessionStorage.getItem(keyOf(userId, ticketId)) ?? '{}',
    );
    const { text, isInternal, files, isFormatted } = kept;
    const attached = Array.isArray(files) && files.length > 0 && { files };
    const written = typeof isFormatted === 'boolean' && { isFormatted };
    return { text: String(text ?? ''), isInternal: isInternal === true, ...attached, ...written };
  } catch {
    return nothing;
  }
}

export function keepDraft(userId: string, ticketId: string, draft: Draft) {
  const key = keyOf(userId, ticketId);
  if (draft.text || draft.files?.length) sessionStorage.setItem(key, JSON.stringify(draft));
  else sessionStorage.removeItem(key);
}

const listeners = new Set<(key: string) => void>();

/** Puts a draft in the place of the one that is there, also on the screen. */
export function putDraft(userId: string, ticketId: string, draft: Draft) {
  keepDraft(userId, ticketId, draft);
  for (const listener of listeners) listener(keyOf(userId, ticketId));
}

/** Puts what was not sent back into a draft, before what is there by now; what either is a note stays one. */
export function giveBack(
  userId: string,
  ticketId: string,
  words: string,
  isNote = false,
  attached: Files = [],
  isFormatted = false,
) {
  const before = readDraft(userId, ticketId);
  const { text, isInternal, files = [] } = before;
  const all = [...attached, ...files];
  const isEmpty = text.trim() === '';
  keepDraft(userId, ticketId, {
    text: isEmpty ? words : `${words}\n\n${text}`,
    isInternal: isNote || (isInternal && !isEmpty),
    isFormatted: isFormatted || (!isEmpty && before.isFormatted === true),
    ...(all.length > 0 && { files: all }),
  });
  for (const listener of listeners) listener(keyOf(userId, ticketId));
}

/** Calls back when words are given back to this draft. */
export function useGivenBack(userId: string, ticketId: string, then: () => void) {
  useEffect(() => {
    const listener = (key: string) => {
      if (key === keyOf(userId, ticketId)) then();
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  });
}

/** The user's draft of a ticket; it survives leaving the page and reloading it. */
export function useDraft(userId: string, ticketId: string) {
  const [draft, setDraft] = useState(() => readDraft(userId, ticketId));
  // What is uploaded arrives at any time, also between two keys.
  const latest = useRef(draft);
  function show(next: Draft) {
    latest.current = next;
    setDraft(next);
  }
  function change(part: DraftChange) {
    const before = latest.current;
    const next = { ...before, ...(typeof part === 'function' ? part(before) : part) };
    show(next);
    keepDraft(userId, ticketId, next);
  }
  useGivenBack(userId, ticketId, () => show(readDraft(userId, ticketId)));
  return [draft, change] as const;
}
