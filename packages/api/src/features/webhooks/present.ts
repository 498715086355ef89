import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { WebhookAttemptRow, WebhookDeliveryRow } from '../../database/rows/programs.ts';
import { eventId, testEventId } from '../../events/for-programs.ts';
import { presentHeaders } from './own-headers.ts';
import { testDelivery } from './store/deliveries.ts';
import { eventsOf } from './store/wanted-events.ts';
import type { Webhook } from './store/webhooks.ts';

/** `filterProblem` explains why its filter matches nothing. */
export function presentWebhook(row: Webhook, filterProblem: string | null): Schema<'Webhook'> {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    events: eventsOf(row),
    filter: row.filter,
    filterProblem,
    headers: presentHeaders(row),
    isActive: row.is_active === 1,
    status: statusOf(row),
    retryCount: Number(row.failures),
    lastTriggeredAt: row.last_triggered_at,
    lastSuccessAt: row.last_success_at,
    lastFailureAt: row.last_failure_at,
    failingSince: row.failing_since,
    switchedOff:
      row.switched_off_at && row.switched_off_because
        ? { at: row.switched_off_at, because: row.switched_off_because }
        : null,
    createdAt: row.created_at,
  };
}

/** The status: disabled, result of the last delivery, or pending. */
function statusOf(row: Webhook): Schema<'WebhookStatus'> {
  if (row.is_active === 0) return 'inactive';
  const { last_failure_at: failure, last_success_at: success } = row;
  if (failure && (!success || failure > success)) return 'error';
  return success ? 'active' : 'pending';
}

export const presentAttempt = (row: WebhookAttemptRow): Schema<'WebhookAttempt'> => ({
  status: row.status,
  durationMs: row.duration_ms,
  error: row.error,
  answer: row.answer,
  createdAt: row.created_at,
});

export function presentDelivery(row: WebhookDeliveryRow): Schema<'WebhookDelivery'> {
  return {
    id: row.id,
    eventId: (row.type === testDelivery ? testEventId : eventId)(
      row.organization_id,
      Number(row.seq),
    ),
    type: row.type as Schema<'WebhookDelivery'>['type'],
    state: row.state,
    attempt: row.attempts,
    status: row.last_status,
    durationMs: row.duration_ms,
    error: row.error,
    createdAt: row.created_at,
    deliveredAt: row.delivered_at,
    nextRetryAt: row.state === 'waiting' ? row.due_at : null,
  };
}
