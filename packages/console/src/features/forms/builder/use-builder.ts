import { useEffect, useReducer, useState } from 'react';
import { useOwner } from '../../../data/session.ts';
import { useWrite } from '../../../data/use-write.ts';
import m from '../messages.yaml';
import { useSentSettings } from '../sent-settings.ts';
import { useFormVersion } from '../use-form-version.ts';
import { type ContactForm, draftOf, keepDraft, readDraft } from './draft.ts';
import { type Action, reduce, startOf } from './reduce.ts';
import { inputOf, noSentences, refusalsOf, validate } from './validate.ts';

/** The state of the form builder: the draft, its errors, and saving. */
export function useBuilder(form: ContactForm | null, onSaved: () => void) {
  const owner = useOwner();
  const formId = form?.id ?? null;
  const [start] = useState(() => draftOf(form));
  const [kept] = useState(() => readDraft(owner, formId));
  const [builder, dispatch] = useReducer(reduce, kept?.draft ?? start, startOf);
  const [sentences, setSentences] = useState(noSentences);
  const sent = useSentSettings();
  const version = useFormVersion(form);
  const { draft } = builder;
  const isDirty = JSON.stringify(inputOf(draft)) !== JSON.stringify(inputOf(start));

  useEffect(() => {
    keepDraft(owner, formId, isDirty ? { draft, from: form?.updatedAt ?? null } : null);
  }, [owner, formId, isDirty, draft, form?.updatedAt]);

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
    done: m.useBuilder.contactFormCreatedSuccessfully,
    failed: m.useBuilder.failedToCreateContactForm,
    ...whenSaved,
  });
  const update = useWrite('contactForms.update', {
    done: m.useBuilder.contactFormUpdatedSuccessfully,
    failed: m.useBuilder.failedToUpdateContactForm,
    ifMatch: version.ifMatch,
    ...whenSaved,
  });

  /** Shows the errors, and expands the first invalid field. */
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
    keepDraft(owner, formId, null);
  }

  return {
    builder,
    isDirty,
    /** Whether an unsaved draft has been restored. */
    isRestored: kept !== null,
    /** Whether the form has been saved by someone else since that draft was started. */
    isOutdated: kept !== null && kept.from !== (form?.updatedAt ?? null),
    /** Whether saving was refused because someone else has saved it since. */
    isStale: version.isStale,
    isSaved: (fieldId: string) => Boolean(form?.fields.some(({ id }) => id === fieldId)),
    sentences,
    busy: create.busy || update.busy,
    act: (action: Action) => {
      dispatch(action);
      // Server errors apply to the values that were sent; saving validates again.
      if (action.do !== 'open' && action.do !== 'look') setSentences(noSentences);
    },
    startOver: () => dispatch({ do: 'restart', draft: start }),
    forget,
    save: () => {
      const found = validate(draft);
      const input = { ...inputOf(draft), settings: sent(draft.settings) };
      if (found.size > 0) showSentences(found);
      else if (formId) update.write({ id: formId, ...input });
      else create.write(input);
      return found.size === 0;
    },
  };
}

export type BuilderHook = ReturnType<typeof useBuilder>;
