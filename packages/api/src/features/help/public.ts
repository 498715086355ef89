import type { Handlers } from '../../http/handlers.ts';
import { notFound } from '../../http/refusal.ts';
import { listPublished } from './list.ts';
import { presentPublicArticle, presentPublicCategory } from './present.ts';
import { searchPublished } from './read.ts';
import { findPublished, readPublicCategories, requirePublished } from './rows.ts';
import { countReading } from './views.ts';

export const publicHelp: Handlers<'publicHelp'> = {
  articles: ({ desk, org, query }) => listPublished(desk.database, org, query),

  article: async ({ org, params }) => {
    const article = await findPublished(org, params.slug);
    if (!article) throw notFound('Article not found');
    return presentPublicArticle(article);
  },

  categories: async ({ org }) => (await readPublicCategories(org)).map(presentPublicCategory),

  search: ({ desk, org, query }) => searchPublished(desk.database, org, query.q, query.limit),

  recordView: async ({ desk, org, body, ip, userAgent }) => {
    const article = await requirePublished(org, body.pageId);
    countReading(desk, org.id, article.id, { ip, userAgent });
  },
};
