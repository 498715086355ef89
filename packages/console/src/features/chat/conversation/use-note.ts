import { messageOr, useWrite } from '../../../data/use-write.ts';
import m from '../messages.yaml';

/** Writes a note in a chat. If that fails, the note stays in the text box, and a retry stores it only once. */
export function useNote(chatId: string, userId: string, onDone: () => void) {
  const { write, busy } = useWrite('chat.addNote', {
    repeatable: `helpdesk_chat_noting:${userId}:${chatId}`,
    failed: messageOr(m.useNote.failedToAddTheNote),
    refresh: [['chat.get', { id: chatId }]],
    onDone,
  });
  return {
    busy,
    add: (message: string, mentions: string[], fileIds: string[], isFormatted: boolean) =>
      write({
        id: chatId,
        message,
        ...(isFormatted && { format: 'markdown' as const }),
        ...(mentions.length > 0 && { mentions }),
        ...(fileIds.length > 0 && { fileIds }),
      }),
  };
}
