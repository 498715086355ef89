import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { prepare } from '../../../database/prepare.ts';
import type { HelpArticleRow } from '../../../database/rows/help.ts';
import type { Org, P, Prepared } from '../../../database/types.ts';
import type { FoundIn, FoundPassage, Reading } from '../../../matching/article-index.ts';
import type { Remembering } from '../../../server-context.ts';
import { inSlices, inSteps } from '../../../slices.ts';
import { cleanOnRead } from '../clean.ts';
import { cutAtFinds, excerptAround } from '../excerpt.ts';
import { foundIn, indexesOf } from '../index-of.ts';
import { passageIn, type ShownPassage } from '../passage-html.ts';
import { categoryOf } from '../present.ts';
import type { ArticleRow } from './articles.ts';
import { categoryNamesIn, readTranslationsOf } from './translations.ts';

const maxFound = 200;

/** Articles that match a query, best match first. */
export async function idsFound(
  server: Remembering,
  org: Org,
  question: string,
  { withDrafts }: { withDrafts: boolean },
): Promise<string[]> {
  const found = await find(server, org, question, withDrafts, maxFound);
  return found.map(({ id }) => id);
}

interface Find {
  id: string;
  /** The language of the matching translation; null for the article itself. */
  language: ElementLanguage | null;
  score: number;
  reading: Reading;
}

/** The best match of each article in any language. */
function perArticle(finds: Find[], limit: number): Find[] {
  const seen = new Set<string>();
  return finds.filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, limit);
}

/** Searches with the same engine everywhere; drafts have their own index, for authors. */
async function find(
  server: Remembering,
  org: Org,
  question: string,
  withDrafts: boolean,
  limit: number,
): Promise<Find[]> {
  const { published, unpublished } = await indexesOf(server, org);
  const finds = ({ articles, reading }: FoundIn) =>
    articles.map(({ id, score }) => ({ ...foundIn(id), score, reading }));
  // Several translations of one article may match.
  const forAll = finds(published.search(question, limit * 3));
  if (!withDrafts || unpublished.size === 0) return perArticle(forAll, limit);
  const all = [...forAll, ...finds(unpublished.search(question, limit))];
  return perArticle(
    all.sort((one, other) => other.score - one.score),
    limit,
  );
}

/** Search results for visitors: published articles with excerpts, translated where possible. */
export async function searchPublished(
  server: Remembering,
  org: Org,
  question: string,
  limit: number,
  language?: ElementLanguage | null,
): Promise<Schema<'PublicFoundArticle'>[]> {
  const found = await find(server, org, question, false, limit);
  const rows = await inLanguages(org, await readFound(org, found, true), language);
  const named = language && rows.length > 0 ? await categoryNamesIn(org, language) : null;
  const presented = inSteps(rows, function* ({ row, score, reading }) {
    const category_name = named?.(row.category_slug, row.category_name) ?? row.category_name;
    const excerptParts = yield* excerptAround(row.text, reading);
    return {
      id: row.id,
      slug: row.slug,
      title: row.title,
      excerpt: excerptParts.map(({ text }) => text).join(''),
      titleParts: cutAtFinds(row.title, reading),
      excerptParts,
      category: categoryOf({ ...row, category_name }),
      score: Math.round(score * 1_000) / 1_000,
      updatedAt: row.updated_at,
    };
  });
  return inSlices(presented, org.id);
}

/** Search results for the staff, shown next to tickets. */
export async function searchArticles(
  server: Remembering,
  org: Org,
  question: string,
  { withDrafts, limit }: { withDrafts: boolean; limit: number },
): Promise<Schema<'FoundArticle'>[]> {
  const found = await find(server, org, question, withDrafts, limit);
  const rows = await readFound(org, found, !withDrafts);
  const presented = inSteps(rows, function* ({ row, reading }) {
    return {
      id: row.id,
      slug: row.slug,
      title: row.title,
      titleParts: cutAtFinds(row.title, reading),
      excerpt: yield* excerptAround(row.text, reading),
      isPublished: row.is_published === 1,
      isInternal: row.is_internal === 1,
    };
  });
  return inSlices(presented, org.id);
}

/** Each result in the requested language, or else in the one that matched. */
async function inLanguages<Found extends { row: FoundRow; language: ElementLanguage | null }>(
  org: Org,
  found: Found[],
  asked?: ElementLanguage | null,
): Promise<Found[]> {
  const ids = found.filter(({ language }) => language ?? asked).map(({ row }) => row.id);
  const translations = await readTranslationsOf(org, ids);
  return found.map((one) => {
    const said = (language: ElementLanguage | null | undefined) =>
      translations.find((row) => row.article_id === one.row.id && row.language === language);
    // The first language is that of the article itself, which has no translation row.
    const translation = said(asked === undefined ? one.language : asked);
    if (!translation) return one;
    const { title, text, updated_at } = translation;
    return { ...one, row: { ...one.row, title, text, updated_at } };
  });
}

type FoundRow = Pick<
  ArticleRow,
  | 'id'
  | 'slug'
  | 'title'
  | 'text'
  | 'is_published'
  | 'is_internal'
  | 'updated_at'
  | 'category_name'
  | 'category_slug'
>;

/** One compiled statement per number of results. */
const statements: ((ids: Record<string, string>) => Prepared<'org'>)[] = [];

const articlesByIds = (count: number) =>
  (statements[count] ??= prepare((org, p: P<string>) =>
    org
      .from('help_articles')
      .leftJoin(
        org.from('help_categories').as('category'),
        'category.id',
        'help_articles.category_id',
      )
      .whereIn(
        'help_articles.id',
        Array.from({ length: count }, (_, at) => p[`id${at}`] as never),
      )
      .select(
        'help_articles.id',
        'help_articles.slug',
        'help_articles.title',
        'help_articles.text',
        'help_articles.is_published',
        'help_articles.is_internal',
        'help_articles.updated_at',
        'category.name as category_name',
        'category.slug as category_slug',
      ),
  ));

/** The rows of the results; the database checks again that they are published. */
async function readFound<Found extends { id: string }>(
  org: Org,
  found: Found[],
  onlyPublished: boolean,
) {
  if (found.length === 0) return [];
  const ids = Object.fromEntries(found.map(({ id }, at) => [`id${at}`, id]));
  const read = await org.all<FoundRow>(articlesByIds(found.length)(ids));
  const rows = new Map(
    read.filter((row) => !onlyPublished || row.is_published === 1).map((row) => [row.id, row]),
  );
  return found.flatMap(({ id, ...more }) => {
    const row = rows.get(id);
    return row ? [{ row, ...more }] : [];
  });
}

/** A part of a published article that answers a question. */
export interface Passage extends Omit<FoundPassage, 'id'> {
  article: Pick<HelpArticleRow, 'id' | 'slug' | 'title'>;
  /** The language of its translation. */
  language: ElementLanguage | null;
}

/** The minimum share of a question that an answering passage must contain. */
export const enough = 0.6;
const enoughWords = 2;

/** Whether a passage answers a question: it has at least two significant words of it, or its only one in the title. */
export const isFirm = ({ score, held, asked, inTitle }: Passage): boolean =>
  score >= enough && held > 0 && (asked === 1 ? inTitle === 1 : held >= enoughWords);

/** The best passages of published articles for a question, best first; the chatbot uses them when no query matches. */
export async function findPassages(
  server: Remembering,
  org: Org,
  question: string,
  limit = 3,
): Promise<Passage[]> {
  const { published } = await indexesOf(server, org);
  const passages = await inSlices(published.passages(question, limit), org.id);
  const found = passages.map(({ id, ...passage }) => ({ ...passage, ...foundIn(id) }));
  const rows = await inLanguages(org, await readFound(org, found, true));
  return rows.map(({ row: { id, slug, title }, ...passage }) => ({
    ...passage,
    article: { id, slug, title },
  }));
}

const contentOf = prepare((org, p: P<'id'>) =>
  org.from('help_articles').where({ id: p.id, is_published: 1 }).select('content'),
);

/** A passage with its formatting, ending at a complete block. */
export async function showPassage(
  org: Org,
  { article, text, language }: Passage,
): Promise<ShownPassage> {
  const own = await org.first<Pick<HelpArticleRow, 'content'>>(contentOf({ id: article.id }));
  const translations = own && language ? await readTranslationsOf(org, [article.id]) : [];
  const row = translations.find((one) => one.language === language) ?? own;
  return row ? passageIn(cleanOnRead(row.content), text) : { text, html: null, steps: null };
}

/** Returns a function that checks whether any published article has a word. */
export async function knowsWord(server: Remembering, org: Org) {
  const { published } = await indexesOf(server, org);
  return (word: string) => published.knows(word);
}
