import { ChatbotQueryInput } from '@helpdesk/sdk/schema/operations';
import { useState } from 'react';
import { sentencesOf, useDraft } from '../../../data/use-draft.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import m from '../messages.yaml';
import { readsOfQuestions } from '../reads.ts';
import { QueryFields } from './QueryFields.tsx';
import { type Editing, valuesOf, withKeywords } from './query-values.ts';

type QueryDialogProps = Editing & { onClose: () => void };

/** Creates or edits a query and its response. */
export function QueryDialog({ onClose, ...editing }: QueryDialogProps) {
  const { query, questionId } = editing;
  const draft = useDraft(() => valuesOf(editing));
  const { values } = draft;
  const [word, setWord] = useState('');

  const saving = {
    refresh: readsOfQuestions,
    onDone: onClose,
    onFailed: draft.showRefusals,
  };
  const create = useWrite('chatbot.create', {
    done: m.queryDialog.chatbotQueryCreatedSuccessfully,
    failed: messageOr(m.queryDialog.failedToCreateChatbotQuery),
    repeatable: true,
    ...saving,
  });
  const update = useWrite('chatbot.update', {
    done: m.queryDialog.chatbotQueryUpdatedSuccessfully,
    failed: messageOr(m.queryDialog.failedToUpdateChatbotQuery),
    ...saving,
  });

  function save() {
    const keywords = withKeywords(values.keywords, word);
    const input = { ...values, keywords, category: values.category || null };
    const validated = ChatbotQueryInput.safeParse(input);
    if (!validated.success) draft.show(sentencesOf(validated));
    else if (query) update.write({ id: query.id, ...input });
    else create.write({ ...input, ...(questionId && { questionId }) });
  }

  return (
    <FormDialog
      size="lg"
      title={query ? m.queryDialog.editQuery : m.queryDialog.addQuery}
      submit={query ? m.queryDialog.saveChanges : m.queryDialog.addQuery}
      busy={create.busy || update.busy}
      isDirty={word.trim() !== '' || draft.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <QueryFields
        values={values}
        sentences={draft.sentences}
        word={word}
        offersSuggestions={query === null}
        onWord={setWord}
        onChange={draft.change}
      />
    </FormDialog>
  );
}
