import type { Schema } from '@helpdesk/sdk/contract/operations';
import { tagName } from '@helpdesk/sdk/rules/tags';
import { useState } from 'react';
import { newTag, tagGroups } from '../../../data/tag-options.ts';
import { useNewTag } from '../../../data/use-new-tag.ts';
import { useRead } from '../../../data/use-read.ts';
import { Button } from '../../../ui/Button.tsx';
import { ComboPanel } from '../../../ui/ComboPanel.tsx';
import { PickerNotice } from '../../../ui/PickerNotice.tsx';
import { tagIcons } from '../../../ui/tag-icons.tsx';
import m from '../messages.yaml';
import type { Ticket } from '../ticket-rows.ts';
import { type BulkChange, ticketCount } from './bulk.ts';
import { changeOf, countedTags, type Staged, staged } from './staged-tags.ts';

type BulkTagsProps = {
  button: HTMLElement;
  count: number;
  /** The selected tickets that are loaded. */
  tickets: readonly Ticket[];
  onChange: (change: BulkChange) => void;
  onClose: () => void;
};

/** Chooses the tags that all selected tickets get and lose, in one step. */
export default function BulkTags({ button, count, tickets, onChange, onClose }: BulkTagsProps) {
  const [text, setText] = useState('');
  const [choices, setChoices] = useState<Staged>(new Map());
  const [made, setMade] = useState<readonly Schema<'Tag'>[]>([]);
  const { data, isPending, isError, refetch } = useRead('tags.list');
  const { addTag, busy } = useNewTag();
  const known = data ?? [];
  const tags = [...known, ...made.filter(({ id }) => known.every((tag) => tag.id !== id))];
  const counts = countedTags(tickets);

  function haveIt(id: string) {
    const having = counts.get(id) ?? 0;
    if (having === count) return 'all';
    // The tags of tickets that aren't loaded are unknown.
    return having === 0 && tickets.length === count ? 'none' : 'some';
  }

  function hint(id: string) {
    const choice = choices.get(id);
    if (choice) return choice === 'add' ? m.bulkTags.add : m.bulkTags.remove;
    const having = counts.get(id) ?? 0;
    return having > 0 && having < count ? m.bulkTags.onOf({ having, count }) : '';
  }

  const groups = isPending
    ? []
    : tagGroups({
        icons: tagIcons,
        tags,
        text,
        first: [{ name: m.bulkTags.onTheseTickets, tags: tags.filter(({ id }) => counts.has(id)) }],
        mayAdd: true,
        checked: (id) => (choices.get(id) ?? (haveIt(id) === 'all' ? 'add' : 'remove')) === 'add',
        hint,
      });

  async function pick(key: string) {
    if (key === newTag) {
      const tag = busy ? null : await addTag(tagName(text));
      if (!tag) return;
      setMade((before) => [...before, tag]);
      setChoices((before) => new Map(before).set(tag.id, 'add'));
    } else {
      setChoices((before) => staged(before, key, haveIt(key)));
    }
    setText('');
  }

  function apply() {
    if (choices.size === 0) return;
    onClose();
    onChange(changeOf(choices));
  }

  return (
    <ComboPanel
      button={button}
      label={m.bulkTags.tags({ ticketCount: ticketCount(count) })}
      placement="top-start"
      placeholder={m.bulkTags.findOrCreateATag}
      text={text}
      onText={setText}
      groups={groups}
      notice={
        <PickerNotice
          isPending={isPending}
          isError={isError}
          onRetry={() => void refetch()}
          count={groups.flatMap(({ options }) => options).length}
          empty={m.bulkTags.noTagsYetTypeAName}
        />
      }
      footer={
        <div className="border-t p-1.5">
          <Button
            variant="primary"
            size="sm"
            className="w-full"
            disabled={choices.size === 0}
            onClick={apply}
          >
            {m.bulkTags.applyTo({ ticketCount: ticketCount(count) })}
          </Button>
        </div>
      }
      onPick={(key) => void pick(key)}
      onSubmit={apply}
      onClose={onClose}
      maxLength={50}
    />
  );
}
