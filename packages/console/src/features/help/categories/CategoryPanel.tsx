import type { Schema } from '@helpdesk/sdk/contract/operations';
import { FolderOpen, FolderPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useSorting } from '../../../ui/use-sorting.ts';
import m from '../messages.yaml';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CategoryRow } from './CategoryRow.tsx';
import { DeleteCategory } from './DeleteCategory.tsx';
import { useOrder } from './use-order.ts';

type HelpCategory = Schema<'HelpCategory'>;
const OrderArticles = lazy(() => import('./OrderArticles.tsx'));

type Shown = { dialog: 'edit' | 'order' | 'delete'; category: HelpCategory | null };

/** The categories in the order that readers see; users can create, edit, sort and delete them. */
export function CategoryPanel() {
  const { data, isError, error, refetch } = useRead('helpCategories.list');
  const [shown, setShown] = useState<Shown | null>(null);
  const { categories, said, move } = useOrder(data ?? []);
  const { listProps, dragged, handleOf } = useSorting(move);
  const close = () => setShown(null);

  return (
    <Card className="min-w-0">
      <CardHeader
        title={m.categoryPanel.categories}
        actions={
          <Button
            size="sm"
            icon={<FolderPlus />}
            onClick={() => setShown({ dialog: 'edit', category: null })}
          >
            {m.categoryPanel.newCategory}
          </Button>
        }
      />
      {isError && !data ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <div aria-busy="true" className="flex flex-col gap-4 p-4">
          <Skeleton className="w-40" />
          <Skeleton className="w-32" />
        </div>
      ) : categories.length === 0 ? (
        <EmptyState
          compact
          icon={<FolderOpen />}
          title={m.categoryPanel.noCategoriesYet}
          text={m.categoryPanel.categoriesSortTheArticlesForYour}
        />
      ) : (
        <ol {...listProps} aria-label={m.categoryPanel.categories} className="p-1.5">
          {categories.map((category, index) => (
            <CategoryRow
              key={category.id}
              category={category}
              index={index}
              count={categories.length}
              isDragged={dragged === category.id}
              handle={handleOf(category.id)}
              onMove={(to) => move(category.id, to)}
              onEdit={() => setShown({ dialog: 'edit', category })}
              onOrder={() => setShown({ dialog: 'order', category })}
              onDelete={() => setShown({ dialog: 'delete', category })}
            />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {shown?.dialog === 'edit' && <CategoryDialog category={shown.category} onClose={close} />}
      {shown?.dialog === 'order' && shown.category && (
        <Suspense>
          <OrderArticles category={shown.category} onClose={close} />
        </Suspense>
      )}
      {shown?.dialog === 'delete' && shown.category && (
        <DeleteCategory category={shown.category} onClose={close} />
      )}
    </Card>
  );
}
