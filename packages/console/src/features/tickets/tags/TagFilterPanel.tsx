import { useState } from 'react';
import { tagGroups } from '../../../data/tag-options.ts';
import { toast } from '../../../data/toast.ts';
import { useRead } from '../../../data/use-read.ts';
import { ComboPanel } from '../../../ui/ComboPanel.tsx';
import { cx } from '../../../ui/cx.ts';
import { PickerNotice } from '../../../ui/PickerNotice.tsx';
import { tagIcons } from '../../../ui/tag-icons.tsx';
import m from '../messages.yaml';
import {
  filteredTags,
  maxFiltered,
  type TagFilters,
  type TagMode,
  withPicked,
} from './tag-filters.ts';

type TagFilterPanelProps = {
  button: HTMLElement;
  filters: TagFilters;
  onChange: (part: Partial<TagFilters>) => void;
  onClose: () => void;
};

const modes = [
  { mode: 'tags', label: m.tagFilterPanel.all, hint: m.tagFilterPanel.allOf },
  { mode: 'anyTag', label: m.tagFilterPanel.any, hint: m.tagFilterPanel.anyOf },
  { mode: 'noTag', label: m.tagFilterPanel.none, hint: m.tagFilterPanel.noneOf },
] as const;

/** Selects the tags that the listed tickets have: all, any or none of them. */
export default function TagFilterPanel(props: TagFilterPanelProps) {
  const { button, filters, onChange, onClose } = props;
  const chosen = filteredTags(filters);
  const [text, setText] = useState('');
  const [mode, setMode] = useState<TagMode>(() => [...chosen.values()][0] ?? 'tags');
  // Selected tags keep their positions while the user picks.
  const [first] = useState(chosen);
  const { data: tags = [], isPending, isError, refetch } = useRead('tags.list');
  const groups = tagGroups({
    icons: tagIcons,
    tags,
    text,
    first: [{ name: m.tagFilterPanel.chosen, tags: tags.filter(({ id }) => first.has(id)) }],
    checked: (id) => chosen.has(id),
    hint: (id) => modes.find((one) => one.mode === chosen.get(id))?.hint,
  });
  return (
    <ComboPanel
      button={button}
      label={m.tagFilterPanel.tags}
      placeholder={m.tagFilterPanel.findATag}
      text={text}
      onText={setText}
      groups={groups}
      header={<ModeChoice mode={mode} onChange={setMode} />}
      notice={
        <PickerNotice
          isPending={isPending}
          isError={isError}
          onRetry={() => void refetch()}
          count={groups.flatMap(({ options }) => options).length}
          empty={
            tags.length > 0 ? m.tagFilterPanel.noTagFound : m.tagFilterPanel.noTagsYetTheyAreCreated
          }
        />
      }
      onPick={(id) => {
        const isFull = [...chosen.values()].filter((one) => one === mode).length >= maxFiltered;
        if (isFull && chosen.get(id) !== mode) {
          toast({ title: m.tagFilterPanel.aFilterTakesTags({ maxFiltered }), destructive: true });
          return;
        }
        onChange(withPicked(filters, id, mode));
        setText('');
      }}
      onClose={onClose}
      maxLength={50}
    />
  );
}

function ModeChoice({ mode, onChange }: { mode: TagMode; onChange: (mode: TagMode) => void }) {
  return (
    <fieldset className="flex items-center gap-1 px-3 pt-2 text-sm">
      <legend className="sr-only">{m.tagFilterPanel.ticketsWith}</legend>
      <span aria-hidden="true" className="mr-1 text-muted-foreground">
        {m.tagFilterPanel.ticketsWith}
      </span>
      {modes.map((one) => (
        <label
          key={one.mode}
          className={cx(
            'cursor-pointer rounded-sm px-2 py-0.5 text-xs font-medium has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:py-1.5',
            one.mode === mode
              ? 'bg-muted-strong text-foreground'
              : 'text-muted-foreground hover:text-foreground',
          )}
        >
          <input
            type="radio"
            name="tag-mode"
            className="sr-only"
            checked={one.mode === mode}
            onChange={() => onChange(one.mode)}
          />
          {one.label}
        </label>
      ))}
    </fieldset>
  );
}
