import { useShortcuts } from '../../../data/shortcuts.ts';

/** The keys of the text box, as on a ticket. */
export function ComposerKeys({ onBegin }: { onBegin: (isNote: boolean) => void }) {
  useShortcuts('Message', [
    { keys: 'r', label: 'Write a reply', run: () => onBegin(false) },
    { keys: 'n', label: 'Write an internal note', run: () => onBegin(true) },
  ]);
  return null;
}
