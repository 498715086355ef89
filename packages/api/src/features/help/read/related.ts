import type { Org } from '../../../database/types.ts';
import type { Remembering } from '../../../server-context.ts';
import { tagsOf } from '../present.ts';
import type { ArticleRow } from './articles.ts';
import { searchPublished } from './search.ts';
import { readTilesOf, type Tile } from './shelf.ts';

/** The minimum score of a related article, relative to that of the article itself. */
const least = 0.2;

/** Related published articles: those that a search for the title and tags finds. */
export async function readRelated(
  server: Remembering,
  org: Org,
  article: ArticleRow,
  except: readonly (Tile | undefined)[],
  count: number,
): Promise<Tile[]> {
  const asked = [article.title, ...tagsOf(article)].join(' ');
  const found = await searchPublished(server, org, asked, count + 4);
  const own = found.find(({ id }) => id === article.id)?.score ?? 0;
  const left = new Set([article.id, ...except.map((one) => one?.id)]);
  const ids = found
    .filter(({ id, score }) => !left.has(id) && score >= own * least)
    .map(({ id }) => id);
  return readTilesOf(org, ids.slice(0, count));
}
