import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../../ui/Dialog.tsx';
import type { ItemDialogProps } from '../../../../ui/resource/resource.ts';
import m from '../../messages.yaml';
import { ForwardingGuide } from './ForwardingGuide.tsx';

/** How an address is connected, and whether it is. */
export function SetUpDialog({ item, onClose }: ItemDialogProps<Schema<'SupportAddress'>>) {
  return (
    <Dialog open size="lg" title={m.setUpDialog.connect({ email: item.email })} onClose={onClose}>
      <ForwardingGuide address={item} />
      <DialogActions>
        <Button onClick={onClose}>{m.setUpDialog.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
