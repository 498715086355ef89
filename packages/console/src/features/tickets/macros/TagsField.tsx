import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { tagGroups } from '../../../data/tag-options.ts';
import { useRead } from '../../../data/use-read.ts';
import { ComboPanel } from '../../../ui/ComboPanel.tsx';
import { PickerNotice } from '../../../ui/PickerNotice.tsx';
import { Tags } from '../../../ui/TagChip.tsx';
import { tagIcons } from '../../../ui/tag-icons.tsx';
import m from '../messages.yaml';

type TagRef = Schema<'TagRef'>;

type TagsFieldProps = { label: string; tags: TagRef[]; onChange: (tags: TagRef[]) => void };

/** The tags of a macro, chosen from the existing ones. */
export function TagsField({ label, tags, onChange }: TagsFieldProps) {
  const [opened, setOpened] = useState<HTMLElement | null>(null);
  const [text, setText] = useState('');
  const read = useRead('tags.list', undefined, { enabled: opened !== null });
  const known = read.data ?? [];
  const names = tags.map(({ name }) => name).join(', ');
  const groups = read.isPending
    ? []
    : tagGroups({
        icons: tagIcons,
        tags: known,
        text,
        checked: (id) => tags.some((tag) => tag.id === id),
      });

  function pick(id: string) {
    const others = tags.filter((tag) => tag.id !== id);
    const added = known.filter((tag) => tag.id === id && others.length === tags.length);
    onChange([...others, ...added.map(({ name, color }) => ({ id, name, color }))]);
    setText('');
  }

  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-medium">{label}</p>
      <button
        type="button"
        aria-label={names ? `${label}: ${names}` : label}
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        onClick={({ currentTarget }) => setOpened(opened ? null : currentTarget)}
        className="inline-flex min-h-8 max-w-full items-center gap-1 self-start rounded-sm text-left text-sm text-muted-foreground hover:ring-2 hover:ring-border-strong aria-expanded:ring-2 aria-expanded:ring-border-strong pointer-coarse:min-h-10"
      >
        <Tags tags={tags} />
        <Plus aria-hidden="true" className="size-4 shrink-0" />
        {tags.length === 0 && m.tagsField.none}
      </button>
      {opened && (
        <ComboPanel
          button={opened}
          label={label}
          placeholder={m.tagsField.findATag}
          text={text}
          onText={setText}
          groups={groups}
          notice={
            <PickerNotice
              isPending={read.isPending}
              isError={read.isError}
              onRetry={() => void read.refetch()}
              count={groups.flatMap(({ options }) => options).length}
              empty={known.length > 0 ? m.tagsField.noTagFound : m.tagsField.noTagsYet}
            />
          }
          onPick={pick}
          onClose={() => setOpened(null)}
          maxLength={50}
        />
      )}
    </div>
  );
}
