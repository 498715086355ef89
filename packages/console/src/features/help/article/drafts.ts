import { helpdesk } from '../../../data/client.ts';
import { refusalCode } from '../../../data/use-write.ts';
import { createAutosave, type SaveState } from './autosave.ts';
import { keep } from './kept.ts';
import { areSame, draftOf, type HelpArticle, type Values } from './values.ts';

/** An article from the server, with the version that a change is based on. */
export type Stored = { article: HelpArticle; etag: string | null };

type Keeper = {
  owner: string;
  stored: Stored | null;
  /** The article without its draft. */
  live: Values;
  onState: (state: SaveState) => void;
  /** Someone else has saved first; saving again may overwrite their version. */
  onStale: (theirs: HelpArticle) => void;
};

/** Fetches an article with its version. */
export async function fetchArticle(id: string): Promise<Stored> {
  const { data, etag } = await helpdesk.send('helpArticles.get', { id });
  return { article: data, etag };
}

/** Stores the draft: immediately in this browser, and after a pause on the server. A new article has no server draft. */
export function createDrafts({ owner, stored, live, onState, onStale }: Keeper) {
  const id = stored?.article.id ?? null;
  let version = stored?.etag ?? null;
  let latest: Values | null = null;

  const autosave = createAutosave(async (values: Values) => {
    if (!id) return;
    const ifMatch = version ?? undefined;
    try {
      const input = { id, ...draftOf(values) };
      const { etag } = await helpdesk.send('helpArticles.saveDraft', input, { ifMatch });
      version = etag;
      // Text typed during the request isn't on the server yet, so its local copy stays.
      if (values === latest) keep(owner, id, null);
    } catch (error) {
      await meet(error);
      throw error;
    }
  }, onState);

  async function meet(error: unknown) {
    if (!id || refusalCode(error) !== 'stale') return;
    autosave.pause(true);
    const now = await fetchArticle(id).catch(() => null);
    if (!now) return;
    version = now.etag;
    onStale(now.article);
  }

  return {
    /** The version that a change is based on; saving a draft creates a new one. */
    version: () => version ?? undefined,
    meet,
    flush: autosave.flush,
    drop: autosave.drop,
    change(values: Values) {
      latest = values;
      const at = new Date().toISOString();
      keep(owner, id, areSame(values, live) ? null : { values, at, version });
      if (id) autosave.change(values);
    },
    /** Deletes the draft after it was saved or discarded. */
    async forget() {
      await autosave.drop();
      keep(owner, id, null);
    },
    async refetch() {
      version = (id && (await fetchArticle(id).catch(() => null))?.etag) || version;
    },
  };
}
