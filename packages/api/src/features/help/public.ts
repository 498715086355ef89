import type { Handlers } from '../../http/handlers.ts';
import { notFound } from '../../refusal.ts';
import { vote } from './feedback.ts';
import { countMissed } from './missed.ts';
import { countOpening } from './openings.ts';
import { presentPublicArticle, presentPublicCategory } from './present.ts';
import { findPublished, readPublicCategories, requirePublished } from './read/articles.ts';
import { listPublished } from './read/list.ts';
import { searchPublished } from './read/search.ts';
import { countReading } from './views.ts';

export const publicHelp: Handlers<'publicHelp'> = {
  articles: ({ server, org, query }) => listPublished(server, org, query),

  article: async ({ org, params }) => {
    const article = await findPublished(org, params.slug);
    if (!article) throw notFound('Article not found');
    return presentPublicArticle(article);
  },

  categories: async ({ org }) => (await readPublicCategories(org)).map(presentPublicCategory),

  search: async ({ server, org, query, ip, userAgent }) => {
    const found = await searchPublished(server, org, query.q, query.limit);
    if (found.length === 0) countMissed(server, org.id, query.q, { ip, userAgent });
    return found;
  },

  vote: ({ server, org, body, ip, userAgent }) => vote(server, org, body, { ip, userAgent }),

  recordView: async ({ server, org, body, ip, userAgent }) => {
    const article = await requirePublished(org, body.pageId);
    countReading(server, org.id, article.id, { ip, userAgent });
    countOpening(server, org.id, { articleId: article.id, asked: body.query }, { ip, userAgent });
  },
};
