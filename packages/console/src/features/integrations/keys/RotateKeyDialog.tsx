import { useState } from 'react';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import { KeySecret } from './KeySecret.tsx';
import type { ApiKey } from './keys.ts';

export function RotateKeyDialog({ item: apiKey, onClose }: ItemDialogProps<ApiKey>) {
  const [secret, setSecret] = useState('');
  const { write, busy } = useWrite('apiKeys.rotate', {
    done: 'API key rotated successfully',
    failed: messageOr('Failed to rotate API key'),
    refresh: ['apiKeys.list'],
    repeatable: true,
    onDone: ({ data }) => setSecret(data.key),
  });
  if (secret) return <KeySecret secret={secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={`Rotate ${apiKey.name}?`}
      text="You get a new key with the same permissions. The one in use now works for another day, so that your programs can change over."
      confirm="Rotate"
      destructive={false}
      busy={busy}
      onConfirm={() => write({ id: apiKey.id, overlapHours: 24 })}
      onClose={onClose}
    />
  );
}
