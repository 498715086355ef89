import { useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import type { ChatbotQuery } from '../choices.ts';
import { readsOfQueries } from '../reads.ts';

export function DeleteQuery({ item: query, onClose }: ItemDialogProps<ChatbotQuery>) {
  const { write, busy } = useWrite('chatbot.delete', {
    done: 'Chatbot query deleted successfully',
    failed: 'Failed to delete chatbot query',
    refresh: readsOfQueries,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title="Delete this query?"
      text={
        <>
          The chatbot no longer answers <q className="font-medium text-foreground">{query.query}</q>
          . To silence it for a while, make it inactive instead.
        </>
      }
      confirm="Delete"
      busy={busy}
      onConfirm={() => write({ id: query.id })}
      onClose={onClose}
    />
  );
}
