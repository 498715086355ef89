import { slugOf } from '@helpdesk/sdk/rules/slug';
import type { Stored } from './drafts.ts';
import { readKept } from './kept.ts';
import { emptyValues, type Values, valuesOf } from './values.ts';

type Beginning = {
  values: Values;
  /** What was begun before has been put back: when it was written, and whether somebody has saved the article since. */
  restored: { at: string; isOutdated: boolean } | null;
};

/** What writing begins with: what this machine has kept, else the draft of the server, else the article as it is. */
export function beginningOf(userId: string, stored: Stored | null, title: string): Beginning {
  const kept = readKept(userId, stored?.article.id ?? null);
  if (!stored) {
    return kept && !title
      ? { values: kept.values, restored: { at: kept.at, isOutdated: false } }
      : { values: { ...emptyValues, title, slug: slugOf(title) }, restored: null };
  }
  const { article, etag } = stored;
  const { draft, isPublished } = article;
  // What was written here is older than what was saved elsewhere, unless nothing was saved since.
  const isOutdated = kept?.version !== etag;
  if (kept && (!isOutdated || kept.at > (draft?.savedAt ?? article.updatedAt))) {
    return { values: kept.values, restored: { at: kept.at, isOutdated } };
  }
  return draft
    ? { values: valuesOf(draft, isPublished), restored: { at: draft.savedAt, isOutdated: false } }
    : { values: valuesOf(article, isPublished), restored: null };
}
