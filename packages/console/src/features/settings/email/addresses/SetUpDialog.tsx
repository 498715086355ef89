import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../../ui/Dialog.tsx';
import type { ItemDialogProps } from '../../../../ui/resource/resource.ts';
import m from '../../messages.yaml';
import { ForwardingGuide } from './ForwardingGuide.tsx';
import { ImapDialog } from './ImapDialog.tsx';

/** How an address is connected, and whether it is. */
export function SetUpDialog({ item, onClose }: ItemDialogProps<Schema<'SupportAddress'>>) {
  const [isImap, setIsImap] = useState(false);
  if (isImap) return <ImapDialog item={item} onClose={onClose} />;
  return (
    <Dialog open size="lg" title={m.setUpDialog.connect({ email: item.email })} onClose={onClose}>
      <ForwardingGuide address={item} />
      {item.imap === null && (
        <Button
          className="mt-4"
          variant={item.forwardTo === null ? 'primary' : 'ghost'}
          size="sm"
          onClick={() => setIsImap(true)}
        >
          {item.forwardTo === null ? m.setUpDialog.fetchOverImap : m.setUpDialog.cantForward}
        </Button>
      )}
      <DialogActions>
        <Button onClick={onClose}>{m.setUpDialog.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
