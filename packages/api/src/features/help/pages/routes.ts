import type { Context } from 'koa';
import { limitKey } from '../../../http/client-address.ts';
import type { Limits } from '../../../http/limits.ts';
import { leadOn, movedAddress } from '../../../http/moved-address.ts';
import type { ServerContext } from '../../../server-context.ts';
import { findPublished } from '../read/articles.ts';
import { searchPublished } from '../read/search.ts';
import { readNeighbours, readShelf } from '../read/shelf.ts';
import { countReading } from '../views.ts';
import { articlePage } from './article-page.ts';
import { lostPage } from './frame.ts';
import { type Asked, indexPage } from './index-page.ts';
import { type Place, placeOf } from './place.ts';
import { send } from './send.ts';
import { robots, sitemap } from './sitemap.ts';

const maxFound = 30;
const maxOthers = 3;

/** The pages of public help centers, rendered on the server so that they work without JavaScript. */
export function helpPages(server: ServerContext, limits: Limits) {
  const at = (operation: string, verb: (context: Context, place: Place) => Promise<void>) => {
    return async (context: Context) => {
      context.state.operation = operation;
      await limits.call(context, 'page', limitKey(context.state.ip));
      const place = await placeOf(server, context);
      const moved = place?.hasMoved ? await movedAddress(server, context) : null;
      if (moved) return leadOn(context, moved);
      if (place) return verb(context, place);
      await lost(
        context,
        'Help Center Not Found',
        "The organization you're looking for doesn't exist.",
      );
    };
  };

  return {
    index: at('helpIndex', async (context, place) => {
      const asked = askedOf(context);
      const shelf = await readShelf(place.org);
      const found = asked.q ? await searchPublished(server, place.org, asked.q, maxFound) : null;
      const inside = found?.filter(
        ({ category }) => !asked.category || category?.slug === asked.category,
      );
      await send(context, 'html', indexPage(place, shelf, asked, inside ?? null));
    }),

    article: at('helpArticle', async (context, place) => {
      const { slug = '' } = (context as Context & { params: Record<string, string> }).params;
      const article = isSlug(slug) ? await findPublished(place.org, slug) : undefined;
      if (!article) {
        const text = "The article you're looking for doesn't exist or is no longer available.";
        const back = { href: place.base, label: 'Back to Help Center' };
        return lost(context, 'Article Not Found', text, back);
      }
      if (article.slug !== slug) {
        return leadOn(context, `${place.base}/article/${article.slug}`);
      }
      if (context.method === 'GET' && !isFetchedAhead(context)) {
        const reader = { ip: context.state.ip, userAgent: context.get('User-Agent') };
        countReading(server, place.org.id, article.id, reader);
      }
      const others = await readNeighbours(place.org, article, maxOthers);
      await send(context, 'html', articlePage(place, article, others));
    }),

    sitemap: at('helpSitemap', async (context, place) =>
      send(context, 'xml', sitemap(place, await readShelf(place.org))),
    ),

    robots: async (context: Context) => {
      context.state.operation = 'robots';
      await send(context, 'txt', robots(await placeOf(server, context)));
    },
  };
}

const isSlug = (slug: string) => slug.length <= 200 && !slug.includes('\0');

/** A browser that prefetches a page. */
const isFetchedAhead = (context: Context) =>
  /prefetch|prerender/.test(`${context.get('Sec-Purpose')} ${context.get('Purpose')}`);

function askedOf(context: Context): Asked {
  const query = new URLSearchParams(context.querystring);
  const text = (name: string, most: number) =>
    (query.get(name) ?? '').replaceAll('\0', '').trim().slice(0, most);
  const page = Number.parseInt(query.get('page') ?? '1', 10);
  return {
    q: text('q', 500),
    category: text('category', 200),
    page: page > 0 && page < 1_000 ? page : 1,
  };
}

async function lost(
  context: Context,
  title: string,
  text: string,
  back?: { href: string; label: string },
) {
  await send(context, 'html', lostPage(title, text, back));
  context.status = 404;
}
