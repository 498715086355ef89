import { useState } from 'react';
import { tagGroups } from '../../../data/tag-options.ts';
import { useRead } from '../../../data/use-read.ts';
import { ComboPanel } from '../../../ui/ComboPanel.tsx';
import { PickerNotice } from '../../../ui/PickerNotice.tsx';
import { tagIcons } from '../../../ui/tag-icons.tsx';
import m from '../messages.yaml';

type ChatTagFilterPanelProps = {
  button: HTMLElement;
  tagId: string;
  onChange: (tagId: string) => void;
  onClose: () => void;
};

/** Chooses the tag that the listed chats have; choosing it again removes the filter. */
export default function ChatTagFilterPanel(props: ChatTagFilterPanelProps) {
  const { button, tagId, onChange, onClose } = props;
  const [text, setText] = useState('');
  const { data: tags = [], isPending, isError, refetch } = useRead('tags.list');
  const groups = tagGroups({
    icons: tagIcons,
    tags,
    text,
    first: [{ name: m.chatTagFilterPanel.chosen, tags: tags.filter(({ id }) => id === tagId) }],
    checked: (id) => id === tagId,
    // The tag's count is for tickets, not chats.
    hint: () => '',
  });
  return (
    <ComboPanel
      button={button}
      label={m.chatTagFilterPanel.chatsWithTheTag}
      placeholder={m.chatTagFilterPanel.findATag}
      text={text}
      onText={setText}
      groups={groups}
      notice={
        <PickerNotice
          isPending={isPending}
          isError={isError}
          onRetry={() => void refetch()}
          count={groups.flatMap(({ options }) => options).length}
          empty={
            tags.length > 0
              ? m.chatTagFilterPanel.noTagFound
              : m.chatTagFilterPanel.noTagsYetTheyAreCreated
          }
        />
      }
      onPick={(id) => {
        onChange(id === tagId ? '' : id);
        onClose();
      }}
      onClose={onClose}
      maxLength={50}
    />
  );
}
