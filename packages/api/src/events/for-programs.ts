import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ApiPermission } from '@helpdesk/sdk/rules/api-permissions';
import type { StoredEvent } from '../event-catalog.ts';

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
  'ticket.linked': 'tickets:read',
  'ticket.unlinked': 'tickets:read',
  'message.created': 'tickets:read',
  'note.created': 'tickets:read',
  'task.changed': 'tickets:read',
  'time_entry.changed': 'tickets:read',
  'contact_form.submitted': 'contact_forms:read',
  'article.created': 'help:read',
  'article.updated': 'help:read',
  'article.published': 'help:read',
  'article.unpublished': 'help:read',
  'article.deleted': 'help:read',
  'customer.changed': 'tickets:read',
  'tag.changed': 'tags:read',
  'member.joined': 'team:read',
  'member.role_changed': 'team:read',
  'member.removed': 'team:read',
  'chat.started': 'chat:read',
  'chat.waiting': 'chat:read',
  'chat.accepted': 'chat:read',
  'chat.transferred': 'chat:read',
  'chat.message_received': 'chat:read',
  'chat.message_sent': 'chat:read',
  'chat.note_added': 'chat:read',
  'chat.rated': 'chat:read',
  'chat.closed': 'chat:read',
  'contact_form.created': 'contact_forms:read',
  'contact_form.updated': 'contact_forms:read',
  'contact_form.deleted': 'contact_forms:read',
} as const satisfies Record<Schema<'WebhookEventName'>, ApiPermission>;

type Published = Schema<'WebhookEventName'>;

/** The events that are published to programs. */
export const webhookEvents = Object.keys(scopeOfEvent) as Published[];

/** Those that a key with these permissions may read. */
export const readableEvents = (permissions: ReadonlySet<ApiPermission>): Published[] =>
  (Object.keys(scopeOfEvent) as Published[]).filter((name) => permissions.has(scopeOfEvent[name]));

/** An event that programs are told of; replies and notes are one event here, and two for them, as what is said in a chat. */
export type DeliverableEvent = Extract<
  StoredEvent,
  { name: Published | 'ticket.replied' | 'chat.message' }
>;

/** The name under which an event is published; null for one that is not. */
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

/** The names under which the events of these published names are stored. */
export const storedNames = (names: readonly Published[]): DeliverableEvent['name'][] =>
  [
    ...new Set(
      names.map((name) => (name in storedAs ? storedAs[name as keyof typeof storedAs] : name)),
    ),
  ] as DeliverableEvent['name'][];

/** The same for every attempt, for every webhook, and in the event log. */
export const eventId = (organizationId: string, seq: number) => `evt_${organizationId}_${seq}`;

/** The same for the test of a webhook, which is nowhere in the event log. */
export const testEventId = (organizationId: string, seq: number) =>
  `evt_test_${organizationId}_${seq}`;
