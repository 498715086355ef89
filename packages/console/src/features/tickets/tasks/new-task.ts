import { useState } from 'react';

const keyOf = (owner: string, ticketId: string) => `helpdesk_task:${owner}:${ticketId}`;

/** The input for a new task: it survives leaving the page and reloading it. */
export function useNewTask(owner: string, ticketId: string) {
  const key = keyOf(owner, ticketId);
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  function change(next: string) {
    setText(next);
    keep(key, next);
  }
  return {
    text,
    change,
    /** Inserts a text that couldn't be sent before the current input. */
    restore: (words: string) =>
      setText((now) => {
        const next = [words, now].filter((one) => one.trim() !== '').join(' ');
        keep(key, next);
        return next;
      }),
  };
}

/** Stores the input. A full storage doesn't interrupt writing. */
function keep(key: string, text: string) {
  try {
    if (text) return sessionStorage.setItem(key, text);
  } catch {}
  sessionStorage.removeItem(key);
}
