import { useState } from 'react';

function keyOf(userId: string, chatId: string) {
  return `helpdesk_chat_draft:${userId}:${chatId}`;
}

/** What a person has begun to write in a chat; it outlives the panel, the page and loading it again. */
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
