import m from './messages.yaml';
import { PickerPanel } from './overlays/PickerPanel.tsx';

type Picker = {
  listId: string;
  isPending: boolean;
  active: number;
  pick: (index: number) => void;
  choose: (index: number) => void;
  emojis: readonly { sign: string; name: string }[];
};

const words = {
  none: '',
  failed: '',
  found: (count: number) => m.emojiPicker.emojiArrowsChooseEnterInserts({ count }),
};

/** The list of emoji above a text box; its parent must be positioned. */
export default function EmojiPicker({ picker }: { picker: Picker }) {
  return (
    <PickerPanel
      {...picker}
      isError={false}
      retry={() => {}}
      label={m.emojiPicker.emoji}
      words={words}
      options={picker.emojis.map(({ sign, name }) => ({
        key: name,
        content: (
          <>
            <span aria-hidden="true" className="w-6 text-center">
              {sign}
            </span>
            <span className="min-w-0 flex-1 truncate">{name.replaceAll('_', ' ')}</span>
          </>
        ),
      }))}
    />
  );
}
