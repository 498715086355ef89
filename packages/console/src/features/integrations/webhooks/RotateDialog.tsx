import { useState } from 'react';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import { SigningSecret } from './SigningSecret.tsx';
import type { Webhook } from './webhooks.ts';

export function RotateDialog({ item: webhook, onClose }: ItemDialogProps<Webhook>) {
  const [secret, setSecret] = useState('');
  const { write, busy } = useWrite('webhooks.rotateSecret', {
    failed: messageOr('Failed to rotate the secret'),
    repeatable: true,
    onDone: ({ data }) => setSecret(data.secret),
  });
  if (secret) {
    return (
      <SigningSecret
        title="New signing secret"
        secret={secret}
        note="The old one goes on signing beside it for a day."
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      title="Rotate the secret?"
      text={`For a day, messages to ${webhook.name} are signed with both secrets; then only with the new one.`}
      confirm="Rotate"
      destructive={false}
      busy={busy}
      onConfirm={() => write({ id: webhook.id })}
      onClose={onClose}
    />
  );
}
