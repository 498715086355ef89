import { useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import type { HelpArticle } from '../article/values.ts';
import { readsOfArticles } from '../reads.ts';

export function DeleteArticle({ item: article, onClose }: ItemDialogProps<HelpArticle>) {
  const { write, busy } = useWrite('helpArticles.delete', {
    done: 'Article deleted successfully',
    failed: 'Failed to delete article',
    refresh: readsOfArticles,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={`Delete “${article.title}”?`}
      text={
        article.isPublished
          ? 'The article is gone for good: its address answers nobody any more, and the chatbot forgets it.'
          : 'The draft is gone for good.'
      }
      confirm="Delete"
      busy={busy}
      onConfirm={() => write({ id: article.id })}
      onClose={onClose}
    />
  );
}
