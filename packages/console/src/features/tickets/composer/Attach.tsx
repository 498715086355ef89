import type { RefObject } from 'react';
import { upload } from '../../../data/upload.ts';
import { useUploads } from '../../../data/use-uploads.ts';
import { AttachFiles } from '../../../ui/AttachFiles.tsx';
import type { Draft, DraftChange } from './draft.ts';

type AttachProps = {
  box: RefObject<HTMLTextAreaElement | null>;
  draft: Draft;
  isFormatted: boolean;
  onChange: (part: DraftChange) => void;
  onUnfinished: (is: boolean) => void;
};

/** The files of a reply or note that is being written. */
export default function Attach({ box, draft, isFormatted, onChange, onUnfinished }: AttachProps) {
  const uploads = useUploads({
    files: draft.files ?? [],
    onChange,
    onUnfinished,
    send: upload,
    box,
    onText: (how) => onChange(({ text }) => ({ text: how(text) })),
  });
  return (
    <AttachFiles
      uploads={uploads}
      text={draft.text}
      isFormatted={isFormatted}
      onFormatted={() => onChange({ isFormatted: true })}
    />
  );
}
