import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import { Select } from '../../../ui/Select.tsx';
import { readsOfTags, type Tag, ticketCount, useRestoring } from './use-tags.ts';

/** Gives the tickets of a tag another one, and deletes it. */
export function MergeDialog({ item: tag, onClose }: ItemDialogProps<Tag>) {
  const { data: tags = [] } = useRead('tags.list');
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
    failed: messageOr('The tags could not be merged'),
    refresh: readsOfTags,
    onDone: onClose,
  });
  const others = tags.filter(({ id }) => id !== tag.id);

  return (
    <FormDialog
      size="sm"
      title={`Merge “${tag.name}”`}
      submit="Merge"
      busy={merge.busy}
      onSubmit={() => {
        if (target) merge.write({ id: target.id, tagIds: [tag.id] });
        else setSentence('Select the tag that its tickets get');
      }}
      onClose={onClose}
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
        {target ? consequence(tag, target) : `“${tag.name}” is on ${ticketCount(tag.ticketCount)}.`}
      </p>
    </FormDialog>
  );
}

function consequence({ name, ticketCount: count }: Tag, target: Tag) {
  const end = `“${name}” is deleted, which can be undone.`;
  if (count === 0) return `“${name}” is on no ticket. ${end}`;
  return `${ticketCount(count)} with “${name}” will have “${target.name}” instead, and ${end}`;
}
