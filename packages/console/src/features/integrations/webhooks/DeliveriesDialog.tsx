import { dateTime } from '@helpdesk/sdk/rules/dates';
import { RotateCw, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { Ago } from '../../../data/Ago.tsx';
import { useRead } from '../../../data/use-read.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import { LoadingRows } from '../LoadingRows.tsx';
import { Attempts } from './Attempts.tsx';
import { type Delivery, stateTones, type Webhook } from './webhooks.ts';

const page = 20;

/** The deliveries of a webhook, sent and pending, newest first; refetched while open. */
export function DeliveriesDialog({ item: webhook, onClose }: ItemDialogProps<Webhook>) {
  const [offset, setOffset] = useState(0);
  const { data, isError, error, refetch } = useRead(
    'webhooks.deliveries',
    { id: webhook.id, limit: page, offset },
    { every: 5_000, keepPrevious: true },
  );
  const failed = useWrite('webhooks.redeliverFailed', {
    done: ({ data: { queued } }) =>
      queued === 0 ? 'No delivery has failed' : `Sent again: ${queued}`,
    failed: messageOr('Failed to send the events again'),
    refresh: ['webhooks.deliveries'],
  });
  const total = data?.pagination.total ?? 0;
  return (
    <Dialog open onClose={onClose} title={`Deliveries to ${webhook.name}`} size="xl">
      {isError ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : data && total === 0 ? (
        <EmptyState icon={<ScrollText />} title="Nothing sent yet" />
      ) : (
        <ul aria-label="Deliveries" className="divide-y rounded-lg border">
          {data ? (
            data.data.map((delivery) => (
              <DeliveryRow key={delivery.id} webhookId={webhook.id} delivery={delivery} />
            ))
          ) : (
            <LoadingRows />
          )}
        </ul>
      )}
      <DialogActions>
        {total > 0 && (
          <Button
            icon={<RotateCw />}
            busy={failed.busy}
            onClick={() => failed.write({ id: webhook.id, since: new Date(0).toISOString() })}
          >
            Send all failed again
          </Button>
        )}
        {total > page && (
          <>
            <Button disabled={offset === 0} onClick={() => setOffset(offset - page)}>
              Newer
            </Button>
            <Button disabled={offset + page >= total} onClick={() => setOffset(offset + page)}>
              Older
            </Button>
          </>
        )}
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type DeliveryRowProps = { webhookId: string; delivery: Delivery };

function DeliveryRow({ webhookId, delivery }: DeliveryRowProps) {
  const { write, busy } = useWrite('webhooks.redeliver', {
    done: 'The event is sent again',
    failed: messageOr('Failed to send the event again'),
    refresh: ['webhooks.deliveries'],
  });
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5 text-sm">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <code className="font-mono text-xs">{delivery.type}</code>
          <Badge tone={stateTones[delivery.state]}>{delivery.state}</Badge>
        </p>
        <p className="mt-0.5 text-xs text-muted-foreground">
          <Ago at={delivery.createdAt} />
          {outcomeText(delivery)}
        </p>
      </div>
      <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Attempts
      </Button>
      {delivery.type !== 'webhook.test' && (
        <Button
          size="sm"
          icon={<RotateCw />}
          busy={busy}
          onClick={() => write({ id: webhookId, deliveryId: delivery.id })}
        >
          Send again
        </Button>
      )}
      {isOpen && <Attempts webhookId={webhookId} deliveryId={delivery.id} />}
    </li>
  );
}

/** What became of it, after its time. */
function outcomeText(delivery: Delivery) {
  const { attempt, status, durationMs, error, nextRetryAt } = delivery;
  return [
    attempt > 0 && `${attempt} ${attempt === 1 ? 'try' : 'tries'}`,
    status !== null && `${status} in ${durationMs ?? 0} ms`,
    error,
    nextRetryAt && `next try ${dateTime(nextRetryAt)}`,
  ]
    .filter(Boolean)
    .map((one) => ` · ${one}`)
    .join('');
}
