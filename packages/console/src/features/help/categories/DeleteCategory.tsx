import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { readsOfCategories } from '../reads.ts';

type DeleteCategoryProps = { category: Schema<'HelpCategory'>; onClose: () => void };

export function DeleteCategory({ category, onClose }: DeleteCategoryProps) {
  const { write, busy } = useWrite('helpCategories.delete', {
    done: 'Category deleted successfully',
    failed: 'Failed to delete category',
    refresh: readsOfCategories,
    onDone: onClose,
  });
  const { name, articleCount } = category;
  const articles = articleCount === 1 ? 'Its article stays' : `Its ${articleCount} articles stay`;
  return (
    <ConfirmDialog
      open
      title={`Delete “${name}”?`}
      text={articleCount > 0 ? `${articles}, without a category.` : 'There is no article in it.'}
      confirm="Delete"
      busy={busy}
      onConfirm={() => write({ id: category.id })}
      onClose={onClose}
    />
  );
}
