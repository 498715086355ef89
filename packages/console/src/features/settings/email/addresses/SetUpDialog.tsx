import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../../ui/Dialog.tsx';
import type { ItemDialogProps } from '../../../../ui/resource/resource.ts';
import m from '../../messages.yaml';
import { ForwardingGuide } from './ForwardingGuide.tsx';
import { ImapDialog } from './ImapDialog.tsx';
import { SignInButtons } from './SignInButtons.tsx';

/** How to connect an address, and whether it's connected. */
export function SetUpDialog({ item, onClose }: ItemDialogProps<Schema<'SupportAddress'>>) {
  const [isImap, setIsImap] = useState(false);
  if (isImap) return <ImapDialog item={item} onClose={onClose} />;
  const canSignIn = item.imap === null && item.providers.length > 0;
  return (
    <Dialog open size="lg" title={m.setUpDialog.connect({ email: item.email })} onClose={onClose}>
      {canSignIn && (
        <div className="mb-5 flex flex-col gap-3">
          <p className="text-sm text-muted-foreground">
            {m.setUpDialog.signIn({ email: item.email })}
          </p>
          <SignInButtons address={item} />
        </div>
      )}
      {!(canSignIn && item.forwardTo === null) && (
        <div className={canSignIn ? 'border-t pt-5' : ''}>
          <ForwardingGuide address={item} />
        </div>
      )}
      {item.imap === null && (
        <Button
          className="mt-4"
          variant={item.forwardTo === null && !canSignIn ? 'primary' : 'ghost'}
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
