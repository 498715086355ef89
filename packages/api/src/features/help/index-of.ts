import { type ElementLanguage, elementLanguages } from '@helpdesk/sdk/rules/element-languages';
import type { HelpArticleRow, HelpTranslationRow } from '../../database/rows/help.ts';
import type { Org } from '../../database/types.ts';
import { type ArticleIndex, createArticleIndex } from '../../matching/article-index.ts';
import { createLearned, type Learned } from '../../matching/learned.ts';
import {
  type Indexed,
  indexBytesOfOrganization,
  indexedUntil,
  refuseIfForgotten,
} from '../../matching/memory-of-indexes.ts';
import type { Remembering } from '../../server-context.ts';
import { eachInSlices, inSlices } from '../../slices.ts';
import { tagsOf } from './present.ts';
import { articleIds, changedSince, readRevision } from './read/changes.ts';
import { countsIn, openedArticles, openingsSince } from './read/openings.ts';
import { publishedTranslations, readTranslationsOf } from './read/translations.ts';

/** Two indexes, so drafts do not affect the visitors' search. */
export interface Indexes {
  published: ArticleIndex;
  unpublished: ArticleIndex;
}

/** A translation has its own index entry. */
const keyOf = (id: string, language: string) => `${id}~${language}`;

/** The ID of a found article, and the language of its translation; null for the article itself. */
export function foundIn(key: string): { id: string; language: ElementLanguage | null } {
  const [id = '', language = null] = key.split('~');
  return { id, language: language as ElementLanguage | null };
}

/** Only published articles learn from what readers open. */
type Kept = Indexes & Indexed & { learned: Learned };

/** Indexes by organization, least recently used first. */
const createIndexes = () => new Map<string, Kept>();
/** Articles read at once: each may have a megabyte. */
const page = 20;

/** The up-to-date indexes of an organization; indexes changes since the last search first. */
export async function indexesOf(server: Remembering, org: Org): Promise<Indexes> {
  const all = server.memory.of(createIndexes);
  const refreshed = (kept: Kept) => refresh(org, kept, all);
  return indexedUntil(await readRevision(org), all, org.id, create, refreshed);
}

function create(): Kept {
  const learned = createLearned((key) => foundIn(key).id);
  return {
    published: createArticleIndex(undefined, learned),
    unpublished: createArticleIndex(),
    learned,
    revision: 0,
    busy: null,
  };
}

export const bytesOf = ({ published, unpublished }: Indexes) => published.bytes + unpublished.bytes;

async function refresh(org: Org, kept: Kept, all: Map<string, Kept>): Promise<void> {
  const newest = await readRevision(org);
  for (let from = kept.revision; ; ) {
    const rows = await changedSince(org, from, page);
    const translations = await readTranslationsOf(
      org,
      rows.map(({ id }) => id),
    );
    await inSlices(indexRows(kept, rows, translations), org.id);
    refuseIfForgotten(all, org.id, kept, bytesOf);
    const last = rows.at(-1);
    if (!last || rows.length < page) break;
    from = Number(last.revision);
  }
  const translated = await publishedTranslations(org);
  const known = [
    ...(await articleIds(org)),
    ...translated.map((one) => keyOf(one.article_id, one.language)),
  ];
  if (known.length !== kept.published.size + kept.unpublished.size) {
    await inSlices(removeOthers(kept, new Set(known)), org.id);
  }
  await learn(org, kept);
  kept.revision = newest;
}

async function learn(org: Org, { learned, revision }: Kept): Promise<void> {
  const rows = await openingsSince(org, revision);
  await eachInSlices(rows, (row) => learned.set(row.article_id, countsIn(row)), org.id);
  const ids = await openedArticles(org);
  if (ids.length !== learned.size) learned.retain(new Set(ids));
}

function* indexRows(
  kept: Kept,
  rows: readonly HelpArticleRow[],
  translations: readonly HelpTranslationRow[],
): Generator<void> {
  const { published, unpublished } = kept;
  for (const row of rows) {
    const [to, from] = row.is_published === 1 ? [published, unpublished] : [unpublished, published];
    yield* from.remove(row.id);
    yield* to.put({ id: row.id, ...searchedParts(row, bytesOf(kept)) });
    for (const language of elementLanguages) {
      const id = keyOf(row.id, language);
      const said = translations.find(
        (one) => one.article_id === row.id && one.language === language,
      );
      if (said && to === published) {
        yield* published.put({ id, ...searchedParts({ ...said, tags: row.tags }, bytesOf(kept)) });
      } else yield* published.remove(id);
    }
  }
}

/** The searchable parts of an article: without its text at the memory limit, and nothing far beyond it. */
export function searchedParts(
  row: Pick<HelpArticleRow, 'title' | 'tags' | 'text'>,
  bytes: number,
  max = indexBytesOfOrganization,
) {
  if (bytes > max * 1.25) return { title: '', tags: [], text: '' };
  return { title: row.title, tags: tagsOf(row), text: bytes > max ? '' : row.text };
}

function* removeOthers(indexes: Indexes, known: ReadonlySet<string>): Generator<void> {
  for (const index of [indexes.published, indexes.unpublished]) {
    for (const id of index.ids()) if (!known.has(id)) yield* index.remove(id);
  }
}
