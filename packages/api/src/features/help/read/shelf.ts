import { prepare } from '../../../database/prepare.ts';
import type { Org, OrgScope, P, Query } from '../../../database/types.ts';
import { type CategoryRow, readPublicCategories } from './articles.ts';

/** A published article as shown in a tile. */
export interface Tile {
  id: string;
  slug: string;
  title: string;
  beginning: string;
  category_id: string | null;
  updated_at: string;
}

const most = 2_000;

const published = (org: OrgScope): Query =>
  org
    .from('help_articles')
    .where('is_published', 1)
    .orderByRaw('coalesce(position, 1000000), updated_at desc, id desc')
    .select(
      'id',
      'slug',
      'title',
      'category_id',
      'updated_at',
      org.raw('substr(text, 1, 600) as beginning'),
    );

const tiles = prepare((org, p: P<'most'>) => published(org).limit(p.most));

const inCategory = prepare((org, p: P<'category' | 'most'>) =>
  published(org).where('category_id', p.category).limit(p.most),
);

const inNone = prepare((org, p: P<'most'>) =>
  published(org).whereNull('category_id').limit(p.most),
);

/** All published articles, in the order of their categories. */
const readTiles = (org: Org) => org.all<Tile>(tiles({ most }));

/** Published articles by ID, in the given order. */
export async function readTilesOf(org: Org, ids: readonly string[]): Promise<Tile[]> {
  if (ids.length === 0) return [];
  const found = await org.all<Tile>(published(org).whereIn('id', [...ids]));
  return ids.flatMap((id) => found.find((tile) => tile.id === id) ?? []);
}

/** Some other articles of the same category, and the previous and next one. */
export async function readNeighbours(
  org: Org,
  { id, category_id: category }: Pick<Tile, 'id' | 'category_id'>,
  count: number,
) {
  const near = await org.all<Tile>(category ? inCategory({ category, most }) : inNone({ most }));
  const at = near.findIndex((one) => one.id === id);
  const [before, after] = at < 0 ? [] : [near[at - 1], near[at + 1]];
  const others = near
    .filter((one) => ![id, before?.id, after?.id].includes(one.id))
    .slice(0, count);
  return { others, before, after };
}

export interface Shelf {
  categories: CategoryRow[];
  tiles: Tile[];
}

/** The content of a help center: categories with articles, and all articles on request. */
export async function readShelf(org: Org, { withTiles }: { withTiles: boolean }): Promise<Shelf> {
  const [categories, all] = await Promise.all([
    readPublicCategories(org),
    withTiles ? readTiles(org) : [],
  ]);
  const isFilled = ({ article_count }: CategoryRow) => Number(article_count) > 0;
  const shown = categories.filter(
    (one) =>
      isFilled(one) || categories.some((part) => part.parent_id === one.id && isFilled(part)),
  );
  return { categories: shown, tiles: all };
}
