import { useState } from 'react';
import { useCan } from '../../data/session.ts';
import { useDraft } from '../../data/use-draft.ts';
import { useFormatting } from '../../data/use-formatting.ts';
import { messageOr, useWrite } from '../../data/use-write.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import m from './messages.yaml';
import { ReplyFields } from './ReplyFields.tsx';
import { ReplyPreview } from './ReplyPreview.tsx';
import { type CannedReply, readsOfReplies, useDeletion } from './replies.ts';
import { inputOf, type ReplyValues, validate, valuesOf } from './reply-values.ts';

type ReplyDialogProps = {
  /** The canned reply to edit; absent to create one. */
  item?: CannedReply;
  /** The initial text of a new reply. */
  begun?: { text: string; isFormatted: boolean } | undefined;
  onClose: () => void;
};

/** Creates or edits a canned reply. */
export default function ReplyDialog({ item: reply, begun, onClose }: ReplyDialogProps) {
  const mayWriteTeam = useCan()('manage_help_center');
  const draft = useDraft(() => valuesOf(reply, begun));
  const { start, values, setValues, change } = draft;
  const [isUploading, setUploading] = useState(false);

  const { write: remove } = useDeletion();
  const back = useWrite('cannedReplies.update', {
    done: m.replyDialog.theChangeWasUndone,
    failed: m.replyDialog.theChangeCouldNotBeUndone,
    refresh: readsOfReplies,
  });
  const saving = {
    failed: messageOr(m.replyDialog.theCannedReplyCouldNotBe),
    refresh: readsOfReplies,
    onDone: onClose,
    onFailed: draft.showRefusals,
  };
  const create = useWrite('cannedReplies.create', {
    done: ({ id }) => ({ title: m.replyDialog.cannedReplySaved, undo: () => remove({ id }) }),
    repeatable: true,
    ...saving,
  });
  const update = useWrite('cannedReplies.update', {
    done: ({ id }) => ({
      title: m.replyDialog.cannedReplySaved,
      undo: () => back.write({ id, ...changeOf(start) }),
    }),
    ...saving,
  });
  const formatting = useFormatting(values.isFormatted, (isFormatted) => change({ isFormatted }));

  const changeOf = (from: ReplyValues) => ({
    ...inputOf({ ...from, isFormatted: from.isFormatted ?? formatting.isOn }),
    ...(mayWriteTeam && { visibility: from.visibility }),
  });

  function save() {
    if (isUploading) return;
    const found = validate(values);
    if (Object.keys(found).length > 0) draft.show(found);
    else if (reply) update.write({ id: reply.id, ...changeOf(values) });
    else create.write(changeOf(values));
  }

  return (
    <FormDialog
      size="lg"
      title={reply ? m.replyDialog.editCannedReply : m.replyDialog.newCannedReply}
      submit={m.replyDialog.save}
      disabled={isUploading}
      busy={create.busy || update.busy}
      isDirty={draft.isDirty}
      onSubmit={save}
      onClose={onClose}
    >
      <ReplyFields
        values={values}
        sentences={draft.sentences}
        mayWriteTeam={mayWriteTeam}
        formatting={formatting}
        onChange={change}
        onFiles={(part) => setValues((old) => ({ ...old, ...part(old) }))}
        onUnfinished={setUploading}
      />
      <ReplyPreview text={values.text} isFormatted={formatting.isOn} />
    </FormDialog>
  );
}
