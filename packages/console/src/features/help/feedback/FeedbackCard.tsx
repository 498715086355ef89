import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Link } from '@tanstack/react-router';
import { Check, FilePlus2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Ago } from '../../../data/Ago.tsx';
import { useRead } from '../../../data/use-read.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import m from '../messages.yaml';

const shown = 5;

type FeedbackCardProps = {
  onOpen: (articleId: string) => void;
  onWrite: (title: string) => void;
};

/** Reader feedback: searches without results, votes, comments, and articles without views. */
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
      <CardHeader title={m.feedbackCard.readerFeedback} subtitle={m.feedbackCard.last90Days} />
      <Part
        title={m.feedbackCard.searchesWithoutResults}
        items={data.searches}
        draw={(search) => <SearchRow search={search} onWrite={onWrite} />}
      />
      <Part
        title={m.feedbackCard.answerable}
        items={data.answerable}
        draw={({ articleId, title, count, tickets }) => (
          <>
            {open(articleId, title)}
            <p className="text-xs text-muted-foreground">
              {m.feedbackCard.couldHaveAnswered({ count })}
            </p>
            <ul className="mt-1 text-xs">
              {tickets.map(({ id, ticketNumber, subject }) => (
                <li key={id} className="truncate" dir="auto">
                  <Link
                    to="/tickets/$id"
                    params={{ id }}
                    className="inline-block py-1 hover:underline"
                  >
                    <bdi>{ticketNumber}</bdi> {subject}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      />
      <Part
        title={m.feedbackCard.comments}
        items={data.comments}
        draw={({ articleId, title, isHelpful, comment, createdAt }) => (
          <>
            <p className="wrap-anywhere" dir="auto">
              {comment}
            </p>
            <p className="text-xs text-muted-foreground">
              {open(articleId, title)} ·{' '}
              {isHelpful ? m.feedbackCard.helpful : m.feedbackCard.notHelpful} ·{' '}
              <Ago at={createdAt} />
            </p>
          </>
        )}
      />
      <Part
        title={m.feedbackCard.votes}
        items={data.votes}
        draw={({ articleId, title, helpful, unhelpful }) => (
          <>
            {open(articleId, title)}
            <p className="text-xs text-muted-foreground">
              {m.feedbackCard.ofFoundThisHelpful({ helpful, value: helpful + unhelpful })}
            </p>
          </>
        )}
      />
      <Part
        title={m.feedbackCard.neverRead}
        items={data.unread}
        draw={({ articleId, title, publishedAt }) => (
          <>
            {open(articleId, title)}
            <p className="text-xs text-muted-foreground">
              {m.feedbackCard.published.rich({ ago: <Ago at={publishedAt} /> })}
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
            {m.feedbackCard.more({ value: items.length - shown })}
          </summary>
          <ul aria-label={m.feedbackCard.more2({ title })}>{items.slice(shown).map(row)}</ul>
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
    done: m.feedbackCard.searchDismissed,
    failed: messageOr(m.feedbackCard.failedToDismissTheSearch),
    refresh: ['help.report'],
  });
  return (
    <>
      <p className="font-medium wrap-anywhere" dir="auto">
        {query}
      </p>
      <p className="text-xs text-muted-foreground">
        {m.feedbackCard.searchedTimes({ count })} · <Ago at={lastAt} />
      </p>
      <p className="mt-1.5 flex gap-1.5">
        <Button size="sm" icon={<FilePlus2 />} onClick={() => onWrite(query)}>
          {m.feedbackCard.writeArticle}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={<Check />}
          busy={busy}
          onClick={() => write({ id })}
        >
          {m.feedbackCard.dismiss}
        </Button>
      </p>
    </>
  );
}
