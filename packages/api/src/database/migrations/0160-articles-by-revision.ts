import type { Migration } from './migration.ts';

/** Articles in the order of their changes, for the search index. Without it, each page would read all articles. */
export const articlesByRevision: Migration = {
  name: '0160-articles-by-revision',
  async up({ sql }) {
    await sql(
      'create index help_articles_by_revision on help_articles (organization_id, revision)',
    );
  },
};
