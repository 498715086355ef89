import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ApiPermission } from '@helpdesk/sdk/rules/api-permissions';
import { WebhookEventName } from '@helpdesk/sdk/schema/operations';
import type { StoredEvent } from '../event-catalog.ts';

type Published = Schema<'WebhookEventName'>;
type Noun = Published extends `${infer Before}.${string}` ? Before : never;

/** The permission that an API key needs to read the events of a noun or to subscribe to them. */
const scopes: Record<Noun, ApiPermission> = {
  ticket: 'tickets:read',
  message: 'tickets:read',
  note: 'tickets:read',
  task: 'tickets:read',
  time_entry: 'tickets:read',
  customer: 'tickets:read',
  tag: 'tags:read',
  contact_form: 'contact_forms:read',
  article: 'help:read',
  member: 'team:read',
  chat: 'chat:read',
};

/** The events that are published to API clients. */
export const webhookEvents: Published[] = WebhookEventName.options;

/** The permission for each event. */
export const scopeOfEvent = Object.fromEntries(
  webhookEvents.map((name) => [name, scopes[name.slice(0, name.indexOf('.')) as Noun]]),
) as Readonly<Record<Published, ApiPermission>>;

/** The events that a key with these permissions may read. */
export const readableEvents = (permissions: ReadonlySet<ApiPermission>): Published[] =>
  webhookEvents.filter((name) => permissions.has(scopeOfEvent[name]));

/**
 * An event that is published to API clients. Ticket replies and notes share one internal event but are published as two; so are
 * chat messages.
 */
export type DeliverableEvent = Extract<
  StoredEvent,
  { name: Published | 'ticket.replied' | 'chat.message' }
>;

/** The published name of an event; null if it isn't published. */
export function publishedName(event: StoredEvent): Published | null {
  if (event.name === 'ticket.replied') {
    return event.payload.visibility === 'public' ? 'message.created' : 'note.created';
  }
  if (event.name === 'chat.message') {
    const isVisitors = event.payload.message.senderType === 'customer';
    return isVisitors ? 'chat.message_received' : 'chat.message_sent';
  }
  return event.name in scopeOfEvent ? (event.name as Published) : null;
}

export const isDeliverable = (event: StoredEvent): event is DeliverableEvent =>
  publishedName(event) !== null;

const storedAs = {
  'message.created': 'ticket.replied',
  'note.created': 'ticket.replied',
  'chat.message_received': 'chat.message',
  'chat.message_sent': 'chat.message',
} as const satisfies { [Name in Published]?: StoredEvent['name'] };

/** The internal names of published events. */
export const storedNames = (names: readonly Published[]): DeliverableEvent['name'][] =>
  [
    ...new Set(
      names.map((name) => (name in storedAs ? storedAs[name as keyof typeof storedAs] : name)),
    ),
  ] as DeliverableEvent['name'][];

/** Identical for every attempt, for every webhook, and in the event log. */
export const eventId = (organizationId: string, seq: number) => `evt_${organizationId}_${seq}`;

/** The id of a webhook's test event, which isn't in the event log. */
export const testEventId = (organizationId: string, seq: number) =>
  `evt_test_${organizationId}_${seq}`;
