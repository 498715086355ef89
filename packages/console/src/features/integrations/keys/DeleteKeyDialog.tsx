import { messageOr, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import type { ApiKey } from './keys.ts';

export function DeleteKeyDialog({ item: apiKey, onClose }: ItemDialogProps<ApiKey>) {
  const { write, busy } = useWrite('apiKeys.delete', {
    done: 'API key deleted successfully',
    failed: messageOr('Failed to delete API key'),
    refresh: ['apiKeys.list'],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={`Delete ${apiKey.name}?`}
      text="Programs that use this key stop working at once. This cannot be undone."
      confirm="Delete"
      busy={busy}
      onConfirm={() => write({ id: apiKey.id })}
      onClose={onClose}
    />
  );
}
