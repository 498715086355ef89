import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { KeyCaller } from '../../auth/caller.ts';
import type { WebhookRow } from '../../database/rows/programs.ts';
import { scopeOfEvent } from '../../events/for-programs.ts';
import { Refusal } from '../../refusal.ts';

export const eventsOf = ({ event_names }: WebhookRow) =>
  JSON.parse(event_names) as Schema<'WebhookEventName'>[];

/** Refuses a key that would learn by the words of a filter which tags, forms and members there are. */
export function refuseFilter(key: KeyCaller | null, filter: string | undefined) {
  if (!filter || !key || key.permissions.has('tickets:read')) return;
  const message = 'This key needs tickets:read to filter by tickets';
  const errors = [{ field: 'filter', code: 'forbidden', message }];
  throw new Refusal(403, message, 'forbidden', { errors });
}

/** Refuses a key that would have events sent which it may not read; members who reach webhooks may read everything. */
export function refuseUnreadable(key: KeyCaller | null, events: Schema<'WebhookEventName'>[]) {
  const hidden = key && events.find((name) => !key.permissions.has(scopeOfEvent[name]));
  if (!hidden) return;
  const message = `This key needs ${scopeOfEvent[hidden]} to have ${hidden} sent`;
  const errors = [{ field: 'events', code: 'forbidden', message }];
  throw new Refusal(403, message, 'forbidden', { errors });
}
