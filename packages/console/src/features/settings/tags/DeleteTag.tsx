import type { Schema } from '@helpdesk/sdk/contract/operations';
import { UsesNote } from '../../../data/UsesNote.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import m from '../messages.yaml';
import { type Tag, ticketCount } from './use-tags.ts';

type DeleteTagProps = {
  tag: Tag;
  /** Null if they couldn't be loaded. */
  uses: Schema<'Uses'> | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before deleting a tag that views, macros, forms or webhooks use. */
export function DeleteTag({ tag, uses, onConfirm, onClose }: DeleteTagProps) {
  return (
    <ConfirmDialog
      open
      title={m.deleteTag.delete({ tag: tag.name })}
      text={
        <>
          {m.deleteTag.itsRemovedFromYouCanRestore({ ticketCount: ticketCount(tag.ticketCount) })}
          <UsesNote uses={uses} />
        </>
      }
      confirm={m.deleteTag.delete2}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
