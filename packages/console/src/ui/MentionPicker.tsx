import { PickerPanel } from './PickerPanel.tsx';

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
  none: 'No member found',
  failed: 'The members could not be loaded.',
  found: (count: number) =>
    `${count} ${count === 1 ? 'member' : 'members'}, arrows choose, Enter inserts`,
};

/** The members above a note, in a parent that is positioned. */
export default function MentionPicker({ picker }: { picker: Picker }) {
  return (
    <PickerPanel
      {...picker}
      label="Members"
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
