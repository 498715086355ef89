import { useState } from 'react';

const keyOf = (owner: string, ticketId: string) => `helpdesk_task:${owner}:${ticketId}`;

/** What is typed for a new task: it survives leaving the page and reloading it. */
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
    /** Puts words that could not be sent before what has been typed since. */
    restore: (words: string) =>
      setText((now) => {
        const next = [words, now].filter((one) => one.trim() !== '').join(' ');
        keep(key, next);
        return next;
      }),
  };
}

/** A full storage does not interrupt writing. */
function keep(key: string, text: string) {
  try {
    if (text) return sessionStorage.setItem(key, text);
  } catch {}
  sessionStorage.removeItem(key);
}
