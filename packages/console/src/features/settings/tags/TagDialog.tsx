import { colorOfTagName, foldedTagName, type TagColor, tagName } from '@helpdesk/sdk/rules/tags';
import { useState } from 'react';
import { fieldRefusals, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { ColorChoice } from './ColorChoice.tsx';
import { failure, readsOfTags, type Tag } from './use-tags.ts';

type TagDialogProps = {
  /** The tag to edit; null for a new one. */
  tag: Tag | null;
  tags: readonly Tag[];
  onClose: () => void;
};

/** Creates a tag, or gives one another name or color on all of its tickets. */
export function TagDialog({ tag, tags, onClose }: TagDialogProps) {
  const [name, setName] = useState(tag?.name ?? '');
  const [chosen, setColor] = useState<TagColor | null>(tag?.color ?? null);
  const [sentence, setSentence] = useState<string>();
  const color = chosen ?? colorOfTagName(name);
  const { write: change } = useWrite('tags.update', {
    done: 'Change undone',
    failed: failure('The change could not be undone'),
    refresh: readsOfTags,
  });
  const whenDone = {
    failed: failure('The tag could not be saved'),
    refresh: readsOfTags,
    onDone: onClose,
    onFailed: (error: Error) => setSentence(fieldRefusals(error)[0]?.message),
  };
  const create = useWrite('tags.create', { done: 'Tag created', ...whenDone });
  const update = useWrite('tags.update', {
    done: ({ name: now }) => ({
      title: 'Tag saved',
      ...(tag && now !== tag.name && { text: `“${tag.name}” is now “${now}” on all tickets` }),
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
    <Dialog open onClose={onClose} size="sm" title={tag ? 'Edit Tag' : 'New Tag'}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label="Name" required error={sentence}>
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
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={create.busy || update.busy}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Why a tag cannot have a name: the sentences of the server, before it is asked. */
function sentenceFor(name: string, tags: readonly Tag[], own: Tag | null): string | undefined {
  const folded = foldedTagName(name);
  if (!folded) return 'Name is required';
  if (name.includes(',')) return 'A tag cannot have a comma in it';
  const other = tags.find((tag) => foldedTagName(tag.name) === folded);
  return other && other.id !== own?.id ? 'There is already a tag with this name' : undefined;
}
