import { Download } from 'lucide-react';
import { copyText } from '../../../data/copy-text.ts';
import { saveFile } from '../../../data/save-file.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CopyBox } from '../../../ui/CopyBox.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';

/** Shows recovery codes once, so only the user closes it. */
export function CodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = codes.join('\n');
  return (
    <Dialog open onClose={onClose} title="Your recovery codes">
      <Banner tone="info" className="mb-4">
        Keep them now, where you find them without this device: they are shown only this once.
      </Banner>
      <CopyBox
        copy={copyText}
        label="Recovery codes"
        hint="Each signs you in once, when your other second factors are lost."
        text={text}
      />
      <DialogActions>
        <Button
          icon={<Download />}
          onClick={() => saveFile(`${text}\n`, 'helpdesk-recovery-codes.txt', 'text/plain')}
        >
          Download
        </Button>
        <Button variant="primary" onClick={onClose}>
          I have kept them
        </Button>
      </DialogActions>
    </Dialog>
  );
}
