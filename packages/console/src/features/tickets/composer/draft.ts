import { useState } from 'react';

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

/** The user's draft of a ticket; it survives leaving the page and reloading it. */
export function useDraft(userId: string, ticketId: string) {
  const [draft, setDraft] = useState(() => readDraft(userId, ticketId));
  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(userId, ticketId, next);
  }
  return [draft, change] as const;
}
