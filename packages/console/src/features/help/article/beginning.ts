import { slugOf } from '@helpdesk/sdk/rules/slug';
import type { Stored } from './drafts.ts';
import { readKept } from './kept.ts';
import { emptyValues, type Values, valuesOf } from './values.ts';

type Beginning = {
  values: Values;
  /** A restored draft: when it was written, and whether the article has been saved since. */
  restored: { at: string; isOutdated: boolean } | null;
};

/** The initial values: the draft in this browser, else the draft on the server, else the article. */
export function beginningOf(owner: string, stored: Stored | null, title: string): Beginning {
  const kept = readKept(owner, stored?.article.id ?? null);
  if (!stored) {
    return kept && !title
      ? { values: kept.values, restored: { at: kept.at, isOutdated: false } }
      : { values: { ...emptyValues, title, slug: slugOf(title) }, restored: null };
  }
  const { article, etag } = stored;
  const { draft, isPublished } = article;
  // A local draft is older than the saved article, unless nothing was saved since.
  const isOutdated = kept?.version !== etag;
  if (kept && (!isOutdated || kept.at > (draft?.savedAt ?? article.updatedAt))) {
    return { values: kept.values, restored: { at: kept.at, isOutdated } };
  }
  return draft
    ? { values: valuesOf(draft, isPublished), restored: { at: draft.savedAt, isOutdated: false } }
    : { values: valuesOf(article, isPublished), restored: null };
}
