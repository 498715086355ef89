/** The reads to invalidate after an article has changed. */
export const readsOfArticles = [
  'helpArticles.list',
  'helpCategories.list',
  'help.views',
  'search.query',
  'chatbot.stats',
] as const;

/** The reads to invalidate after a category has changed. */
export const readsOfCategories = ['helpCategories.list', 'helpArticles.list'] as const;
