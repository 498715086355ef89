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
import m from '../messages.yaml';
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
      queued === 0
        ? m.deliveriesDialog.noDeliveryHasFailed
        : m.deliveriesDialog.sentAgain({ queued }),
    failed: messageOr(m.deliveriesDialog.failedToSendTheEventsAgain),
    refresh: ['webhooks.deliveries'],
  });
  const total = data?.pagination.total ?? 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.deliveriesDialog.deliveriesTo({ webhook: webhook.name })}
      size="xl"
    >
      {isError ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : data && total === 0 ? (
        <EmptyState icon={<ScrollText />} title={m.deliveriesDialog.nothingSentYet} />
      ) : (
        <ul aria-label={m.deliveriesDialog.deliveries} className="divide-y rounded-lg border">
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
            {m.deliveriesDialog.sendAllFailedAgain}
          </Button>
        )}
        {total > page && (
          <>
            <Button disabled={offset === 0} onClick={() => setOffset(offset - page)}>
              {m.deliveriesDialog.newer}
            </Button>
            <Button disabled={offset + page >= total} onClick={() => setOffset(offset + page)}>
              {m.deliveriesDialog.older}
            </Button>
          </>
        )}
        <Button variant="primary" onClick={onClose}>
          {m.deliveriesDialog.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type DeliveryRowProps = { webhookId: string; delivery: Delivery };

function DeliveryRow({ webhookId, delivery }: DeliveryRowProps) {
  const { write, busy } = useWrite('webhooks.redeliver', {
    done: m.deliveriesDialog.theEventIsSentAgain,
    failed: messageOr(m.deliveriesDialog.failedToSendTheEventAgain),
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
        {m.deliveriesDialog.attempts}
      </Button>
      {delivery.type !== 'webhook.test' && (
        <Button
          size="sm"
          icon={<RotateCw />}
          busy={busy}
          onClick={() => write({ id: webhookId, deliveryId: delivery.id })}
        >
          {m.deliveriesDialog.sendAgain}
        </Button>
      )}
      {isOpen && <Attempts webhookId={webhookId} deliveryId={delivery.id} />}
    </li>
  );
}

/** The result of a delivery, shown after its time. */
function outcomeText(delivery: Delivery) {
  const { attempt, status, durationMs, error, nextRetryAt } = delivery;
  return [
    attempt > 0 && m.deliveriesDialog.tries({ attempt }),
    status !== null && m.deliveriesDialog.inMs({ status, durationMs: durationMs ?? 0 }),
    error,
    nextRetryAt && m.deliveriesDialog.nextTry({ dateTime: dateTime(nextRetryAt) }),
  ]
    .filter(Boolean)
    .map((one) => ` · ${one}`)
    .join('');
}
