import type { Schema } from '@helpdesk/sdk/contract/operations';
import { prepare } from '../../../database/prepare.ts';
import type { HelpCommentRow, HelpSearchRow } from '../../../database/rows/help.ts';
import type { Org, OrgScope, P } from '../../../database/types.ts';
import { oldestFeedback } from '../store/feedback.ts';

const most = 100;
const unreadAfter = 30 * 24 * 60 * 60 * 1_000;

interface Voted {
  id: string;
  title: string;
  slug: string;
  helpful: number | null;
  unhelpful: number | null;
}

const counter = (org: OrgScope, kind: 'yes' | 'no', name: string) =>
  org
    .from('counters')
    .whereRaw(`counters.name = 'help.votes.${kind}.' || help_articles.id`)
    .select('value')
    .as(name);

const votes = prepare((org) =>
  org
    .from('help_articles')
    .select('id', 'title', 'slug', counter(org, 'yes', 'helpful'), counter(org, 'no', 'unhelpful')),
);

const comments = prepare((org, p: P<'since' | 'most'>) =>
  org
    .from('help_comments')
    .join(org.from('help_articles').as('article'), 'article.id', 'help_comments.article_id')
    .where('help_comments.created_at', '>=', p.since)
    .orderBy([
      { column: 'help_comments.created_at', order: 'desc' },
      { column: 'help_comments.id', order: 'desc' },
    ])
    .limit(p.most)
    .select('help_comments.*', 'article.title as title'),
);

const unread = prepare((org, p: P<'until' | 'most'>) =>
  org
    .from('help_articles')
    .where('is_published', 1)
    .where('published_at', '<', p.until)
    .whereNotExists(
      org
        .from('counters')
        .whereRaw("counters.name = 'help.views.' || help_articles.id")
        .where('value', '>', 0),
    )
    .orderBy(['published_at', 'id'])
    .limit(p.most)
    .select('id', 'title', 'slug', 'published_at'),
);

const searches = prepare((org, p: P<'since' | 'most'>) =>
  org
    .from('help_searches')
    .where('last_at', '>=', p.since)
    .orderBy([
      { column: 'count', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(p.most),
);

/** Readers' feedback and searches. */
export async function readReport(org: Org): Promise<Omit<Schema<'HelpReport'>, 'answerable'>> {
  const since = oldestFeedback();
  const until = new Date(Date.now() - unreadAfter).toISOString();
  const [voted, said, silent, missed] = await Promise.all([
    org.all<Voted>(votes({})),
    org.all<HelpCommentRow & { title: string }>(comments({ since, most })),
    org.all<{ id: string; title: string; slug: string; published_at: string }>(
      unread({ until, most }),
    ),
    org.all<HelpSearchRow>(searches({ since, most })),
  ]);
  return {
    votes: voted
      .map(({ id, title, slug, ...counts }) => ({
        articleId: id,
        title,
        slug,
        helpful: Number(counts.helpful ?? 0),
        unhelpful: Number(counts.unhelpful ?? 0),
      }))
      .filter(({ helpful, unhelpful }) => helpful + unhelpful > 0)
      .sort((one, other) => other.unhelpful - one.unhelpful || other.helpful - one.helpful)
      .slice(0, most),
    comments: said.map((row) => ({
      id: row.id,
      articleId: row.article_id,
      title: row.title,
      isHelpful: row.is_helpful === 1,
      comment: row.comment,
      createdAt: row.created_at,
    })),
    unread: silent.map(({ id, title, slug, published_at }) => ({
      articleId: id,
      title,
      slug,
      publishedAt: published_at,
    })),
    searches: missed.map(({ id, query, count, last_at }) => ({
      id,
      query,
      count: Number(count),
      lastAt: last_at,
    })),
  };
}
