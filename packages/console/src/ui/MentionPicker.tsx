import m from './messages.yaml';
import { PickerPanel } from './overlays/PickerPanel.tsx';

type Picker = {
  isPending: boolean;
  isError: boolean;
  retry: () => void;
  options: readonly { id: string; name: string; email: string }[];
  active: number;
  listId: string;
  pick: (index: number) => void;
  choose: (index: number) => void;
};

const words = {
  none: m.mentionPicker.noMemberFound,
  failed: m.mentionPicker.theMembersCouldNotBeLoaded,
  found: (count: number) => m.mentionPicker.membersArrowsChooseEnterInserts({ count }),
};

/** The list of members above a note; its parent must be positioned. */
export default function MentionPicker({ picker }: { picker: Picker }) {
  return (
    <PickerPanel
      {...picker}
      label={m.mentionPicker.members}
      words={words}
      options={picker.options.map(({ id, name, email }) => ({
        key: id,
        content: (
          <>
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="max-w-[50%] truncate text-xs text-muted-foreground">{email}</span>
          </>
        ),
      }))}
    />
  );
}
