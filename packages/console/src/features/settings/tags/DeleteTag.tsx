import type { Schema } from '@helpdesk/sdk/contract/operations';
import { UsesNote } from '../../../data/UsesNote.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { type Tag, ticketCount } from './use-tags.ts';

type DeleteTagProps = {
  tag: Tag;
  /** Null where they could not be loaded. */
  uses: Schema<'Uses'> | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a tag is deleted that views, macros, forms or webhooks use. */
export function DeleteTag({ tag, uses, onConfirm, onClose }: DeleteTagProps) {
  return (
    <ConfirmDialog
      open
      title={`Delete ${tag.name}?`}
      text={
        <>
          It's removed from {ticketCount(tag.ticketCount)}. You can restore it for a day.
          <UsesNote uses={uses} />
        </>
      }
      confirm="Delete"
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
