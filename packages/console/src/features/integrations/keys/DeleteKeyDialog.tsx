import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ApiKey } from './keys.ts';

type DeleteKeyDialogProps = { apiKey: ApiKey; onClose: () => void };

export function DeleteKeyDialog({ apiKey, onClose }: DeleteKeyDialogProps) {
  const { write, busy } = useWrite('apiKeys.delete', {
    done: 'API key deleted successfully',
    failed: (error) => ({ title: 'Error', text: serverMessage(error, 'Failed to delete API key') }),
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
