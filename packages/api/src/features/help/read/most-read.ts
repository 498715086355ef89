import { prepare } from '../../../database/prepare.ts';
import type { HelpArticleRow } from '../../../database/rows/help.ts';
import type { Org, P } from '../../../database/types.ts';

const mostRead = prepare((org, p: P<'limit'>) =>
  org
    .from('help_articles')
    .leftJoin(
      org.from('counters').as('views'),
      'views.name',
      org.raw("'help.views.' || help_articles.id") as never,
    )
    .where('help_articles.is_published', 1)
    .orderByRaw(
      'coalesce(views.value, 0) desc, help_articles.updated_at desc, help_articles.id desc',
    )
    .limit(p.limit)
    .select('help_articles.slug', 'help_articles.title'),
);

/** The most read published articles. */
export const readMostRead = (org: Org, limit: number) =>
  org.all<Pick<HelpArticleRow, 'slug' | 'title'>>(mostRead({ limit }));
