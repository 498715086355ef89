import { tagName } from '@helpdesk/sdk/rules/tags';
import { useState } from 'react';
import { useCan } from '../../../data/session.ts';
import { newTag, tagGroups } from '../../../data/tag-options.ts';
import { useNewTag } from '../../../data/use-new-tag.ts';
import { useRead } from '../../../data/use-read.ts';
import { ComboPanel } from '../../../ui/ComboPanel.tsx';
import { PickerNotice } from '../../../ui/PickerNotice.tsx';
import { tagIcons } from '../../../ui/tag-icons.tsx';
import type { ShownChat } from '../conversation/use-chat.ts';
import m from '../messages.yaml';
import { useTagChange } from './use-tag-change.ts';

type ChatTagPickerProps = {
  chat: ShownChat;
  /** The button that opened it. */
  button: HTMLElement;
  onClose: () => void;
};

/** Adds and removes the tags of a chat, each immediately. */
export default function ChatTagPicker({ chat, button, onClose }: ChatTagPickerProps) {
  const [text, setText] = useState('');
  const on = chat.session?.tags ?? [];
  // Selected tags keep their positions while the agent picks.
  const [had] = useState(on);
  const { data: tags = [], isPending, isError, refetch } = useRead('tags.list');
  const mayAdd = useCan()('resolve_tickets');
  const setTag = useTagChange(chat);
  const { addTag, busy } = useNewTag();
  const groups = isPending
    ? []
    : tagGroups({
        icons: tagIcons,
        tags,
        text,
        first: [{ name: m.chatTagPicker.onThisChat, tags: had }],
        mayAdd,
        checked: (id) => on.some((tag) => tag.id === id),
        // The tag's count is for tickets, not chats.
        hint: () => '',
      });

  async function pick(key: string) {
    if (key === newTag) {
      const tag = busy ? null : await addTag(tagName(text));
      if (!tag) return;
      setTag(tag, true);
    } else {
      const known = [...tags, ...on].find((tag) => tag.id === key);
      if (known)
        setTag(
          known,
          on.every((tag) => tag.id !== key),
        );
    }
    setText('');
  }

  return (
    <ComboPanel
      button={button}
      label={m.chatTagPicker.tagsOfTheChatWith({ chat: chat.name })}
      placeholder={mayAdd ? m.chatTagPicker.findOrCreateATag : m.chatTagPicker.findATag}
      text={text}
      onText={setText}
      groups={groups}
      notice={
        <PickerNotice
          isPending={isPending}
          isError={isError}
          onRetry={() => void refetch()}
          count={groups.flatMap(({ options }) => options).length}
          empty={mayAdd ? m.chatTagPicker.noTagsYetTypeAName : m.chatTagPicker.noTagFound}
        />
      }
      onPick={(key) => void pick(key)}
      onBackspace={() => {
        const last = on.at(-1);
        if (last) setTag(last, false);
      }}
      onClose={onClose}
      maxLength={50}
    />
  );
}
