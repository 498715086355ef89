import { Webhook as WebhookIcon } from 'lucide-react';
import { useList } from '../../../data/use-list.ts';
import { ResourceCard } from '../../../ui/resource/ResourceCard.tsx';
import m from '../messages.yaml';
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
      name={m.webhooksTab.webhooks}
      title={m.webhooksTab.webhooks}
      subtitle={m.webhooksTab.signedMessagesToYourOwnAddresses}
      list={useList('webhooks.list')}
      row={(webhook, open) => <WebhookRow key={webhook.id} webhook={webhook} onOpen={open} />}
      dialogs={dialogs}
      create={{ label: m.webhooksTab.createWebhook, dialog: WebhookDialog }}
      empty={{
        icon: <WebhookIcon />,
        title: m.webhooksTab.noWebhooksYet,
        text: m.webhooksTab.sendEventsToAnAddressOf,
      }}
    />
  );
}
