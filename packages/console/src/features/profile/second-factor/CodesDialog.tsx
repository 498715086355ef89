import { Download } from 'lucide-react';
import { copyText } from '../../../data/copy-text.ts';
import { saveFile } from '../../../data/save-file.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CopyBox } from '../../../ui/CopyBox.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import m from '../messages.yaml';

/** Shows recovery codes once; only the user can close the dialog. */
export function CodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = codes.join('\n');
  return (
    <Dialog open onClose={onClose} title={m.codesDialog.yourRecoveryCodes}>
      <Banner tone="info" className="mb-4">
        {m.codesDialog.keepThemNowWhereYouFind}
      </Banner>
      <CopyBox
        copy={copyText}
        label={m.codesDialog.recoveryCodes}
        hint={m.codesDialog.eachSignsYouInOnceWhen}
        text={text}
      />
      <DialogActions>
        <Button
          icon={<Download />}
          onClick={() => saveFile(`${text}\n`, 'helpdesk-recovery-codes.txt', 'text/plain')}
        >
          {m.codesDialog.download}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {m.codesDialog.iHaveKeptThem}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
