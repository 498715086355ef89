import { useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import type { HelpArticle } from '../article/values.ts';
import m from '../messages.yaml';
import { readsOfArticles } from '../reads.ts';

export function DeleteArticle({ item: article, onClose }: ItemDialogProps<HelpArticle>) {
  const { write, busy } = useWrite('helpArticles.delete', {
    done: m.deleteArticle.articleDeletedSuccessfully,
    failed: m.deleteArticle.failedToDeleteArticle,
    refresh: readsOfArticles,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={m.deleteArticle.delete({ title: article.title })}
      text={
        article.isPublished
          ? m.deleteArticle.theArticleIsGoneForGood
          : m.deleteArticle.theDraftIsGoneForGood
      }
      confirm={m.deleteArticle.delete2}
      busy={busy}
      onConfirm={() => write({ id: article.id })}
      onClose={onClose}
    />
  );
}
