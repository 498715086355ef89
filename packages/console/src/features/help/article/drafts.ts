import { helpdesk } from '../../../data/client.ts';
import { refusalCode } from '../../../data/use-write.ts';
import { createAutosave, type SaveState } from './autosave.ts';
import { keep } from './kept.ts';
import { areSame, draftOf, type HelpArticle, type Values } from './values.ts';

/** An article as the server has it, with the version that a change is made from. */
export type Stored = { article: HelpArticle; etag: string | null };

type Keeper = {
  userId: string;
  stored: Stored | null;
  /** What is there without the draft. */
  live: Values;
  onState: (state: SaveState) => void;
  /** Somebody else was faster; a second saving may replace theirs. */
  onStale: (theirs: HelpArticle) => void;
};

/** Asks for an article with its version. */
export async function fetchArticle(id: string): Promise<Stored> {
  const { data, etag } = await helpdesk.send('helpArticles.get', { id });
  return { article: data, etag };
}

/** Keeps what is written: at once on this machine, and after a pause as a draft on the server, which a new article has not. */
export function createDrafts({ userId, stored, live, onState, onStale }: Keeper) {
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
      // What was written meanwhile is not there yet.
      if (values === latest) keep(userId, id, null);
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
    /** The version that a change is made from; a draft that was kept meanwhile has made another. */
    version: () => version ?? undefined,
    meet,
    flush: autosave.flush,
    drop: autosave.drop,
    change(values: Values) {
      latest = values;
      const at = new Date().toISOString();
      keep(userId, id, areSame(values, live) ? null : { values, at, version });
      if (id) autosave.change(values);
    },
    /** Nothing of it is needed any more: it was saved, or thrown away. */
    async forget() {
      await autosave.drop();
      keep(userId, id, null);
    },
    async refetch() {
      version = (id && (await fetchArticle(id).catch(() => null))?.etag) || version;
    },
  };
}
