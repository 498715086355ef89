import { type RefObject, useRef } from 'react';
import type { Draft, DraftChange } from '../../../data/drafts.ts';
import { upload } from '../../../data/upload.ts';
import { useUploads } from '../../../data/use-uploads.ts';
import { AttachFiles } from '../../../ui/AttachFiles.tsx';

type AttachProps = {
  box: RefObject<HTMLTextAreaElement | null>;
  draft: Draft;
  /** Whether this draft is shown; its uploads continue while the other one is. */
  isShown: boolean;
  isFormatted: boolean;
  /** False in a closed chat. */
  isOn: boolean;
  onChange: (part: DraftChange) => void;
  onUnfinished: (is: boolean) => void;
};

/** The file attachments of a chat message or note. */
export default function Attach(props: AttachProps) {
  const { box, draft, isShown, isFormatted, isOn, onChange, onUnfinished } = props;
  const nowhere = useRef<HTMLTextAreaElement>(null);
  const uploads = useUploads({
    files: draft.files ?? [],
    onChange,
    onUnfinished,
    send: upload,
    box: isShown ? box : nowhere,
    onText: (how) => onChange(({ text }) => ({ text: how(text) })),
  });
  return (
    <AttachFiles
      uploads={uploads}
      isShown={isShown}
      isOn={isOn}
      text={draft.text}
      isFormatted={isFormatted}
      onFormatted={() => onChange({ isFormatted: true })}
    />
  );
}
