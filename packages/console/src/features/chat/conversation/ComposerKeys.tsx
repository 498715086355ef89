import { useShortcuts } from '../../../data/shortcuts.ts';
import m from '../messages.yaml';

/** The shortcuts of the text box, as on a ticket. */
export function ComposerKeys({ onBegin }: { onBegin: (isNote: boolean) => void }) {
  useShortcuts('Message', [
    { keys: 'r', label: m.composerKeys.writeAReply, run: () => onBegin(false) },
    { keys: 'n', label: m.composerKeys.writeAnInternalNote, run: () => onBegin(true) },
  ]);
  return null;
}
