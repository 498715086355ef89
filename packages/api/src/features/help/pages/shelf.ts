import { prepare } from '../../../database/prepare.ts';
import type { Org, P } from '../../../database/types.ts';
import { type CategoryRow, readPublicCategories } from '../rows.ts';

/** A published article as a tile shows it. */
export interface Tile {
  id: string;
  slug: string;
  title: string;
  beginning: string;
  category_id: string | null;
  updated_at: string;
}

const most = 2_000;

const tiles = prepare((org, p: P<'most'>) =>
  org
    .from('help_articles')
    .where('is_published', 1)
    .orderBy([
      { column: 'updated_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(p.most)
    .select(
      'id',
      'slug',
      'title',
      'category_id',
      'updated_at',
      org.raw('substr(text, 1, 600) as beginning'),
    ),
);

/** All published articles, last changed first. */
export const readTiles = (org: Org) => org.all<Tile>(tiles({ most }));

export interface Shelf {
  categories: CategoryRow[];
  tiles: Tile[];
}

/** What stands in a help center: categories that hold something, and the articles. */
export async function readShelf(org: Org): Promise<Shelf> {
  const [categories, all] = await Promise.all([readPublicCategories(org), readTiles(org)]);
  return { categories: categories.filter((one) => Number(one.article_count) > 0), tiles: all };
}
