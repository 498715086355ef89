import { messageOr, useWrite } from '../../../data/use-write.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import m from '../messages.yaml';
import type { Webhook } from './webhooks.ts';

export function DeleteWebhookDialog({ item: webhook, onClose }: ItemDialogProps<Webhook>) {
  const { write, busy } = useWrite('webhooks.delete', {
    done: m.deleteWebhookDialog.webhookDeletedSuccessfully,
    failed: messageOr(m.deleteWebhookDialog.failedToDeleteWebhook),
    refresh: ['webhooks.list'],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={m.deleteWebhookDialog.delete({ webhook: webhook.name })}
      text={m.deleteWebhookDialog.whatWaitsToBeSentIs}
      confirm={m.deleteWebhookDialog.delete2}
      busy={busy}
      onConfirm={() => write({ id: webhook.id })}
      onClose={onClose}
    />
  );
}
