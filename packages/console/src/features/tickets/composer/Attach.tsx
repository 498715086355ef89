import { upload } from '../../../data/upload.ts';
import { useUploads } from '../../../data/use-uploads.ts';
import { AttachFiles } from '../../../ui/AttachFiles.tsx';

type AttachProps = Omit<Parameters<typeof useUploads>[0], 'send'>;

/** The files of a reply or note that is being written. */
export default function Attach(props: AttachProps) {
  return <AttachFiles uploads={useUploads({ ...props, send: upload })} />;
}
