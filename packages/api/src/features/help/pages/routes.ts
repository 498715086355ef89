import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import type { Context } from 'koa';
import type { Org } from '../../../database/types.ts';
import { readFormBody } from '../../../http/bodies/form-body.ts';
import { limitKey } from '../../../http/limits/client-address.ts';
import type { Limits } from '../../../http/limits/limits.ts';
import { languageFor } from '../../../http/pages/language.ts';
import { leadOn, movedAddress } from '../../../http/pages/moved-address.ts';
import { keep } from '../../../memory.ts';
import { notFound } from '../../../refusal.ts';
import type { ServerContext } from '../../../server-context.ts';
import { helpCenterUrl } from '../../../visitor-pages/address.ts';
import { nobodyPage } from '../../../visitor-pages/frame.ts';
import { ownerOf, type Place, placeOf } from '../../../visitor-pages/place.ts';
import { packed, send } from '../../../visitor-pages/send.ts';
import { languagesOf } from '../../organization/present.ts';
import { readOrganization } from '../../organization/store/organization.ts';
import { vote } from '../feedback.ts';
import { countMissed } from '../missed.ts';
import { countOpening } from '../openings.ts';
import { findPublished } from '../read/articles.ts';
import { readCenters } from '../read/centers.ts';
import { readRelated } from '../read/related.ts';
import { searchPublished } from '../read/search.ts';
import { readNeighbours, readShelf, type Shelf } from '../read/shelf.ts';
import {
  categoriesIn,
  publishedTranslations,
  tilesIn,
  translate,
  translateShelf,
} from '../read/translations.ts';
import { countReading } from '../views.ts';
import { articlePage, type Feedback } from './article-page.ts';
import { categoryPage } from './category-page.ts';
import { feed } from './feed.ts';
import { type Asked, indexPage } from './index-page.ts';
import { createKeptPages, type Page } from './kept-pages.ts';
import { lostIn } from './lost.ts';
import { categoryPath } from './parts.ts';
import { searchedBefore } from './searched-before.ts';
import { robots, sitemap, sitemapIndex } from './sitemap.ts';

const maxFound = 30;
const maxOthers = 3;
const maxComment = 1_000;

/** Renders a page; returns null if it has sent another response. */
type Make = (context: Context, place: Place) => Promise<Page | null>;

/** The pages of public help centers, rendered on the server so they work without JavaScript. */
export function helpPages(server: ServerContext, limits: Limits) {
  const kept = createKeptPages();
  const offers = new Map<string, { version: number; languages: readonly ElementLanguage[] }>();

  /** Cached like the pages, so a cached page only reads the version from the database. */
  async function offeredBy(org: Org, version: number) {
    const known = offers.get(org.id);
    if (known?.version === version) return known.languages;
    const languages = languagesOf(await readOrganization(org));
    keep(offers, org.id, { version, languages });
    return languages;
  }

  const at = (operation: string, make: Make) => async (context: Context) => {
    context.state.operation = operation;
    await limits.call(context, 'page', limitKey(context.state.ip));
    const owner = await ownerOf(server, context);
    if (!owner) {
      return lost(context, nobodyPage('Help Center Not Found'));
    }
    const { org, tenant } = owner;
    // Read before the page, which may be newer than its version, but never older.
    const version = await org.version();
    const { language } = languageFor(context, await offeredBy(org, version));
    const key = JSON.stringify([org.id, version, tenant, language, context.host, context.url]);
    let page = kept.get(key) ?? null;
    if (!page) {
      const place = await placeOf(server, owner, context);
      const moved = place.hasMoved ? await movedAddress(server, context) : null;
      if (moved) return leadOn(context, moved);
      page = await make(context, place);
      if (!page) return;
      kept.keep(key, page);
    }
    if (context.method === 'GET' && !isFetchedAhead(context)) {
      const reader = readerOf(context);
      const { articleId } = page;
      if (articleId) {
        countReading(server, org.id, articleId, reader);
        countOpening(server, org.id, { articleId, asked: searchedBefore(context) }, reader);
      }
      if (page.missed) countMissed(server, org.id, page.missed, reader);
    }
    await send(context, page.packed, { frames: page.frames });
  };

  // With open sign-up, a list of all help centers would reveal the operator's customers.
  const publicHome = server.config.signup === 'open' ? null : server.config.publicUrl;

  const search = ({ org, foreign }: Place, q: string) =>
    searchPublished(server, org, q, maxFound, foreign);

  const map = at('helpSitemap', async (_, place) => {
    const shelf = await readShelf(place.org, { withTiles: true });
    const translations = await publishedTranslations(place.org);
    return { packed: packed('xml', sitemap(place, shelf, translations)) };
  });

  return {
    index: at('helpIndex', async (context, place) => {
      const asked = askedOf(context);
      const shelf = await shelfOf(place, !asked.q);
      // Redirects old URLs: categories had no pages of their own at first.
      if (!asked.q && shelf.categories.some(({ slug }) => slug === asked.category)) {
        leadOn(context, place.to(place.base + categoryPath(asked.category)));
        return null;
      }
      const found = asked.q ? await search(place, asked.q) : null;
      const within = slugsWithin(shelf, asked.category);
      const inside = found?.filter(
        ({ category }) => !asked.category || (category && within.includes(category.slug)),
      );
      return {
        packed: packed(
          'html',
          indexPage(place, shelf, asked, inside ?? null, await translatedInto(place.org)),
        ),
        ...(inside?.length === 0 ? { missed: asked.q } : {}),
      };
    }),

    category: at('helpCategory', async (context, place) => {
      const { slug } = (context as Context & { params: Record<string, string> }).params;
      const shelf = await shelfOf(place);
      const category = shelf.categories.find((one) => one.slug === slug) ?? null;
      if (slug !== undefined && !category) {
        const { frame } = place.voice.words;
        const { lost: title, lostWhy: why, backToHelp: back } = frame;
        await lost(context, lostIn(place, { title, why, back }));
        return null;
      }
      const languages = await translatedInto(place.org);
      const page = pageOf(context);
      return { packed: packed('html', categoryPage(place, shelf, category, { page, languages })) };
    }),

    feed: at('helpFeed', async (_, place) => {
      const { tiles } = await shelfOf(place);
      return { packed: packed('rss', feed(place, tiles)) };
    }),

    article: at('helpArticle', async (context, place) => {
      const { slug = '' } = (context as Context & { params: Record<string, string> }).params;
      const article = isSlug(slug) ? await findPublished(place.org, slug) : undefined;
      if (!article) {
        await lost(context, lostArticle(place));
        return null;
      }
      if (article.slug !== slug) {
        leadOn(context, place.to(`${place.base}/article/${article.slug}`));
        return null;
      }
      const { others, ...beside } = await readNeighbours(place.org, article, maxOthers);
      const except = [beside.before, beside.after];
      const related = await readRelated(server, place.org, article, except, maxOthers);
      const translated = await translate(place.org, article, place.foreign);
      const row = await categoriesIn(place.org, translated.row, place.foreign);
      const shown = await tilesIn(place.org, place.foreign);
      const near = {
        before: beside.before && shown([beside.before])[0],
        after: beside.after && shown([beside.after])[0],
        others: shown(others),
        related: shown(related),
      };
      const { text, frames } = articlePage(
        place,
        { ...translated, row },
        near,
        feedbackOf(context),
      );
      return { packed: packed('html', text), articleId: article.id, frames };
    }),

    /** Handles the form below an article: a vote, then a comment. */
    vote: async (context: Context) => {
      context.state.operation = 'helpVote';
      await limits.call(context, 'public', limitKey(context.state.ip));
      const owner = await ownerOf(server, context);
      if (!owner) return lost(context, nobodyPage('Help Center Not Found'));
      const place = await placeOf(server, owner, context);
      const { slug = '' } = (context as Context & { params: Record<string, string> }).params;
      const { fields, discard } = await readFormBody(context, server.config);
      await discard();
      const article = isSlug(slug) ? await findPublished(place.org, slug) : undefined;
      if (!article) return lost(context, lostArticle(place));
      const isHelpful = fields.get('helpful') === 'yes';
      const comment = (fields.get('comment') ?? '').replaceAll('\0', '').slice(0, maxComment);
      const said = { articleId: article.id, isHelpful, comment };
      await vote(server, place.org, said, readerOf(context));
      const feedback = fields.has('comment') ? 'sent' : isHelpful ? 'yes' : 'no';
      const path = `${place.base}/article/${article.slug}?feedback=${feedback}#feedback`;
      context.redirect(place.to(path));
      context.status = 303;
    },

    sitemap: map,

    robots: async (context: Context) => {
      context.state.operation = 'robots';
      const owner = await ownerOf(server, context);
      const home = owner ? (await placeOf(server, owner, context)).canonical : publicHome;
      await send(context, packed('txt', robots(home && `${home}/sitemap.xml`)));
    },

    /** By host: the sitemap of its organization, or of all help centers on it. */
    sitemaps: async (context: Context) => {
      if (await ownerOf(server, context)) return map(context);
      context.state.operation = 'helpSitemaps';
      await limits.call(context, 'page', limitKey(context.state.ip));
      if (publicHome === null) throw notFound('Page not found');
      const centers = await readCenters(server.database);
      const addresses = centers.map(
        (one) => `${helpCenterUrl(server.config, one, null)}/sitemap.xml`,
      );
      await send(context, packed('xml', sitemapIndex(addresses)));
    },
  };
}

function lostArticle(place: Place): string {
  const { help, frame } = place.voice.words;
  return lostIn(place, { title: help.lost, why: help.lostWhy, back: frame.backToHelp });
}

const readerOf = (context: Context) => ({
  ip: context.state.ip,
  userAgent: context.get('User-Agent'),
});

function feedbackOf(context: Context): Feedback | null {
  const said = new URLSearchParams(context.querystring).get('feedback');
  return said === 'yes' || said === 'no' || said === 'sent' ? said : null;
}

/** The content of a help center, in the language of the page. */
const shelfOf = async ({ org, foreign }: Place, withTiles = true) =>
  translateShelf(org, await readShelf(org, { withTiles }), foreign);

/** The other languages that articles are available in. */
const translatedInto = async (org: Org) => [
  ...new Set((await publishedTranslations(org)).map(({ language }) => language)),
];

/** The slugs of a category and its subcategories. */
function slugsWithin({ categories }: Shelf, slug: string): string[] {
  const id = categories.find((one) => one.slug === slug)?.id;
  return categories
    .filter((one) => id && (one.id === id || one.parent_id === id))
    .map((one) => one.slug);
}

const isSlug = (slug: string) => slug.length <= 200 && !slug.includes('\0');

/** Whether a browser is prefetching the page. */
const isFetchedAhead = (context: Context) =>
  /prefetch|prerender/.test(`${context.get('Sec-Purpose')} ${context.get('Purpose')}`);

function askedOf(context: Context): Asked {
  const query = new URLSearchParams(context.querystring);
  const text = (name: string, most: number) =>
    (query.get(name) ?? '').replaceAll('\0', '').trim().slice(0, most);
  return { q: text('q', 500), category: text('category', 200) };
}

function pageOf(context: Context): number {
  const page = Number.parseInt(new URLSearchParams(context.querystring).get('page') ?? '1', 10);
  return page > 0 && page < 1_000 ? page : 1;
}

async function lost(context: Context, page: string) {
  await send(context, packed('html', page));
  context.status = 404;
}
