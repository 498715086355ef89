import { useState } from 'react';

type Typed = { time: string; note: string };

const nothing: Typed = { time: '', note: '' };
const keyOf = (owner: string, ticketId: string) => `helpdesk_time:${owner}:${ticketId}`;

/** The input for a new time entry: it survives leaving the page and reloading it. */
export function useNewEntry(owner: string, ticketId: string) {
  const key = keyOf(owner, ticketId);
  const [typed, setTyped] = useState(() => kept(key));
  function take(next: Typed) {
    setTyped(next);
    keep(key, next);
  }
  return {
    ...typed,
    change: (part: Partial<Typed>) => take({ ...typed, ...part }),
    clear: () => take(nothing),
  };
}

function kept(key: string): Typed {
  try {
    const { time, note } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Typed>;
    return { time: String(time ?? ''), note: String(note ?? '') };
  } catch {
    return nothing;
  }
}

/** Stores the input. A full storage doesn't interrupt writing. */
function keep(key: string, typed: Typed) {
  try {
    if (typed.time || typed.note) return sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {}
  sessionStorage.removeItem(key);
}
