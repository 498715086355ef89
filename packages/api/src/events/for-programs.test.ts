// @module-tag one-engine

import { WebhookEventName } from '@helpdesk/sdk/schema/operations';
import { expect, test } from 'vitest';
import type { StoredEvent } from '../event-catalog.ts';
import { eventId, isDeliverable, scopeOfEvent, webhookEvents } from './for-programs.ts';

test('every event that the contract publishes to API clients is delivered, and needs a permission', () => {
  expect(webhookEvents.map((name) => [name, scopeOfEvent[name]])).toEqual([
    ['ticket.created', 'tickets:read'],
    ['ticket.updated', 'tickets:read'],
    ['ticket.assigned', 'tickets:read'],
    ['ticket.resolved', 'tickets:read'],
    ['ticket.snoozed', 'tickets:read'],
    ['ticket.unsnoozed', 'tickets:read'],
    ['ticket.marked_as_spam', 'tickets:read'],
    ['ticket.deleted', 'tickets:read'],
    ['ticket.restored', 'tickets:read'],
    ['ticket.merged', 'tickets:read'],
    ['ticket.unmerged', 'tickets:read'],
    ['ticket.linked', 'tickets:read'],
    ['ticket.unlinked', 'tickets:read'],
    ['message.created', 'tickets:read'],
    ['note.created', 'tickets:read'],
    ['task.changed', 'tickets:read'],
    ['time_entry.changed', 'tickets:read'],
    ['contact_form.submitted', 'contact_forms:read'],
    ['article.created', 'help:read'],
    ['article.updated', 'help:read'],
    ['article.published', 'help:read'],
    ['article.unpublished', 'help:read'],
    ['article.deleted', 'help:read'],
    ['customer.changed', 'tickets:read'],
    ['tag.changed', 'tags:read'],
    ['member.joined', 'team:read'],
    ['member.role_changed', 'team:read'],
    ['member.removed', 'team:read'],
    ['chat.started', 'chat:read'],
    ['chat.waiting', 'chat:read'],
    ['chat.accepted', 'chat:read'],
    ['chat.transferred', 'chat:read'],
    ['chat.message_received', 'chat:read'],
    ['chat.message_sent', 'chat:read'],
    ['chat.note_added', 'chat:read'],
    ['chat.rated', 'chat:read'],
    ['chat.closed', 'chat:read'],
    ['contact_form.created', 'contact_forms:read'],
    ['contact_form.updated', 'contact_forms:read'],
    ['contact_form.deleted', 'contact_forms:read'],
  ]);
  for (const name of webhookEvents) expect(WebhookEventName.safeParse(name).success).toBe(true);
});

test('internal events are not published to API clients', () => {
  const is = (name: StoredEvent['name']) => isDeliverable({ name } as StoredEvent);
  expect([is('ticket.created'), is('tickets.deleted_for_good'), is('macro.changed')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('an event has the same id everywhere, made of its organization and number', () => {
  expect(eventId('acme', 12)).toBe('evt_acme_12');
});
