import { upload } from '../../../data/upload.ts';
import { useUploads } from '../../../data/use-uploads.ts';
import { AttachFiles } from '../../../ui/AttachFiles.tsx';

type AttachProps = Omit<Parameters<typeof useUploads>[0], 'send'> & {
  /** Not in a chat that is over. */
  isOn: boolean;
};

/** The files of a message or note that is being written in a chat. */
export default function Attach({ isOn, ...draft }: AttachProps) {
  return <AttachFiles isOn={isOn} uploads={useUploads({ ...draft, send: upload })} />;
}
