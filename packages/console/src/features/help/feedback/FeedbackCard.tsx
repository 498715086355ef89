import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Check, FilePlus2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Ago } from '../../../data/Ago.tsx';
import { useRead } from '../../../data/use-read.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardHeader } from '../../../ui/Card.tsx';

const shown = 5;

type FeedbackCardProps = {
  onOpen: (articleId: string) => void;
  onWrite: (title: string) => void;
};

/** What readers say and look for: searches without results, votes, comments, and articles nobody reads. */
export default function FeedbackCard({ onOpen, onWrite }: FeedbackCardProps) {
  const { data } = useRead('help.report');
  const isEmpty = !data || Object.values(data).every((items) => items.length === 0);
  if (isEmpty) return null;
  const open = (id: string, title: string) => (
    <button
      type="button"
      className="text-left font-medium wrap-anywhere hover:underline"
      onClick={() => onOpen(id)}
    >
      {title}
    </button>
  );
  return (
    <Card className="min-w-0">
      <CardHeader title="Reader feedback" subtitle="Last 90 days" />
      <Part
        title="Searches without results"
        items={data.searches}
        draw={(search) => <SearchRow search={search} onWrite={onWrite} />}
      />
      <Part
        title="Comments"
        items={data.comments}
        draw={({ articleId, title, isHelpful, comment, createdAt }) => (
          <>
            <p className="wrap-anywhere" dir="auto">
              {comment}
            </p>
            <p className="text-xs text-muted-foreground">
              {open(articleId, title)} · {isHelpful ? 'Helpful' : 'Not helpful'} ·{' '}
              <Ago at={createdAt} />
            </p>
          </>
        )}
      />
      <Part
        title="Votes"
        items={data.votes}
        draw={({ articleId, title, helpful, unhelpful }) => (
          <>
            {open(articleId, title)}
            <p className="text-xs text-muted-foreground">
              {helpful.toLocaleString()} of {(helpful + unhelpful).toLocaleString()} found this
              helpful
            </p>
          </>
        )}
      />
      <Part
        title="Never read"
        items={data.unread}
        draw={({ articleId, title, publishedAt }) => (
          <>
            {open(articleId, title)}
            <p className="text-xs text-muted-foreground">
              Published <Ago at={publishedAt} />
            </p>
          </>
        )}
      />
    </Card>
  );
}

type PartProps<Item> = {
  title: string;
  items: readonly Item[];
  draw: (item: Item) => ReactNode;
};

function Part<Item extends { id?: string; articleId?: string }>(props: PartProps<Item>) {
  const { title, items, draw } = props;
  if (items.length === 0) return null;
  const row = (item: Item) => (
    <li key={item.id ?? item.articleId} className="px-4 py-2 text-sm">
      {draw(item)}
    </li>
  );
  return (
    <section className="border-b last:border-b-0">
      <h3 className="px-4 pt-3 text-xs font-medium text-muted-foreground">{title}</h3>
      <ul aria-label={title}>{items.slice(0, shown).map(row)}</ul>
      {items.length > shown && (
        <details className="pb-2">
          <summary className="cursor-pointer px-4 py-1 text-xs text-muted-foreground">
            {items.length - shown} more
          </summary>
          <ul aria-label={`More: ${title}`}>{items.slice(shown).map(row)}</ul>
        </details>
      )}
    </section>
  );
}

type SearchRowProps = {
  search: Schema<'HelpReport'>['searches'][number];
  onWrite: (title: string) => void;
};

function SearchRow({ search: { id, query, count, lastAt }, onWrite }: SearchRowProps) {
  const { write, busy } = useWrite('help.dismissSearch', {
    done: 'Search dismissed',
    failed: messageOr('Failed to dismiss the search'),
    refresh: ['help.report'],
  });
  return (
    <>
      <p className="font-medium wrap-anywhere" dir="auto">
        {query}
      </p>
      <p className="text-xs text-muted-foreground">
        {count === 1 ? 'Searched once' : `Searched ${count.toLocaleString()} times`} ·{' '}
        <Ago at={lastAt} />
      </p>
      <p className="mt-1.5 flex gap-1.5">
        <Button size="sm" icon={<FilePlus2 />} onClick={() => onWrite(query)}>
          Write article
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={<Check />}
          busy={busy}
          onClick={() => write({ id })}
        >
          Dismiss
        </Button>
      </p>
    </>
  );
}
