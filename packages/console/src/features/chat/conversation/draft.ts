/** The storage key of a chat's drafts. */
export function draftsKey(userId: string, chatId: string) {
  const key = `helpdesk_chat_drafts:${userId}:${chatId}`;
  if (sessionStorage.getItem(key) === null) upgrade(`helpdesk_chat_draft:${userId}:${chatId}`, key);
  return key;
}

/** Migrates a draft of an earlier version, which stored each part of a single text (message or note) under its own key. */
function upgrade(former: string, key: string) {
  const take = (part = '') => {
    const value = sessionStorage.getItem(former + part);
    sessionStorage.removeItem(former + part);
    return value;
  };
  const [text, note, files, formatted] = [
    take(),
    take(':note'),
    take(':files'),
    take(':formatted'),
  ];
  if (!text && !files) return;
  const kept = {
    text: text ?? '',
    isInternal: note !== null,
    files: files === null ? [] : JSON.parse(files),
    ...(formatted && { isFormatted: formatted === 'yes' }),
  };
  sessionStorage.setItem(key, JSON.stringify(kept));
}
