import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import { Select } from '../../../ui/Select.tsx';
import m from '../messages.yaml';
import { readsOfTags, type Tag, ticketCount, useRestoring } from './use-tags.ts';

/** Merges a tag into another one: its tickets get that tag, and it's deleted. */
export function MergeDialog({ item: tag, onClose }: ItemDialogProps<Tag>) {
  const { data: tags = [] } = useRead('tags.list');
  const [into, setInto] = useState('');
  const [sentence, setSentence] = useState<string>();
  const target = tags.find(({ id }) => id === into);
  const { write: restore } = useRestoring();
  const merge = useWrite('tags.merge', {
    done: ({ name, ticketCount: count }) => ({
      title: m.mergeDialog.tagsMerged,
      text: m.mergeDialog.isNowOn({ name, ticketCount: ticketCount(count) }),
      undo: () => restore({ id: tag.id }),
    }),
    failed: messageOr(m.mergeDialog.theTagsCouldNotBeMerged),
    refresh: readsOfTags,
    onDone: onClose,
  });
  const others = tags.filter(({ id }) => id !== tag.id);

  return (
    <FormDialog
      size="sm"
      title={m.mergeDialog.merge({ tag: tag.name })}
      submit={m.mergeDialog.merge2}
      busy={merge.busy}
      onSubmit={() => {
        if (target) merge.write({ id: target.id, tagIds: [tag.id] });
        else setSentence(m.mergeDialog.selectTheTagThatItsTickets);
      }}
      onClose={onClose}
    >
      <Field label={m.mergeDialog.into} required error={sentence}>
        <Select
          value={into}
          onChange={(event) => {
            setInto(event.target.value);
            setSentence(undefined);
          }}
          options={[
            { value: '', label: m.mergeDialog.selectATag },
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
          : m.mergeDialog.isOn({ tag: tag.name, ticketCount: ticketCount(tag.ticketCount) })}
      </p>
    </FormDialog>
  );
}

function consequence({ name, ticketCount: count }: Tag, target: Tag) {
  const end = m.mergeDialog.isDeletedWhichCanBeUndone({ name });
  if (count === 0) return m.mergeDialog.isOnNoTicket({ name, end });
  return m.mergeDialog.withWillHaveInsteadAnd({
    ticketCount: ticketCount(count),
    name,
    target: target.name,
    end,
  });
}
