import { wordsOfMarkdown } from '@helpdesk/sdk/rules/markdown-text';
import { withoutPictures } from '@helpdesk/sdk/rules/picture-marks';
import type { Draft, DraftChange } from '../../../data/drafts.ts';
import { useKeptChoice } from '../../../data/kept-choice.ts';
import { toast } from '../../../data/toast.ts';
import m from '../messages.yaml';

/** Whether a draft uses the rich text editor. Plain text is a setting of this device, but a draft with formatting keeps it. */
export function useRichMode(draft: Draft, change: (part: DraftChange) => void, mayFormat: boolean) {
  const [mode, keep] = useKeptChoice('composer', ['rich', 'plain']);
  const isOnFor = ({ isFormatted }: Draft) =>
    mayFormat && (mode === 'rich' || isFormatted === true);

  function toggle() {
    const isOn = isOnFor(draft);
    keep(isOn ? 'plain' : 'rich');
    if (!isOn || draft.isFormatted !== true) return;
    const { text } = draft;
    change({ text: wordsOfMarkdown(withoutPictures(text)), isFormatted: false });
    toast({
      title: m.useRichMode.formattingRemoved,
      text: m.useRichMode.thisIsPlainTextNow,
      undo() {
        keep('rich');
        change({ text, isFormatted: true });
      },
    });
  }
  return { isOn: isOnFor(draft), isOnFor, toggle };
}
