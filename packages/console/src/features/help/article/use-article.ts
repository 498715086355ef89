import { slugOf } from '@helpdesk/sdk/rules/slug';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { refresh } from '../../../data/cache.ts';
import { helpdesk } from '../../../data/client.ts';
import { useSession } from '../../../data/session.ts';
import { refusalCode, useWrite } from '../../../data/use-write.ts';
import { readsOfArticles } from '../reads.ts';
import { createAutosave, type SaveState } from './autosave.ts';
import { judge, refusalsOf, type Sentences } from './judge.ts';
import { keep, readKept } from './kept.ts';
import {
  areSame,
  draftOf,
  emptyValues,
  type HelpArticle,
  inputOf,
  type Values,
  valuesOf,
} from './values.ts';

/** An article as the server has it, with the version that a change is made from. */
export type Stored = { article: HelpArticle; etag: string | null };

type Options = {
  /** null writes a new one. */
  stored: Stored | null;
  /** What a new one begins with. */
  title?: string | undefined;
  onSaved: (article: HelpArticle) => void;
};

/** Asks for an article with its version. */
export async function fetchArticle(id: string): Promise<Stored> {
  const { data, etag } = await helpdesk.send('helpArticles.get', { id });
  return { article: data, etag };
}

/** One article in the making: what it is now, what is wrong with it, how its drafts are kept and how it is saved. */
export function useArticle({ stored, title = '', onSaved }: Options) {
  const { user } = useSession();
  const client = useQueryClient();
  const id = stored?.article.id ?? null;
  const [begin] = useState(() => beginningOf(user.id, stored, title));
  const [values, setValues] = useState(begin.values);
  const [isFollowing, setIsFollowing] = useState(!stored && values.slug === slugOf(values.title));
  const [sentences, setSentences] = useState<Sentences>({});
  const [saveState, setSaveState] = useState<SaveState>('idle');
  const [theirs, setTheirs] = useState<HelpArticle | null>(null);
  /** Counts what the editor must begin anew with. */
  const [edition, setEdition] = useState(0);
  const etag = useRef(stored?.etag ?? null);
  const isDone = useRef(false);

  const live = useMemo(
    () => (stored ? valuesOf(stored.article, stored.article.isPublished) : emptyValues),
    [stored],
  );
  const isDirty = !areSame(values, live);

  const [autosave] = useState(() =>
    createAutosave(async (sent: Values) => {
      if (!id) return;
      try {
        const ifMatch = etag.current ?? undefined;
        const answer = await helpdesk.send(
          'helpArticles.saveDraft',
          { id, ...draftOf(sent) },
          { ifMatch },
        );
        etag.current = answer.etag;
        keep(user.id, id, null);
      } catch (error) {
        await meet(error);
        throw error;
      }
    }, setSaveState),
  );

  /** When somebody else was faster: theirs is shown, and a second saving may replace it. */
  async function meet(error: unknown) {
    if (!id || refusalCode(error) !== 'stale') return;
    autosave.pause(true);
    const now = await fetchArticle(id).catch(() => null);
    if (!now) return;
    etag.current = now.etag;
    setTheirs(now.article);
  }

  useEffect(
    () => () => {
      if (!isDone.current) void autosave.flush().then(() => refresh(client, ['helpArticles.list']));
    },
    [autosave, client],
  );

  function change(part: Partial<Values>) {
    const next = { ...values, ...part };
    if (part.slug !== undefined) setIsFollowing(part.slug === '');
    else if (part.title !== undefined && isFollowing) next.slug = slugOf(part.title);
    if (JSON.stringify(next) === JSON.stringify(values)) return;
    setValues(next);
    setSentences(without(sentences, Object.keys(part)));
    remember(next);
    if (id) autosave.change(next);
  }

  function remember(next: Values) {
    const at = new Date().toISOString();
    keep(user.id, id, areSame(next, live) ? null : { values: next, at, version: etag.current });
  }

  function forget() {
    isDone.current = true;
    keep(user.id, id, null);
  }

  const whenSaved = {
    refresh: readsOfArticles,
    onDone: (article: HelpArticle) => {
      forget();
      onSaved(article);
    },
    onFailed: (error: Error) => {
      setSentences(refusalsOf(error));
      void meet(error);
    },
  };
  const create = useWrite('helpArticles.create', {
    done: 'Article created successfully',
    failed: 'Failed to create article',
    repeatable: true,
    ...whenSaved,
  });
  const update = useWrite('helpArticles.update', {
    done: 'Article updated successfully',
    failed: 'Failed to update article',
    // A draft that was kept meanwhile has made another version.
    get ifMatch() {
      return etag.current ?? undefined;
    },
    ...whenSaved,
  });
  const discard = useWrite('helpArticles.discardDraft', { refresh: ['helpArticles.list'] });

  return {
    values,
    live,
    sentences,
    isDirty,
    saveState,
    theirs,
    edition,
    isNew: !id,
    /** What was begun before has been put back. */
    restored: begin.restored,
    busy: create.busy || update.busy,
    change,
    /** Answers whether there was nothing wrong with it. */
    async save(): Promise<boolean> {
      const found = judge(values);
      setSentences(found);
      if (Object.keys(found).length > 0) return false;
      if (!id) create.write(inputOf(values));
      else {
        await autosave.drop();
        update.write({ id, ...inputOf(values) });
      }
      return true;
    },
    async startOver() {
      await autosave.drop();
      if (id) await discard.writeAsync({ id }).catch(() => null);
      if (id) etag.current = (await fetchArticle(id).catch(() => null))?.etag ?? etag.current;
      keep(user.id, id, null);
      setValues(live);
      setIsFollowing(!id);
      setSentences({});
      setSaveState('idle');
      setEdition(edition + 1);
    },
  };
}

export type ArticleHook = ReturnType<typeof useArticle>;

function beginningOf(userId: string, stored: Stored | null, title: string) {
  const kept = readKept(userId, stored?.article.id ?? null);
  if (!stored) {
    const fresh = { ...emptyValues, title, slug: slugOf(title) };
    return kept && !title
      ? { values: kept.values, restored: { at: kept.at, isOutdated: false } }
      : { values: fresh, restored: null };
  }
  const { article, etag } = stored;
  const { draft } = article;
  if (kept && kept.at > (draft?.savedAt ?? article.updatedAt)) {
    return {
      values: kept.values,
      restored: { at: kept.at, isOutdated: kept.version !== etag },
    };
  }
  // Written elsewhere, and saved there since.
  const isNewer = kept && kept.version === etag;
  if (isNewer) return { values: kept.values, restored: { at: kept.at, isOutdated: false } };
  return draft
    ? {
        values: valuesOf(draft, article.isPublished),
        restored: { at: draft.savedAt, isOutdated: false },
      }
    : { values: valuesOf(article, article.isPublished), restored: null };
}

function without(sentences: Sentences, fields: readonly string[]): Sentences {
  return Object.fromEntries(Object.entries(sentences).filter(([field]) => !fields.includes(field)));
}
