import { tagsMatching } from '@helpdesk/sdk/rules/tags';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useRead } from '../../data/use-read.ts';
import { ComboPanel } from '../../ui/ComboPanel.tsx';
import { TagDot, Tags } from '../../ui/TagChip.tsx';
import m from './messages.yaml';

/** The number of tags shown at first; more can be found by typing. */
const MOST = 50;

type TagsSettingProps = {
  tagIds: readonly string[];
  sentence: string | undefined;
  onChange: (tagIds: string[]) => void;
};

/** The tags that the form's tickets get. */
export function TagsSetting({ tagIds, sentence, onChange }: TagsSettingProps) {
  const id = useId();
  const [opened, setOpened] = useState<HTMLElement | null>(null);
  const isNeeded = opened !== null || tagIds.length > 0;
  const { data: tags = [], ...read } = useRead('tags.list', undefined, { enabled: isNeeded });
  const [text, setText] = useState('');
  const chosen = tags.filter((tag) => tagIds.includes(tag.id));
  const names = chosen.map(({ name }) => name).join(', ');
  const options = tagsMatching(tags, text)
    .slice(0, MOST)
    .map(({ id: key, name, color }) => ({
      key,
      icon: <TagDot color={color} />,
      label: name,
      checked: tagIds.includes(key),
    }));

  function pick(key: string) {
    const others = tagIds.filter((one) => one !== key);
    onChange(others.length < tagIds.length ? others : [...others, key]);
    setText('');
  }

  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-medium">{m.tagsSetting.tags}</p>
      <button
        type="button"
        aria-label={names ? m.tagsSetting.tags2({ names }) : m.tagsSetting.addTag}
        aria-describedby={id}
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        onClick={({ currentTarget }) => setOpened(opened ? null : currentTarget)}
        className="inline-flex min-h-6 max-w-full items-center gap-1 self-start rounded-sm text-left text-sm text-muted-foreground hover:ring-2 hover:ring-border-strong aria-expanded:ring-2 aria-expanded:ring-border-strong"
      >
        <Tags tags={chosen} />
        <Plus aria-hidden="true" className="size-4 shrink-0" />
        {chosen.length === 0 && m.tagsSetting.addTag}
      </button>
      <p id={id} className={sentence ? 'text-xs text-destructive-text' : hintClass}>
        {sentence ?? m.tagsSetting.everyTicketOfThisFormGets}
      </p>
      {opened && (
        <ComboPanel
          button={opened}
          label={m.tagsSetting.tagsOfTheFormsTickets}
          placeholder={m.tagsSetting.findATag}
          text={text}
          onText={setText}
          groups={options.length > 0 ? [{ name: m.tagsSetting.tags, options }] : []}
          notice={
            <p
              role="status"
              className={options.length > 0 ? 'sr-only' : `px-3.5 pb-3 ${hintClass}`}
            >
              {noticeOf(options.length, tags.length, read.isPending, read.isError)}
            </p>
          }
          onPick={pick}
          onClose={() => setOpened(null)}
          maxLength={50}
        />
      )}
    </div>
  );
}

const hintClass = 'text-xs text-muted-foreground';

function noticeOf(found: number, known: number, isPending: boolean, isError: boolean): string {
  if (isError) return m.tagsSetting.theTagsCouldNotBeLoaded;
  if (isPending) return m.tagsSetting.loading;
  if (found > 0) return m.tagsSetting.tags3({ found });
  return known > 0 ? m.tagsSetting.noTagFound : m.tagsSetting.noTagsYetTheyAreCreated;
}
