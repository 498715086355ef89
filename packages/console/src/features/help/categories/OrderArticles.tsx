import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { MovableItem } from '../../../ui/MovableItem.tsx';
import { LoadingScreen } from '../../../ui/Spinner.tsx';
import m from '../messages.yaml';

type OrderArticlesProps = { category: Schema<'HelpCategory'>; onClose: () => void };

/** Sorts the articles of a category. */
export default function OrderArticles({ category, onClose }: OrderArticlesProps) {
  const { id: categoryId } = category;
  const { data } = useRead('helpArticles.list', { categoryId, sort: 'position', limit: 200 });
  const [order, setOrder] = useState<string[] | null>(null);
  const [said, setSaid] = useState('');
  const { write, busy } = useWrite('helpCategories.orderArticles', {
    done: m.orderArticles.articlesReordered,
    failed: m.orderArticles.failedToReorderArticles,
    refresh: ['helpArticles.list'],
    onDone: onClose,
  });
  const ids = order ?? data?.map(({ id }) => id) ?? [];
  const titleOf = (id: string) => data?.find((one) => one.id === id)?.title ?? '';
  const move = (from: number, to: number) => {
    const next = [...ids];
    const [id = ''] = next.splice(from, 1);
    next.splice(to, 0, id);
    setOrder(next);
    setSaid(
      m.orderArticles.movedToPositionOf({
        titleOf: titleOf(id),
        value: to + 1,
        count: next.length,
      }),
    );
  };

  return (
    <FormDialog
      title={m.orderArticles.orderOfArticlesIn({ category: category.name })}
      submit={m.orderArticles.saveOrder}
      busy={busy}
      onSubmit={() => {
        if (ids.length > 0) write({ id: categoryId, ids });
      }}
      onClose={onClose}
    >
      {!data ? (
        <LoadingScreen inline />
      ) : ids.length === 0 ? (
        <EmptyState compact title={m.orderArticles.noArticlesInThisCategory} />
      ) : (
        <ol aria-label={m.orderArticles.articles} className="divide-y rounded-lg border">
          {ids.map((id, at) => (
            <MovableItem
              key={id}
              at={at}
              count={ids.length}
              up={m.orderArticles.moveUp({ titleOf: titleOf(id) })}
              down={m.orderArticles.moveDown({ titleOf: titleOf(id) })}
              onMove={(to) => move(at, to)}
            >
              {titleOf(id)}
            </MovableItem>
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </FormDialog>
  );
}
