import { type ComponentProps, Suspense } from 'react';
import type EmojiPickerPart from './EmojiPicker.tsx';
import { later } from './later.tsx';

// Loaded on demand, because few texts contain emoji.
const EmojiPicker = later(async () => (await import('./EmojiPicker.tsx')).default);

type Picker = ComponentProps<typeof EmojiPickerPart>['picker'] & { isOpen: boolean };

/** The emoji list of a text box, loaded when it opens. */
export const LaterEmojis = ({ picker }: { picker: Picker }) =>
  picker.isOpen && (
    <Suspense>
      <EmojiPicker picker={picker} />
    </Suspense>
  );
