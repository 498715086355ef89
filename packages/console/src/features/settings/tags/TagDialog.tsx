import { colorOfTagName, foldedTagName, type TagColor, tagName } from '@helpdesk/sdk/rules/tags';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { fieldRefusals, messageOr, useWrite } from '../../../data/use-write.ts';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import { ColorChoice } from './ColorChoice.tsx';
import { readsOfTags, type Tag } from './use-tags.ts';

type TagDialogProps = {
  /** The tag to edit; absent to create one. */
  item?: Tag;
  onClose: () => void;
};

/** Creates a tag, or changes its name and color on all of its tickets. */
export function TagDialog({ item: tag, onClose }: TagDialogProps) {
  const { data: tags = [] } = useRead('tags.list');
  const [name, setName] = useState(tag?.name ?? '');
  const [chosen, setColor] = useState<TagColor | null>(tag?.color ?? null);
  const [sentence, setSentence] = useState<string>();
  const color = chosen ?? colorOfTagName(name);
  const { write: change } = useWrite('tags.update', {
    done: m.tagDialog.changeUndone,
    failed: messageOr(m.tagDialog.theChangeCouldNotBeUndone),
    refresh: readsOfTags,
  });
  const whenDone = {
    failed: messageOr(m.tagDialog.theTagCouldNotBeSaved),
    refresh: readsOfTags,
    onDone: onClose,
    onFailed: (error: Error) => setSentence(fieldRefusals(error)[0]?.message),
  };
  const create = useWrite('tags.create', { done: m.tagDialog.tagCreated, ...whenDone });
  const update = useWrite('tags.update', {
    done: ({ name: now }) => ({
      title: m.tagDialog.tagSaved,
      ...(tag &&
        now !== tag.name && { text: m.tagDialog.isNowOnAllTickets({ tag: tag.name, now }) }),
      undo: tag ? () => change({ id: tag.id, name: tag.name, color: tag.color }) : undefined,
    }),
    ...whenDone,
  });

  function save() {
    const wanted = tagName(name);
    const found = sentenceFor(wanted, tags, tag);
    setSentence(found);
    if (found) return;
    if (tag) update.write({ id: tag.id, name: wanted, color });
    else create.write({ name: wanted, color });
  }

  return (
    <FormDialog
      size="sm"
      title={tag ? m.tagDialog.editTag : m.tagDialog.newTag}
      submit={m.tagDialog.save}
      busy={create.busy || update.busy}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={m.tagDialog.name} required error={sentence}>
        <Input
          value={name}
          maxLength={50}
          autoComplete="off"
          onChange={({ target }) => {
            setName(target.value);
            setSentence(undefined);
          }}
        />
      </Field>
      <ColorChoice color={color} onChange={setColor} />
    </FormDialog>
  );
}

/** Validates a tag's name before it's sent, with the server's error messages. */
function sentenceFor(name: string, tags: readonly Tag[], own?: Tag): string | undefined {
  const folded = foldedTagName(name);
  if (!folded) return m.tagDialog.nameIsRequired;
  if (name.includes(',')) return m.tagDialog.aTagCannotHaveAComma;
  const other = tags.find((tag) => foldedTagName(tag.name) === folded);
  return other && other.id !== own?.id ? m.tagDialog.thereIsAlreadyATagWith : undefined;
}
