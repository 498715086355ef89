import { useEffect, useReducer, useState } from 'react';
import { useSession } from '../../../data/session.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useFormVersion } from '../use-form-version.ts';
import { type ContactForm, draftOf, keepDraft, readDraft } from './draft.ts';
import { inputOf, judge, noSentences, refusalsOf } from './judge.ts';
import { type Action, reduce, startOf } from './reduce.ts';

/** One form in the making: what it is now, what is wrong with it, and how to save it. */
export function useBuilder(form: ContactForm | null, onSaved: () => void) {
  const { user } = useSession();
  const formId = form?.id ?? null;
  const [start] = useState(() => draftOf(form));
  const [kept] = useState(() => readDraft(user.id, formId));
  const [builder, dispatch] = useReducer(reduce, kept?.draft ?? start, startOf);
  const [sentences, setSentences] = useState(noSentences);
  const version = useFormVersion(form);
  const { draft } = builder;
  const isDirty = JSON.stringify(inputOf(draft)) !== JSON.stringify(inputOf(start));

  useEffect(() => {
    keepDraft(user.id, formId, isDirty ? { draft, from: form?.updatedAt ?? null } : null);
  }, [user.id, formId, isDirty, draft, form?.updatedAt]);

  const whenSaved = {
    refresh: ['contactForms.list', 'contactForms.stats', 'dashboard.automation'] as const,
    onDone: () => {
      forget();
      onSaved();
    },
    onFailed: (error: Error) => {
      showSentences(refusalsOf(error));
      void version.meet(error);
    },
  };
  const create = useWrite('contactForms.create', {
    done: 'Contact form created successfully',
    failed: 'Failed to create contact form',
    ...whenSaved,
  });
  const update = useWrite('contactForms.update', {
    done: 'Contact form updated successfully',
    failed: 'Failed to update contact form',
    ifMatch: version.ifMatch,
    ...whenSaved,
  });

  /** Shows what is wrong, and opens the first field that is. */
  function showSentences(found: typeof sentences) {
    setSentences(found);
    const [first] = found.keys();
    if (!first) return;
    dispatch({ do: 'look', pane: first.startsWith('settings.') ? 'settings' : 'fields' });
    const at = [...found.keys()].map((path) => /^fields\.(\d+)\./.exec(path)?.[1]).find(Boolean);
    const field = draft.fields[Number(at)];
    if (field) dispatch({ do: 'open', id: field.id });
  }

  function forget() {
    keepDraft(user.id, formId, null);
  }

  return {
    builder,
    isDirty,
    /** What was begun before has been put back. */
    isRestored: kept !== null,
    /** Somebody has saved the form since that was begun. */
    isOutdated: kept !== null && kept.from !== (form?.updatedAt ?? null),
    /** Somebody has saved it since this was begun, and saving has been refused for it. */
    isStale: version.isStale,
    isSaved: (fieldId: string) => Boolean(form?.fields.some(({ id }) => id === fieldId)),
    sentences,
    busy: create.busy || update.busy,
    act: (action: Action) => {
      dispatch(action);
      // What was said holds for what it was said of; saving judges again.
      if (action.do !== 'open' && action.do !== 'look') setSentences(noSentences);
    },
    startOver: () => dispatch({ do: 'restart', draft: start }),
    forget,
    save: () => {
      const found = judge(draft);
      if (found.size > 0) showSentences(found);
      else if (formId) update.write({ id: formId, ...inputOf(draft) });
      else create.write(inputOf(draft));
      return found.size === 0;
    },
  };
}

export type BuilderHook = ReturnType<typeof useBuilder>;
