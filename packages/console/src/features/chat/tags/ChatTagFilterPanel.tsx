import { useState } from 'react';
import { tagGroups } from '../../../data/tag-options.ts';
import { useRead } from '../../../data/use-read.ts';
import { ComboPanel } from '../../../ui/ComboPanel.tsx';
import { PickerNotice } from '../../../ui/PickerNotice.tsx';
import { tagIcons } from '../../../ui/tag-icons.tsx';

type ChatTagFilterPanelProps = {
  button: HTMLElement;
  tagId: string;
  onChange: (tagId: string) => void;
  onClose: () => void;
};

/** Chooses the tag that the listed chats have; choosing it again takes the filter away. */
export default function ChatTagFilterPanel(props: ChatTagFilterPanelProps) {
  const { button, tagId, onChange, onClose } = props;
  const [text, setText] = useState('');
  const { data: tags = [], isPending, isError, refetch } = useRead('tags.list');
  const groups = tagGroups({
    icons: tagIcons,
    tags,
    text,
    first: [{ name: 'Chosen', tags: tags.filter(({ id }) => id === tagId) }],
    checked: (id) => id === tagId,
    // The number of its tickets says nothing of chats.
    hint: () => '',
  });
  return (
    <ComboPanel
      button={button}
      label="Chats with the tag"
      placeholder="Find a tag..."
      text={text}
      onText={setText}
      groups={groups}
      notice={
        <PickerNotice
          isPending={isPending}
          isError={isError}
          onRetry={() => void refetch()}
          count={groups.flatMap(({ options }) => options).length}
          empty={tags.length > 0 ? 'No tag found' : 'No tags yet. They are created on a chat.'}
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
