import { messageOr, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import type { Webhook } from './webhooks.ts';

export function DeleteWebhookDialog({ item: webhook, onClose }: ItemDialogProps<Webhook>) {
  const { write, busy } = useWrite('webhooks.delete', {
    done: 'Webhook deleted successfully',
    failed: messageOr('Failed to delete webhook'),
    refresh: ['webhooks.list'],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={`Delete ${webhook.name}?`}
      text="What waits to be sent is dropped, and its log of deliveries is deleted."
      confirm="Delete"
      busy={busy}
      onConfirm={() => write({ id: webhook.id })}
      onClose={onClose}
    />
  );
}
