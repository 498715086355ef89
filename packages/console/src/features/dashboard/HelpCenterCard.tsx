import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Link } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import { useHasPage } from '../../data/has-page.ts';
import { useRead } from '../../data/use-read.ts';
import { whyFailed } from '../../data/why-failed.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card, CardHeader } from '../../ui/Card.tsx';
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import m from './messages.yaml';

const POPULAR = 3;

/** The help center's figures, its most-read articles, and a button to write one. */
export function HelpCenterCard() {
  const articles = useRead('helpArticles.list', {
    sort: '-viewCount',
    isPublished: true,
    limit: POPULAR,
  });
  const views = useRead('help.views', { pageType: 'article' });
  const hasPage = useHasPage();
  const { data } = articles;
  return (
    <Card>
      <CardHeader
        title={m.helpCenterCard.helpCenter}
        subtitle={
          data &&
          views.data &&
          m.helpCenterCard.articlesAndViews({ articles: data.total, views: views.data.viewCount })
        }
      />
      {articles.isError && !data ? (
        <ErrorState text={whyFailed(articles.error)} onRetry={() => void articles.refetch()} />
      ) : data?.length === 0 ? (
        <EmptyState compact icon={<BookOpen />} title={m.helpCenterCard.noArticlesYet} />
      ) : (
        <section aria-busy={!data} className="px-4 py-3.5">
          <h3 className="text-sm font-medium">{m.helpCenterCard.popularArticles}</h3>
          <ol className="mt-2 flex flex-col gap-1.5 text-sm">
            {data?.map((article) => <PopularArticle key={article.id} article={article} />) ?? (
              <Skeleton className="w-40" />
            )}
          </ol>
        </section>
      )}
      {hasPage('/help-center') && (
        <div className="border-t p-3">
          <Link
            to="/help-center"
            search={{ new: '1' } as never}
            className={buttonClass('secondary', 'md', 'w-full')}
          >
            {m.helpCenterCard.newArticle}
          </Link>
        </div>
      )}
    </Card>
  );
}

function PopularArticle({ article }: { article: Schema<'HelpArticle'> }) {
  const hasPage = useHasPage();
  const { id, title, viewCount } = article;
  return (
    <li className="flex items-baseline justify-between gap-4">
      {hasPage('/help-center') ? (
        <Link
          to="/help-center"
          search={{ article: id } as never}
          className="min-w-0 truncate rounded-sm hover:underline"
        >
          {title}
        </Link>
      ) : (
        <span className="min-w-0 truncate">{title}</span>
      )}
      <span className="shrink-0 text-muted-foreground tabular-nums">
        {m.helpCenterCard.views({ count: viewCount })}
      </span>
    </li>
  );
}
