import { slugOf } from '@helpdesk/sdk/rules/slug';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { refresh } from '../../../data/cache.ts';
import { useOwner } from '../../../data/session.ts';
import { useWrite } from '../../../data/use-write.ts';
import m from '../messages.yaml';
import { readsOfArticles } from '../reads.ts';
import type { SaveState } from './autosave.ts';
import { beginningOf } from './beginning.ts';
import { createDrafts, type Stored } from './drafts.ts';
import { refusalsOf, type Sentences, validate } from './validate.ts';
import {
  areSame,
  emptyValues,
  type HelpArticle,
  inputOf,
  type Values,
  valuesOf,
} from './values.ts';

type Options = {
  /** The stored article; null to create one. */
  stored: Stored | null;
  /** The initial title of a new article. */
  title?: string | undefined;
  onSaved: (article: HelpArticle) => void;
};

/** The state of the article editor: values, errors, drafts and saving. */
export function useArticle({ stored, title = '', onSaved }: Options) {
  const owner = useOwner();
  const client = useQueryClient();
  const id = stored?.article.id ?? null;
  const [live] = useState(() =>
    stored ? valuesOf(stored.article, stored.article.isPublished) : emptyValues,
  );
  const [begin] = useState(() => beginningOf(owner, stored, title));
  const [values, setValues] = useState(begin.values);
  const [isFollowing, setIsFollowing] = useState(!stored && values.slug === slugOf(values.title));
  const [sentences, setSentences] = useState<Sentences>({});
  const [saveState, setSaveState] = useState<SaveState>('idle');
  const [theirs, setTheirs] = useState<HelpArticle | null>(null);
  /** Incremented to restart the editor with other content. */
  const [edition, setEdition] = useState(0);
  const isDone = useRef(false);
  const [drafts] = useState(() =>
    createDrafts({ owner, stored, live, onState: setSaveState, onStale: setTheirs }),
  );

  useEffect(
    () => () => {
      if (!isDone.current) void drafts.flush().then(() => refresh(client, ['helpArticles.list']));
    },
    [drafts, client],
  );

  function change(part: Partial<Values>) {
    const next = { ...values, ...part };
    if (part.slug !== undefined) setIsFollowing(!id && part.slug === '');
    else if (part.title !== undefined && isFollowing) next.slug = slugOf(part.title);
    if (JSON.stringify(next) === JSON.stringify(values)) return;
    const changed = Object.keys(next).filter(
      (field) => next[field as keyof Values] !== values[field as keyof Values],
    );
    setValues(next);
    setSentences((old) => without(old, changed));
    drafts.change(next);
  }

  const whenSaved = {
    refresh: readsOfArticles,
    onDone: (article: HelpArticle) => {
      isDone.current = true;
      void drafts.forget();
      onSaved(article);
    },
    onFailed: (error: Error) => {
      setSentences(refusalsOf(error));
      void drafts.meet(error);
    },
  };
  const create = useWrite('helpArticles.create', {
    done: m.useArticle.articleCreatedSuccessfully,
    failed: m.useArticle.failedToCreateArticle,
    repeatable: true,
    ...whenSaved,
  });
  const update = useWrite('helpArticles.update', {
    done: m.useArticle.articleUpdatedSuccessfully,
    failed: m.useArticle.failedToUpdateArticle,
    get ifMatch() {
      return drafts.version();
    },
    ...whenSaved,
  });
  const discard = useWrite('helpArticles.discardDraft', { refresh: ['helpArticles.list'] });

  return {
    values,
    live,
    sentences,
    isDirty: !areSame(values, live),
    saveState,
    theirs,
    edition,
    isNew: !id,
    restored: begin.restored,
    busy: create.busy || update.busy,
    change,
    /** Returns whether all fields are valid. */
    async save(): Promise<boolean> {
      const found = validate(values);
      setSentences(found);
      if (Object.keys(found).length > 0) return false;
      await drafts.drop();
      if (id) update.write({ id, ...inputOf(values) });
      else create.write(inputOf(values));
      return true;
    },
    async startOver() {
      await drafts.forget();
      if (id) await discard.writeAsync({ id }).catch(() => null);
      await drafts.refetch();
      setValues(live);
      setIsFollowing(!id);
      setSentences({});
      setSaveState('idle');
      setEdition(edition + 1);
    },
  };
}

export type ArticleHook = ReturnType<typeof useArticle>;

function without(sentences: Sentences, fields: readonly string[]): Sentences {
  return Object.fromEntries(Object.entries(sentences).filter(([field]) => !fields.includes(field)));
}
