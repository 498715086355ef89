import { BotMessageSquare, Plus, Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useLater } from '../../../data/use-later.ts';
import { usePages } from '../../../data/use-pages.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { type ChatbotQuery, categories } from '../choices.ts';
import { DeleteQuery } from './DeleteQuery.tsx';
import { QueryRow } from './QueryRow.tsx';
import type { Editing } from './query-values.ts';

type QueryListProps = { onCreate: () => void; onEdit: (editing: Editing) => void };

/** The chatbot's queries, most used first. */
export function QueryList({ onCreate, onEdit }: QueryListProps) {
  const [text, setText] = useState('');
  const [category, setCategory] = useState('');
  const [deleted, setDeleted] = useState<ChatbotQuery | null>(null);
  const q = useLater(text.trim());
  const list = usePages('chatbot.list', { ...(q && { q }), ...(category && { category }) });
  const isFiltered = q !== '' || category !== '';

  return (
    <Card className="min-w-0">
      <div role="search" aria-label="Queries" className="flex flex-wrap gap-2 border-b px-4 py-3">
        <div className="min-w-0 flex-1 basis-56">
          <Input
            type="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
            aria-label="Search queries"
            placeholder="Search queries..."
            icon={<Search />}
            maxLength={200}
            autoComplete="off"
          />
        </div>
        <Select
          aria-label="Category"
          className="w-48 max-sm:w-full"
          value={category}
          onChange={({ target }) => setCategory(target.value)}
          options={[
            { value: '', label: 'All Categories' },
            ...categories.map((name) => ({ value: name, label: name })),
          ]}
        />
      </div>
      {list.isError ? (
        <ErrorState text={whyFailed(list.error)} onRetry={list.retry} />
      ) : list.items?.length === 0 ? (
        isFiltered ? (
          <EmptyState
            icon={<SearchX />}
            title="No queries found"
            text="No query holds what you search for."
          />
        ) : (
          <EmptyState
            icon={<BotMessageSquare />}
            title="No queries yet"
            text="Teach the chatbot what your visitors ask most, or import what you have in a file."
            action={
              <Button variant="primary" icon={<Plus />} onClick={onCreate}>
                Add Query
              </Button>
            }
          />
        )
      ) : (
        <ul
          aria-label="Queries"
          aria-busy={!list.items}
          className={cx('transition-opacity', list.isOld && 'opacity-60')}
        >
          {list.items?.map((query) => (
            <QueryRow
              key={query.id}
              query={query}
              onEdit={() => onEdit({ query })}
              onDelete={() => setDeleted(query)}
            />
          )) ?? <Loading />}
        </ul>
      )}
      {list.hasMore && (
        <div className="border-t p-3 text-center">
          <Button busy={list.isGrowing} onClick={list.more}>
            Show more
          </Button>
        </div>
      )}
      {deleted && <DeleteQuery query={deleted} onClose={() => setDeleted(null)} />}
    </Card>
  );
}

function Loading() {
  return Array.from({ length: 5 }, (_, row) => (
    <li key={row} className="border-b px-4 py-4 last:border-b-0">
      <Skeleton className="w-64 max-w-full" />
      <Skeleton className="mt-2.5 h-3 w-full max-w-lg" />
    </li>
  ));
}
