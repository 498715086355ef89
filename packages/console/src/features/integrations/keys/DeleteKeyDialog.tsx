import { messageOr, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import m from '../messages.yaml';
import type { ApiKey } from './keys.ts';

export function DeleteKeyDialog({ item: apiKey, onClose }: ItemDialogProps<ApiKey>) {
  const { write, busy } = useWrite('apiKeys.delete', {
    done: m.deleteKeyDialog.apiKeyDeletedSuccessfully,
    failed: messageOr(m.deleteKeyDialog.failedToDeleteApiKey),
    refresh: ['apiKeys.list'],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={m.deleteKeyDialog.delete({ apiKey: apiKey.name })}
      text={m.deleteKeyDialog.programsThatUseThisKeyStop}
      confirm={m.deleteKeyDialog.delete2}
      busy={busy}
      onConfirm={() => write({ id: apiKey.id })}
      onClose={onClose}
    />
  );
}
