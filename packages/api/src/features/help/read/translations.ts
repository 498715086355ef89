import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { prepare } from '../../../database/prepare.ts';
import type { HelpTranslationRow } from '../../../database/rows/help.ts';
import type { Org, OrgScope, P, Query } from '../../../database/types.ts';
import { cleanOnRead } from '../clean.ts';
import {
  type ArticleRow,
  type CategoryRow,
  findArticle,
  readPublicCategories,
} from './articles.ts';
import type { Shelf, Tile } from './shelf.ts';

type Row = HelpTranslationRow & { newest: number | null };

const ofArticle = (org: OrgScope): Query =>
  org
    .from('help_translations')
    .select(
      'help_translations.*',
      org
        .from('help_versions')
        .whereRaw('help_versions.article_id = help_translations.article_id')
        .max('number')
        .as('newest'),
    );

const all = prepare((org, p: P<'article'>) =>
  ofArticle(org).where('article_id', p.article).orderBy('language'),
);

const isOutdated = ({ newest, source_version }: Row) =>
  Number(newest ?? 0) > Number(source_version);

const present = (row: Row): Schema<'HelpTranslation'> => ({
  language: row.language as ElementLanguage,
  title: row.title,
  content: cleanOnRead(row.content),
  isPublished: row.is_published === 1,
  isOutdated: isOutdated(row),
  updatedAt: row.updated_at,
});

/** The translations of an article. */
export async function listTranslations(org: Org, id: string): Promise<Schema<'HelpTranslation'>[]> {
  await findArticle(org, id);
  return (await org.all<Row>(all({ article: id }))).map(present);
}

/** An article as visitors read it in a language, with its other languages. */
export interface Translated {
  row: ArticleRow;
  /** Whether it is in the requested language. */
  isTranslated: boolean;
  isOutdated: boolean;
  /** Its languages other than the first one. */
  languages: ElementLanguage[];
}

/** The published translation of an article, or else the original. Null asks for the first language. */
export async function translate(
  org: Org,
  row: ArticleRow,
  language: ElementLanguage | null,
): Promise<Translated> {
  const rows = (await org.all<Row>(all({ article: row.id }))).filter(
    ({ is_published }) => is_published === 1,
  );
  const languages = rows.map((one) => one.language as ElementLanguage);
  const found = rows.find((one) => one.language === language);
  if (!found) return { row, isTranslated: false, isOutdated: false, languages };
  const { title, content, text, updated_at } = found;
  const translated = { ...row, title, content, text, updated_at };
  return { row: translated, isTranslated: true, isOutdated: isOutdated(found), languages };
}

const beginnings = prepare((org, p: P<'language'>) =>
  org
    .from('help_translations')
    .where({ language: p.language, is_published: 1 })
    .select('article_id', 'title', 'updated_at', org.raw('substr(text, 1, 600) as beginning')),
);

type Beginning = Pick<HelpTranslationRow, 'article_id' | 'title' | 'updated_at'> & {
  beginning: string;
};

/** The content of a help center, translated where possible. Null: the first language. */
export const translateShelf = async (
  org: Org,
  { categories, tiles }: Shelf,
  language: ElementLanguage | null,
): Promise<Shelf> => ({
  categories: language ? categories.map((one) => translateCategory(one, language)) : categories,
  tiles: (await tilesIn(org, language))(tiles),
});

/** Articles for tiles, translated where possible. */
export async function tilesIn(org: Org, language: ElementLanguage | null) {
  const rows = language ? await org.all<Beginning>(beginnings({ language })) : [];
  const known = new Map(rows.map(({ article_id, ...said }) => [article_id, said]));
  return (tiles: Tile[]): Tile[] => tiles.map((tile) => ({ ...tile, ...known.get(tile.id) }));
}

export const translationsOf = ({ translations }: Pick<CategoryRow, 'translations'>) =>
  JSON.parse(translations) as Schema<'HelpCategoryTranslation'>[];

/** Returns the name of a category in a language, by its slug. */
export async function categoryNamesIn(org: Org, language: ElementLanguage) {
  const categories = await readPublicCategories(org);
  return (slug: string | null, name: string | null) => {
    const category = categories.find((one) => one.slug === slug);
    return category ? translateCategory(category, language).name : name;
  };
}

/** The names of an article's category and its parent, in a language. */
export async function categoriesIn(
  org: Org,
  row: ArticleRow,
  language: ElementLanguage | null,
): Promise<ArticleRow> {
  if (!language) return row;
  const named = await categoryNamesIn(org, language);
  return {
    ...row,
    category_name: named(row.category_slug, row.category_name),
    parent_name: named(row.parent_slug, row.parent_name),
  };
}

function translateCategory(category: CategoryRow, language: ElementLanguage): CategoryRow {
  const said = translationsOf(category).find((one) => one.language === language);
  if (!said) return category;
  return { ...category, name: said.name, description: said.description ?? null };
}

const published = prepare((org) =>
  org
    .from('help_translations')
    .join(org.from('help_articles').as('article'), 'article.id', 'help_translations.article_id')
    .where({ 'help_translations.is_published': 1, 'article.is_published': 1 })
    .select('help_translations.article_id', 'help_translations.language'),
);

/** The languages of the published translations, by article. */
export const publishedTranslations = (org: Org) =>
  org.all<{ article_id: string; language: ElementLanguage }>(published({}));

/** Published translations of these articles, for the search index and its results. */
export function readTranslationsOf(org: Org, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  const query = org
    .from('help_translations')
    .whereIn('article_id', [...ids])
    .where('is_published', 1);
  return org.all<HelpTranslationRow>(query);
}
