import type { RefObject } from 'react';
import { upload } from '../../../data/upload.ts';
import { useUploads } from '../../../data/use-uploads.ts';
import { AttachFiles } from '../../../ui/AttachFiles.tsx';
import type { ChatDraft, ChatDraftChange } from './draft.ts';

type AttachProps = {
  box: RefObject<HTMLTextAreaElement | null>;
  draft: ChatDraft;
  isFormatted: boolean;
  /** Not in a chat that is over. */
  isOn: boolean;
  onChange: (part: ChatDraftChange) => void;
  onUnfinished: (is: boolean) => void;
};

/** The files of a message or note that is being written in a chat. */
export default function Attach(props: AttachProps) {
  const { box, draft, isFormatted, isOn, onChange, onUnfinished } = props;
  const uploads = useUploads({
    files: draft.files,
    onChange,
    onUnfinished,
    send: upload,
    box,
    onText: (how) => onChange(({ text }) => ({ text: how(text) })),
  });
  return (
    <AttachFiles
      uploads={uploads}
      isOn={isOn}
      text={draft.text}
      isFormatted={isFormatted}
      onFormatted={() => onChange({ isFormatted: true })}
    />
  );
}
