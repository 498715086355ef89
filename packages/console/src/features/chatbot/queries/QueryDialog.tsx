import { ChatbotQueryInput } from '@helpdesk/sdk/schema/operations';
import { useState } from 'react';
import { fieldRefusals, serverMessage, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { readsOfQuestions } from '../reads.ts';
import { QueryFields } from './QueryFields.tsx';
import { type Editing, type QueryValues, valuesOf, withKeywords } from './query-values.ts';

type QueryDialogProps = Editing & { onClose: () => void };
type Sentences = Partial<Record<string, string>>;

/** Creates or edits a query and its response. */
export function QueryDialog({ onClose, ...editing }: QueryDialogProps) {
  const { query, questionId } = editing;
  const [start] = useState(() => valuesOf(editing));
  const [values, setValues] = useState(start);
  const [word, setWord] = useState('');
  const [sentences, setSentences] = useState<Sentences>({});
  const [isAsked, setIsAsked] = useState(false);
  const isDirty = word.trim() !== '' || JSON.stringify(values) !== JSON.stringify(start);
  const close = () => (isDirty ? setIsAsked(true) : onClose());

  const whenDone = {
    refresh: readsOfQuestions,
    onDone: onClose,
    onFailed: (error: Error) => showSentences(fieldRefusals(error)),
  };
  const create = useWrite('chatbot.create', {
    done: 'Chatbot query created successfully',
    failed: (error) => ({
      title: 'Error',
      text: serverMessage(error, 'Failed to create chatbot query'),
    }),
    repeatable: true,
    ...whenDone,
  });
  const update = useWrite('chatbot.update', {
    done: 'Chatbot query updated successfully',
    failed: (error) => ({
      title: 'Error',
      text: serverMessage(error, 'Failed to update chatbot query'),
    }),
    ...whenDone,
  });

  function showSentences(found: readonly { field: string; message: string }[]) {
    const first = found.toReversed().map(({ field, message }) => [field.split('.')[0], message]);
    setSentences(Object.fromEntries(first));
    if (first.length === 0) return;
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus(),
    );
  }

  function change(part: Partial<QueryValues>) {
    setValues((old) => ({ ...old, ...part }));
    setSentences((old) => ({ ...old, [Object.keys(part)[0] ?? '']: undefined }));
  }

  function save() {
    const keywords = withKeywords(values.keywords, word);
    const input = { ...values, keywords, category: values.category || null };
    const judged = ChatbotQueryInput.safeParse(input);
    if (!judged.success) {
      showSentences(
        judged.error.issues.map(({ path, message }) => ({ field: String(path[0]), message })),
      );
    } else if (query) update.write({ id: query.id, ...input });
    else create.write({ ...input, ...(questionId && { questionId }) });
  }

  return (
    <Dialog open onClose={close} size="lg" title={query ? 'Edit Query' : 'Add Query'}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <QueryFields
          values={values}
          sentences={sentences}
          word={word}
          offersSuggestions={query === null}
          onWord={setWord}
          onChange={change}
        />
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="primary" busy={create.busy || update.busy}>
            {query ? 'Save Changes' : 'Add Query'}
          </Button>
        </DialogActions>
      </form>
      <ConfirmDialog
        open={isAsked}
        title="Discard unsaved changes?"
        text="What you have written here is not saved."
        confirm="Discard changes"
        onConfirm={onClose}
        onClose={() => setIsAsked(false)}
      />
    </Dialog>
  );
}
