import type { Schema } from '@helpdesk/sdk/contract/operations';
import { now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import { notFound } from '../../../refusal.ts';
import { writeTexts } from '../../../text-quota/store.ts';
import { findArticle } from '../read/articles.ts';
import { revisions } from '../revisions.ts';
import { contentOf } from './content.ts';

const newest = prepare((org, p: P<'article'>) =>
  org.from('help_versions').where('article_id', p.article).max('number as number'),
);

/** Stores a translation of an article, based on its current text. */
export function saveTranslation(
  org: Org,
  id: string,
  language: string,
  { title, content, isPublished = false }: Schema<'HelpTranslationInput'>,
): Promise<void> {
  const written = contentOf(content);
  return writeTexts(org, async (tx) => {
    await findArticle(tx, id);
    const version = await tx.first<{ number: number | null }>(newest({ article: id }));
    const key = { article_id: id, language };
    const said = {
      ...written,
      title,
      is_published: isPublished,
      source_version: Number(version?.number ?? 0),
      updated_at: now(),
    };
    const isNew = await tx.insertIfAbsent('help_translations', { ...key, ...said });
    if (!isNew) await tx.update('help_translations', key, said);
    await indexAgain(tx, id);
  });
}

export function deleteTranslation(org: Org, id: string, language: string): Promise<void> {
  return org.write(async (tx) => {
    const removed = await tx.remove('help_translations', { article_id: id, language });
    if (removed === 0) throw notFound('Translation not found');
    await indexAgain(tx, id);
  });
}

/** Updates the article's revision, so the search index reads its translations again. */
async function indexAgain(tx: Tx, id: string) {
  await tx.update('help_articles', { id }, { revision: await tx.next(revisions) });
}
