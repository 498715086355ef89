import { useEffect, useState } from 'react';

export type Draft = { text: string; isInternal: boolean };

const nothing: Draft = { text: '', isInternal: false };

function keyOf(userId: string, ticketId: string) {
  return `helpdesk_draft:${userId}:${ticketId}`;
}

export function readDraft(userId: string, ticketId: string): Draft {
  try {
    const kept: Partial<Draft> = JSON.parse(
      sessionStorage.getItem(keyOf(userId, ticketId)) ?? '{}',
    );
    return { text: String(kept.text ?? ''), isInternal: kept.isInternal === true };
  } catch {
    return nothing;
  }
}

export function keepDraft(userId: string, ticketId: string, draft: Draft) {
  const key = keyOf(userId, ticketId);
  if (draft.text) sessionStorage.setItem(key, JSON.stringify(draft));
  else sessionStorage.removeItem(key);
}

const listeners = new Set<(key: string) => void>();

/** Puts a draft in the place of the one that is there, also on the screen. */
export function putDraft(userId: string, ticketId: string, draft: Draft) {
  keepDraft(userId, ticketId, draft);
  for (const listener of listeners) listener(keyOf(userId, ticketId));
}

/** Puts words that were not sent back into a draft, before what is there by now; what either is a note stays one. */
export function giveBack(userId: string, ticketId: string, words: string, isNote = false) {
  const { text, isInternal } = readDraft(userId, ticketId);
  const isEmpty = text.trim() === '';
  keepDraft(userId, ticketId, {
    text: isEmpty ? words : `${words}\n\n${text}`,
    isInternal: isNote || (isInternal && !isEmpty),
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
  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(userId, ticketId, next);
  }
  useGivenBack(userId, ticketId, () => setDraft(readDraft(userId, ticketId)));
  return [draft, change] as const;
}
