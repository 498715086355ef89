import { useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import type { ChatbotQuery } from '../choices.ts';
import m from '../messages.yaml';
import { readsOfQueries } from '../reads.ts';

export function DeleteQuery({ item: query, onClose }: ItemDialogProps<ChatbotQuery>) {
  const { write, busy } = useWrite('chatbot.delete', {
    done: m.deleteQuery.chatbotQueryDeletedSuccessfully,
    failed: m.deleteQuery.failedToDeleteChatbotQuery,
    refresh: readsOfQueries,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={m.deleteQuery.deleteThisQuery}
      text={
        <>
          {m.deleteQuery.theChatbotNoLongerAnswersTo.rich({
            q: <q className="font-medium text-foreground">{query.query}</q>,
          })}
        </>
      }
      confirm={m.deleteQuery.delete}
      busy={busy}
      onConfirm={() => write({ id: query.id })}
      onClose={onClose}
    />
  );
}
