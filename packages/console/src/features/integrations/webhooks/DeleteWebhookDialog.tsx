import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Webhook } from './webhooks.ts';

type DeleteWebhookDialogProps = { webhook: Webhook; onClose: () => void };

export function DeleteWebhookDialog({ webhook, onClose }: DeleteWebhookDialogProps) {
  const { write, busy } = useWrite('webhooks.delete', {
    done: 'Webhook deleted successfully',
    failed: (error) => ({ title: 'Error', text: serverMessage(error, 'Failed to delete webhook') }),
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
