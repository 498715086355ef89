import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Config } from '../../../config.ts';
import { prepare } from '../../../database/prepare.ts';
import type { Org, P } from '../../../database/types.ts';
import type { Remembering } from '../../../server-context.ts';
import { helpCenterUrl } from '../../../visitor-pages/address.ts';
import { verifiedDomainOf } from '../../organization/read.ts';
import { readOrganization } from '../../organization/store/organization.ts';
import { searchPublished } from './search.ts';

interface Linked {
  id: string;
  title: string;
  slug: string;
  category: string | null;
}

const newest = prepare((org, p: P<'limit'>) =>
  org
    .from('help_articles')
    .leftJoin(
      org.from('help_categories').as('category'),
      'category.id',
      'help_articles.category_id',
    )
    .where('help_articles.is_published', 1)
    .orderBy([
      { column: 'help_articles.updated_at', order: 'desc' },
      { column: 'help_articles.id', order: 'desc' },
    ])
    .limit(p.limit)
    .select(
      'help_articles.id',
      'help_articles.title',
      'help_articles.slug',
      'category.name as category',
    ),
);

/** Published articles with their public URLs. */
export async function linksToArticles(
  server: Remembering & { config: Pick<Config, 'publicUrl'> },
  org: Org,
  { q, limit }: { q?: string | undefined; limit: number },
): Promise<Schema<'ArticleLink'>[]> {
  const [organization, domain, articles] = await Promise.all([
    readOrganization(org),
    verifiedDomainOf(org),
    q?.trim() ? found(server, org, q, limit) : org.all<Linked>(newest({ limit })),
  ]);
  const base = helpCenterUrl(server.config, organization, domain);
  return articles.map(({ id, title, slug, category }) => ({
    id,
    title,
    url: `${base}/article/${encodeURIComponent(slug)}`,
    category,
  }));
}

async function found(server: Remembering, org: Org, q: string, limit: number): Promise<Linked[]> {
  const articles = await searchPublished(server, org, q, limit);
  return articles.map(({ id, title, slug, category }) => ({
    id,
    title,
    slug,
    category: category?.name ?? null,
  }));
}
