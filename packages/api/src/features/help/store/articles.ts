import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Config } from '../../../config.ts';
import { newId, now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { HelpArticleRow } from '../../../database/rows/help.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import type { Actor } from '../../../event-catalog.ts';
import { metadataText } from '../../../metadata.ts';
import { Refusal } from '../../../refusal.ts';
import { removeFilesOf } from '../../../stored-files/store/message-files.ts';
import { setFiles } from '../../../stored-files/store/texts-with-files.ts';
import { writeTexts } from '../../../text-quota/store.ts';
import { findArticle, viewsOf } from '../read/articles.ts';
import { revisions } from '../revisions.ts';
import { audienceAfter } from './audience.ts';
import { cleanContent, contentOf } from './content.ts';
import { votesOf } from './feedback.ts';
import { keepVersion } from './versions.ts';

interface Writer {
  actor: Actor;
  /** The member whose uploads may be attached. */
  userId: string;
  config: Pick<Config, 'maxMessageBytes'>;
}

/** Creates an article; returns its ID. */
export function createArticle(
  org: Org,
  input: Schema<'HelpArticleInput'>,
  { actor, userId, config }: Writer,
): Promise<string> {
  const { title, slug, categoryId = null, tags = [], externalId = null } = input;
  const written = contentOf(input.content);
  const metadata = metadataText(input.metadata);
  return writeTexts(org, async (tx) => {
    await refuseTaken(tx, slug);
    await refuseTakenId(tx, externalId);
    const { isPublished, isInternal } = await audienceAfter(tx, null, {
      categoryId,
      // A new article's default is false, so false counts as omitted.
      isPublished: input.isPublished || undefined,
      isInternal: input.isInternal || undefined,
    });
    await tx.remove('help_slugs', { slug });
    const id = newId();
    const at = now();
    await tx.insert('help_articles', {
      ...written,
      id,
      title,
      slug,
      category_id: categoryId,
      is_published: isPublished,
      is_internal: isInternal,
      tags: distinct(tags),
      author_id: actor.userId,
      external_id: externalId,
      metadata,
      version: 1,
      revision: await tx.next(revisions),
      published_at: isPublished ? at : null,
      created_at: at,
      updated_at: at,
    });
    await keepVersion(tx, { id, title, content: written.content, author_id: actor.userId });
    await setFiles(tx, id, input.fileIds ?? [], { userId }, config);
    await tx.record('article.created', { article: { id, title, slug, isPublished }, actor });
    return id;
  });
}

/** Updates the given fields of an article, unless it has changed since `expected`. */
export function updateArticle(
  org: Org,
  id: string,
  change: Schema<'HelpArticlePatch'>,
  expected: string | null,
  { actor, userId, config }: Writer,
): Promise<void> {
  const { title, slug, categoryId, tags, externalId } = change;
  const metadata = change.metadata === undefined ? undefined : metadataText(change.metadata);
  const written: Partial<ReturnType<typeof contentOf>> =
    change.content === undefined ? {} : contentOf(change.content);
  return writeTexts(org, async (tx) => {
    const before = await findUnlessStale(tx, id, expected);
    await refuseTakenId(tx, externalId, id);
    const at = after(before.updated_at);
    if (slug !== undefined && slug !== before.slug) await moveTo(tx, before, slug);
    const { isPublished, isInternal } = await audienceAfter(tx, before, change);
    if (change.fileIds) await setFiles(tx, id, change.fileIds, { userId }, config);
    // Files alone don't change the version, so they don't conflict with an author who is editing the text.
    const isRead = Object.keys(change).some((field) => field !== 'fileIds');
    const isRewritten = title !== undefined || change.content !== undefined;
    await tx.update(
      'help_articles',
      { id },
      {
        ...written,
        title,
        slug,
        category_id: categoryId,
        // The position only applied to the former category.
        position: categoryId === undefined || categoryId === before.category_id ? undefined : null,
        is_published: isPublished,
        is_internal: isInternal,
        tags: tags && distinct(tags),
        external_id: externalId,
        metadata,
        draft: isRewritten ? null : undefined,
        version: Number(before.version) + (isRead ? 1 : 0),
        revision: await tx.next(revisions),
        published_at: isPublished && !before.published_at ? at : undefined,
        updated_at: at,
      },
    );
    const said = { title: title ?? before.title, content: written.content ?? before.content };
    if (said.title !== before.title || said.content !== before.content) {
      await keepVersion(tx, { id, ...said, author_id: actor.userId }, before);
    }
    const article = {
      id,
      title: title ?? before.title,
      slug: slug ?? before.slug,
      isPublished,
    };
    const isSame = article.isPublished === (before.is_published === 1);
    const happened = article.isPublished ? 'article.published' : 'article.unpublished';
    await tx.record(isSame ? 'article.updated' : happened, { article, actor });
  });
}

/** Deletes an article with its draft, former slugs and views. */
export function deleteArticle(org: Org, id: string, actor: Actor): Promise<void> {
  return org.write(async (tx) => {
    const { title, slug, is_published } = await findArticle(tx, id);
    await tx.remove('help_articles', { id });
    await removeFilesOf(tx, [id]);
    await tx.remove('counters', { name: [viewsOf(id), votesOf(id, true), votesOf(id, false)] });
    await tx.next(revisions);
    const article = { id, title, slug, isPublished: is_published === 1 };
    await tx.record('article.deleted', { article, actor });
  });
}

/** Saves the draft of an article. */
export function saveDraft(
  org: Org,
  id: string,
  input: Schema<'HelpDraftInput'>,
  expected: string | null,
): Promise<void> {
  const content = cleanContent(input.content);
  return writeTexts(org, async (tx) => {
    const before = await findUnlessStale(tx, id, expected);
    await tx.update(
      'help_articles',
      { id },
      { draft: { ...input, content, savedAt: now() }, version: Number(before.version) + 1 },
    );
  });
}

export function discardDraft(org: Org, id: string): Promise<void> {
  return org.write(async (tx) => {
    const before = await findArticle(tx, id);
    if (before.draft === null) return;
    await tx.update('help_articles', { id }, { draft: null, version: Number(before.version) + 1 });
  });
}

/** The version for `If-Match`; views do not change it. */
export const versionOf = ({ version }: { version: number }) => Number(version);

const distinct = (tags: string[]) => [...new Set(tags)];

async function findUnlessStale(tx: Tx, id: string, expected: string | null) {
  const row = await findArticle(tx, id);
  if (expected !== null && expected !== String(versionOf(row))) {
    throw new Refusal(412, 'This article was changed by someone else', 'stale');
  }
  return row;
}

/** Changes the slug; the former one redirects to it. */
async function moveTo(tx: Tx, { id, slug: before }: HelpArticleRow, slug: string) {
  await refuseTaken(tx, slug);
  await tx.remove('help_slugs', { slug: [slug, before] });
  await tx.insert('help_slugs', { slug: before, article_id: id });
}

const withExternalId = prepare((org, p: P<'externalId'>) =>
  org.from('help_articles').where('external_id', p.externalId).select('id'),
);

async function refuseTakenId(tx: Tx, externalId: string | null | undefined, id?: string) {
  if (externalId == null) return;
  const other = await tx.first<{ id: string }>(withExternalId({ externalId }));
  if (!other || other.id === id) return;
  const message = 'Another article has this external ID';
  const errors = [{ field: 'externalId', code: 'external_id_taken', message }];
  throw new Refusal(409, message, 'external_id_taken', { errors });
}

const withSlug = prepare((org, p: P<'slug'>) =>
  org.from('help_articles').where('slug', p.slug).select('id'),
);

async function refuseTaken(tx: Tx, slug: string) {
  if (!(await tx.first(withSlug({ slug })))) return;
  const message = 'An article with this slug already exists';
  const errors = [{ field: 'slug', code: 'slug_taken', message }];
  throw new Refusal(409, message, 'slug_taken', { errors });
}

/** The current time, or later if the last change was in the same millisecond. */
function after(last: string) {
  const at = now();
  return at > last ? at : new Date(Date.parse(last) + 1).toISOString();
}
