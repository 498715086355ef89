import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ApiPermission } from '@helpdesk/sdk/rules/roles';
import type { StoredEvent } from '../event-catalog.ts';

/** The events that are published to programs. */
export const webhookEvents = [
  'ticket.created',
  'ticket.updated',
  'ticket.assigned',
  'ticket.resolved',
  'ticket.snoozed',
  'ticket.unsnoozed',
  'ticket.marked_as_spam',
  'ticket.deleted',
  'ticket.restored',
  'ticket.merged',
  'ticket.unmerged',
  'contact_form.submitted',
] as const satisfies readonly Schema<'WebhookEventName'>[];

/** The permission that an API key needs to read an event or to subscribe to it. */
export const scopeOfEvent = {
  'ticket.created': 'tickets:read',
  'ticket.updated': 'tickets:read',
  'ticket.assigned': 'tickets:read',
  'ticket.resolved': 'tickets:read',
  'ticket.snoozed': 'tickets:read',
  'ticket.unsnoozed': 'tickets:read',
  'ticket.marked_as_spam': 'tickets:read',
  'ticket.deleted': 'tickets:read',
  'ticket.restored': 'tickets:read',
  'ticket.merged': 'tickets:read',
  'ticket.unmerged': 'tickets:read',
  'contact_form.submitted': 'contact_forms:read',
} as const satisfies Record<Schema<'WebhookEventName'>, ApiPermission>;

export type DeliverableEvent = Extract<StoredEvent, { name: Schema<'WebhookEventName'> }>;

export const isDeliverable = (event: StoredEvent): event is DeliverableEvent =>
  (webhookEvents as readonly string[]).includes(event.name);

/** The same for every attempt, for every webhook, and in the event log. */
export const eventId = (organizationId: string, seq: number) => `evt_${organizationId}_${seq}`;

/** The same for the test of a webhook, which is nowhere in the event log. */
export const testEventId = (organizationId: string, seq: number) =>
  `evt_test_${organizationId}_${seq}`;
