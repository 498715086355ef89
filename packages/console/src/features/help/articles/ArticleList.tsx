import { BookOpen, Plus, Search, SearchX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLater } from '../../../data/use-later.ts';
import { usePages } from '../../../data/use-pages.ts';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { HelpArticle } from '../article/values.ts';
import { ArticleRow } from './ArticleRow.tsx';
import { DeleteArticle } from './DeleteArticle.tsx';

const ReaderDialog = lazy(() => import('../reader/ReaderDialog.tsx'));

type ArticleListProps = { onNew: () => void; onEdit: (article: HelpArticle) => void };
type Shown = { dialog: 'view' | 'delete'; article: HelpArticle };

/** All articles, filtered by search text and category. */
export function ArticleList({ onNew, onEdit }: ArticleListProps) {
  const [text, setText] = useState('');
  const [categoryId, setCategoryId] = useState('');
  const [shown, setShown] = useState<Shown | null>(null);
  const { data: categories = [] } = useRead('helpCategories.list');
  const q = useLater(text.trim());
  const list = usePages('helpArticles.list', {
    ...(q && { q }),
    ...(categoryId && { categoryId }),
  });
  const isFiltered = q !== '' || categoryId !== '';
  const newButton = (
    <Button variant="primary" icon={<Plus />} onClick={onNew}>
      New Article
    </Button>
  );

  return (
    <Card className="min-w-0">
      <header className="flex flex-wrap items-center gap-2 border-b px-4 py-3">
        <h2 className="mr-auto text-base font-semibold">Articles</h2>
        {newButton}
        <div role="search" aria-label="Articles" className="flex w-full flex-wrap gap-2">
          <div className="min-w-0 flex-1 basis-56">
            <Input
              type="search"
              value={text}
              onChange={({ target }) => setText(target.value)}
              aria-label="Search articles"
              placeholder="Search articles..."
              icon={<Search />}
              maxLength={200}
              autoComplete="off"
            />
          </div>
          <Select
            aria-label="Category"
            className="w-48 max-sm:w-full"
            value={categoryId}
            onChange={({ target }) => setCategoryId(target.value)}
            options={[
              { value: '', label: 'All Categories' },
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
              { value: 'none', label: 'No category' },
            ]}
          />
        </div>
      </header>
      {list.isError ? (
        <ErrorState text={whyFailed(list.error)} onRetry={list.retry} />
      ) : list.items?.length === 0 ? (
        isFiltered ? (
          <EmptyState
            icon={<SearchX />}
            title="No articles found"
            text="No article holds what you search for."
          />
        ) : (
          <EmptyState
            icon={<BookOpen />}
            title="No articles yet"
            text="Write down what your customers ask most. They find it in the help center, and so does the chatbot."
            action={newButton}
          />
        )
      ) : (
        <ul
          aria-label="Articles"
          aria-busy={!list.items}
          className={cx('transition-opacity', list.isOld && 'opacity-60')}
        >
          {list.items ? (
            list.items.map((article) => (
              <ArticleRow
                key={article.id}
                article={article}
                category={categories.find(({ id }) => id === article.categoryId)?.name}
                onEdit={() => onEdit(article)}
                onView={() => setShown({ dialog: 'view', article })}
                onDelete={() => setShown({ dialog: 'delete', article })}
              />
            ))
          ) : (
            <Loading />
          )}
        </ul>
      )}
      {list.hasMore && (
        <div className="border-t p-3 text-center">
          <Button busy={list.isGrowing} onClick={list.more}>
            Show more
          </Button>
        </div>
      )}
      <Suspense>
        {shown?.dialog === 'view' && (
          <ReaderDialog
            title="As readers see it"
            article={shown.article}
            onClose={() => setShown(null)}
          />
        )}
      </Suspense>
      {shown?.dialog === 'delete' && (
        <DeleteArticle article={shown.article} onClose={() => setShown(null)} />
      )}
    </Card>
  );
}

function Loading() {
  return Array.from({ length: 4 }, (_, row) => (
    <li key={row} className="border-b px-4 py-4 last:border-b-0">
      <Skeleton className="w-64 max-w-full" />
      <Skeleton className="mt-2.5 h-3 w-full max-w-xl" />
      <Skeleton className="mt-2.5 h-3 w-40" />
    </li>
  ));
}
