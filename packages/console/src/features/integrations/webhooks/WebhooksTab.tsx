import { Webhook as WebhookIcon } from 'lucide-react';
import { useList } from '../../../data/use-list.ts';
import { ResourceCard } from '../../../ui/resource/ResourceCard.tsx';
import { DeleteWebhookDialog } from './DeleteWebhookDialog.tsx';
import { DeliveriesDialog } from './DeliveriesDialog.tsx';
import { RotateDialog } from './RotateDialog.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookRow } from './WebhookRow.tsx';

const dialogs = {
  edit: WebhookDialog,
  delete: DeleteWebhookDialog,
  rotate: RotateDialog,
  deliveries: DeliveriesDialog,
};

/** The organization's webhooks. */
export function WebhooksTab() {
  return (
    <ResourceCard
      name="Webhooks"
      title="Webhooks"
      subtitle="Signed messages to your own addresses when something happens."
      list={useList('webhooks.list')}
      row={(webhook, open) => <WebhookRow key={webhook.id} webhook={webhook} onOpen={open} />}
      dialogs={dialogs}
      create={{ label: 'Create Webhook', dialog: WebhookDialog }}
      empty={{
        icon: <WebhookIcon />,
        title: 'No webhooks yet',
        text: 'Send events to an address of yours, such as when a ticket is opened or resolved.',
      }}
    />
  );
}
