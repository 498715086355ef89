import { useState } from 'react';
import { useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { failure, readsOfTags, type Tag, ticketCount, useRestoring } from './use-tags.ts';

type MergeDialogProps = { tag: Tag; tags: readonly Tag[]; onClose: () => void };

/** Gives the tickets of a tag another one, and deletes it. */
export function MergeDialog({ tag, tags, onClose }: MergeDialogProps) {
  const [into, setInto] = useState('');
  const [sentence, setSentence] = useState<string>();
  const target = tags.find(({ id }) => id === into);
  const { write: restore } = useRestoring();
  const merge = useWrite('tags.merge', {
    done: ({ name, ticketCount: count }) => ({
      title: 'Tags merged',
      text: `“${name}” is now on ${ticketCount(count)}`,
      undo: () => restore({ id: tag.id }),
    }),
    failed: failure('The tags could not be merged'),
    refresh: readsOfTags,
    onDone: onClose,
  });
  const others = tags.filter(({ id }) => id !== tag.id);

  return (
    <Dialog open onClose={onClose} size="sm" title={`Merge “${tag.name}”`}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (target) merge.write({ id: target.id, tagIds: [tag.id] });
          else setSentence('Select the tag that its tickets get');
        }}
      >
        <Field label="Into" required error={sentence}>
          <Select
            value={into}
            onChange={(event) => {
              setInto(event.target.value);
              setSentence(undefined);
            }}
            options={[
              { value: '', label: 'Select a tag' },
              ...others.map(({ id, name, ticketCount: count }) => ({
                value: id,
                label: `${name} (${ticketCount(count)})`,
              })),
            ]}
          />
        </Field>
        <p role="status" className="text-sm text-muted-foreground">
          {target
            ? consequence(tag, target)
            : `“${tag.name}” is on ${ticketCount(tag.ticketCount)}.`}
        </p>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={merge.busy}>
            Merge
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function consequence({ name, ticketCount: count }: Tag, target: Tag) {
  const end = `“${name}” is deleted, which can be undone.`;
  if (count === 0) return `“${name}” is on no ticket. ${end}`;
  return `${ticketCount(count)} with “${name}” will have “${target.name}” instead, and ${end}`;
}
