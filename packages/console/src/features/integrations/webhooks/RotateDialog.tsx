import { useState } from 'react';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import m from '../messages.yaml';
import { SigningSecret } from './SigningSecret.tsx';
import type { Webhook } from './webhooks.ts';

export function RotateDialog({ item: webhook, onClose }: ItemDialogProps<Webhook>) {
  const [secret, setSecret] = useState('');
  const { write, busy } = useWrite('webhooks.rotateSecret', {
    failed: messageOr(m.rotateDialog.failedToRotateTheSecret),
    repeatable: true,
    onDone: ({ data }) => setSecret(data.secret),
  });
  if (secret) {
    return (
      <SigningSecret
        title={m.rotateDialog.newSigningSecret}
        secret={secret}
        note={m.rotateDialog.theOldOneGoesOnSigning}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      title={m.rotateDialog.rotateTheSecret}
      text={m.rotateDialog.forADayMessagesToAre({ webhook: webhook.name })}
      confirm={m.rotateDialog.rotate}
      destructive={false}
      busy={busy}
      onConfirm={() => write({ id: webhook.id })}
      onClose={onClose}
    />
  );
}
