/** What to read again after an article has changed. */
export const readsOfArticles = [
  'helpArticles.list',
  'helpCategories.list',
  'help.views',
  'search.query',
  'chatbot.stats',
] as const;

/** What to read again after a category has changed. */
export const readsOfCategories = ['helpCategories.list', 'helpArticles.list'] as const;
