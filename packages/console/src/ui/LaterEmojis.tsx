import { type ComponentProps, Suspense } from 'react';
import type EmojiPickerPart from './EmojiPicker.tsx';
import { later } from './later.tsx';

// Most texts have no emoji.
const EmojiPicker = later(async () => (await import('./EmojiPicker.tsx')).default);

type Picker = ComponentProps<typeof EmojiPickerPart>['picker'] & { isOpen: boolean };

/** The emoji that a text box has opened, with code that comes then. */
export const LaterEmojis = ({ picker }: { picker: Picker }) =>
  picker.isOpen && (
    <Suspense>
      <EmojiPicker picker={picker} />
    </Suspense>
  );
