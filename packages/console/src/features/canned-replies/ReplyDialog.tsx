import { useState } from 'react';
import { useCan } from '../../data/session.ts';
import { useFormatting } from '../../data/use-formatting.ts';
import { fieldRefusals, serverMessage, useWrite } from '../../data/use-write.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { ReplyFields } from './ReplyFields.tsx';
import { ReplyPreview } from './ReplyPreview.tsx';
import { type CannedReply, readsOfReplies, useDeletion } from './replies.ts';
import { inputOf, judge, type ReplyValues, type Sentences, valuesOf } from './reply-values.ts';

type ReplyDialogProps = {
  /** The canned reply to edit; null for a new one. */
  reply: CannedReply | null;
  /** What a new one begins with. */
  begun?: { text: string; isFormatted: boolean } | undefined;
  onClose: () => void;
};

/** Creates or edits a canned reply. */
export default function ReplyDialog({ reply, begun, onClose }: ReplyDialogProps) {
  const mayWriteTeam = useCan()('manage_help_center');
  const [start] = useState(() => valuesOf(reply, begun));
  const [values, setValues] = useState(start);
  const [sentences, setSentences] = useState<Sentences>({});
  const [isAsked, setIsAsked] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const isDirty = JSON.stringify(values) !== JSON.stringify(start);
  const close = () => (isDirty ? setIsAsked(true) : onClose());

  const { write: remove } = useDeletion();
  const back = useWrite('cannedReplies.update', {
    done: 'The change was undone',
    failed: 'The change could not be undone',
    refresh: readsOfReplies,
  });
  const whenDone = {
    refresh: readsOfReplies,
    onDone: onClose,
    onFailed: (error: Error) =>
      showSentences(
        Object.fromEntries(fieldRefusals(error).map(({ field, message }) => [field, message])),
      ),
  };
  const failed = (error: Error) => ({
    title: 'Error',
    text: serverMessage(error, 'The canned reply could not be saved'),
  });
  const create = useWrite('cannedReplies.create', {
    done: ({ id }) => ({ title: 'Canned reply saved', undo: () => remove({ id }) }),
    failed,
    repeatable: true,
    ...whenDone,
  });
  const update = useWrite('cannedReplies.update', {
    done: () => ({
      title: 'Canned reply saved',
      undo: reply ? () => back.write({ id: reply.id, ...changeOf(start) }) : undefined,
    }),
    failed,
    ...whenDone,
  });

  function showSentences(found: Sentences) {
    setSentences(found);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus(),
    );
  }

  function change(part: Partial<ReplyValues>) {
    setValues((old) => ({ ...old, ...part }));
    setSentences((old) => ({ ...old, [Object.keys(part)[0] ?? '']: undefined }));
  }

  const formatting = useFormatting(values.isFormatted, (isFormatted) => change({ isFormatted }));

  const changeOf = (from: ReplyValues) => ({
    ...inputOf({ ...from, isFormatted: from.isFormatted ?? formatting.isOn }),
    ...(mayWriteTeam && { visibility: from.visibility }),
  });

  function save() {
    if (isUploading) return;
    const found = judge(values);
    if (Object.keys(found).length > 0) showSentences(found);
    else if (reply) update.write({ id: reply.id, ...changeOf(values) });
    else create.write(changeOf(values));
  }

  return (
    <Dialog open onClose={close} size="lg" title={reply ? 'Edit Canned Reply' : 'New Canned Reply'}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog over another screen's form is its child in React's tree.
          event.stopPropagation();
          save();
        }}
      >
        <ReplyFields
          values={values}
          sentences={sentences}
          mayWriteTeam={mayWriteTeam}
          formatting={formatting}
          onChange={change}
          onFiles={(part) => setValues((old) => ({ ...old, ...part(old) }))}
          onUnfinished={setUploading}
        />
        <ReplyPreview text={values.text} isFormatted={formatting.isOn} />
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={isUploading}
            busy={create.busy || update.busy}
          >
            Save
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
