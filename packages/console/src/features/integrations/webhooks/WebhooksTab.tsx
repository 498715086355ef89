import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { LoadingRows } from '../LoadingRows.tsx';
import { DeleteWebhookDialog } from './DeleteWebhookDialog.tsx';
import { DeliveriesDialog } from './DeliveriesDialog.tsx';
import { RotateDialog } from './RotateDialog.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { type WebhookAction, WebhookRow } from './WebhookRow.tsx';
import type { Webhook } from './webhooks.ts';

const dialogs = {
  edit: WebhookDialog,
  delete: DeleteWebhookDialog,
  rotate: RotateDialog,
  deliveries: DeliveriesDialog,
};

type Open = { action: WebhookAction; webhook: Webhook } | { action: 'create' };

/** The organization's webhooks. */
export function WebhooksTab() {
  const { data, isError, error, refetch } = useRead('webhooks.list');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const Shown = open && open.action !== 'create' ? dialogs[open.action] : null;
  return (
    <Card>
      <CardHeader
        title="Webhooks"
        subtitle="Signed messages to your own addresses when something happens."
        actions={
          <Button variant="primary" icon={<Plus />} onClick={() => setOpen({ action: 'create' })}>
            Create Webhook
          </Button>
        }
      />
      {isError ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : data?.data.length === 0 ? (
        <EmptyState
          icon={<WebhookIcon />}
          title="No webhooks yet"
          text="Send events to an address of yours, such as when a ticket is opened or resolved."
        />
      ) : (
        <ul aria-label="Webhooks" className="divide-y">
          {data ? (
            data.data.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                onOpen={(action) => setOpen({ action, webhook })}
              />
            ))
          ) : (
            <LoadingRows />
          )}
        </ul>
      )}
      {open?.action === 'create' && <WebhookDialog onClose={close} />}
      {Shown && open && 'webhook' in open && <Shown webhook={open.webhook} onClose={close} />}
    </Card>
  );
}
