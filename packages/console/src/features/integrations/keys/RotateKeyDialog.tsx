import { useState } from 'react';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import m from '../messages.yaml';
import { KeySecret } from './KeySecret.tsx';
import type { ApiKey } from './keys.ts';

export function RotateKeyDialog({ item: apiKey, onClose }: ItemDialogProps<ApiKey>) {
  const [secret, setSecret] = useState('');
  const { write, busy } = useWrite('apiKeys.rotate', {
    done: m.rotateKeyDialog.apiKeyRotatedSuccessfully,
    failed: messageOr(m.rotateKeyDialog.failedToRotateApiKey),
    refresh: ['apiKeys.list'],
    repeatable: true,
    onDone: ({ data }) => setSecret(data.key),
  });
  if (secret) return <KeySecret secret={secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={m.rotateKeyDialog.rotate({ apiKey: apiKey.name })}
      text={m.rotateKeyDialog.youGetANewKeyWith}
      confirm={m.rotateKeyDialog.rotate2}
      destructive={false}
      busy={busy}
      onConfirm={() => write({ id: apiKey.id, overlapHours: 24 })}
      onClose={onClose}
    />
  );
}
