import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import m from '../messages.yaml';
import { readsOfCategories } from '../reads.ts';

type DeleteCategoryProps = { category: Schema<'HelpCategory'>; onClose: () => void };

export function DeleteCategory({ category, onClose }: DeleteCategoryProps) {
  const { write, busy } = useWrite('helpCategories.delete', {
    done: m.deleteCategory.categoryDeletedSuccessfully,
    failed: m.deleteCategory.failedToDeleteCategory,
    refresh: readsOfCategories,
    onDone: onClose,
  });
  const { name, articleCount } = category;
  const articles = m.deleteCategory.itsArticlesStay({ articleCount });
  return (
    <ConfirmDialog
      open
      title={m.deleteCategory.delete({ name })}
      text={
        articleCount > 0
          ? m.deleteCategory.withoutACategory({ articles })
          : m.deleteCategory.thereIsNoArticleInIt
      }
      confirm={m.deleteCategory.delete2}
      busy={busy}
      onConfirm={() => write({ id: category.id })}
      onClose={onClose}
    />
  );
}
