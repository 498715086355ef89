import type { Schema } from '@helpdesk/sdk/contract/operations';
import { tagName } from '@helpdesk/sdk/rules/tags';
import { useState } from 'react';
import { useReach } from '../../../data/offline/reach.ts';
import { newTag, tagGroups } from '../../../data/tag-options.ts';
import { useNewTag } from '../../../data/use-new-tag.ts';
import { useRead } from '../../../data/use-read.ts';
import { ComboPanel } from '../../../ui/ComboPanel.tsx';
import { PickerNotice } from '../../../ui/PickerNotice.tsx';
import { tagIcons } from '../../../ui/tag-icons.tsx';
import m from '../messages.yaml';
import { useTagChange } from './use-tag-change.ts';

type TagPickerProps = {
  ticket: Schema<'Ticket'>;
  /** The button that opened it. */
  button: HTMLElement;
  onClose: () => void;
};

/** Adds and removes the tags of a ticket, each immediately; those of similar tickets come first. */
export default function TagPicker({ ticket, button, onClose }: TagPickerProps) {
  const { id, ticketNumber } = ticket;
  const [text, setText] = useState('');
  // Selected tags keep their positions while the user picks.
  const [had] = useState(ticket.tags);
  const { data: tags = [], isPending, isError, refetch } = useRead('tags.list');
  const suggested = useRead('tickets.suggestTags', { id });
  const setTag = useTagChange(ticket);
  const { addTag, busy } = useNewTag();
  const { isAway } = useReach();
  // While the server is unreachable there are no suggestions, but known tags can be picked.
  const isLoading = isPending || (suggested.isPending && !isAway);

  // Suggestions from the last time may be on the ticket already.
  const fresh = (suggested.data ?? []).filter((tag) => had.every(({ id: one }) => one !== tag.id));
  const groups = isLoading
    ? []
    : tagGroups({
        icons: tagIcons,
        tags,
        text,
        first: [
          { name: m.tagPicker.onSimilarTickets, tags: fresh },
          { name: m.tagPicker.onThisTicket, tags: had },
        ],
        mayAdd: true,
        checked: (tagId) => ticket.tags.some((tag) => tag.id === tagId),
      });

  async function pick(key: string) {
    if (key === newTag) {
      const tag = busy ? null : await addTag(tagName(text));
      if (!tag) return;
      setTag(tag, true);
    } else {
      const isOn = ticket.tags.some((tag) => tag.id === key);
      const known = [...tags, ...ticket.tags].find((tag) => tag.id === key);
      if (known) setTag(known, !isOn);
    }
    setText('');
  }

  return (
    <ComboPanel
      button={button}
      label={m.tagPicker.tagsOf({ ticketNumber })}
      placeholder={m.tagPicker.findOrCreateATag}
      text={text}
      onText={setText}
      groups={groups}
      notice={
        <PickerNotice
          isPending={isLoading}
          isError={isError}
          onRetry={() => void refetch()}
          count={groups.flatMap(({ options }) => options).length}
          empty={m.tagPicker.noTagsYetTypeAName}
        />
      }
      onPick={(key) => void pick(key)}
      onBackspace={() => {
        const last = ticket.tags.at(-1);
        if (last) setTag(last, false);
      }}
      onClose={onClose}
      maxLength={50}
    />
  );
}
