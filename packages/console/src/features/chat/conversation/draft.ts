import { useState } from 'react';

function keyOf(userId: string, chatId: string) {
  return `helpdesk_chat_draft:${userId}:${chatId}`;
}

/** The unsent draft of a chat; it survives closing the panel and reloading the page. */
export function useDraft(userId: string, chatId: string) {
  const key = keyOf(userId, chatId);
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  function change(next: string) {
    setText(next);
    if (next) sessionStorage.setItem(key, next);
    else sessionStorage.removeItem(key);
  }
  return [text, change] as const;
}
