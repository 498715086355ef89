import type { EventName, EventPayloads } from '../event-catalog.ts';

/** The subject of an event: the id of its ticket or chat, a ticket number, or a customer's email address; null for others. */
export function eventSubject(name: EventName, payload: EventPayloads[EventName]): string | null {
  if (name.startsWith('customer')) return text(payload, 'email');
  if ('ticket' in payload) return payload.ticket.id;
  if ('session' in payload) return payload.session.id;
  if (name.startsWith('chat')) return text(payload, 'sessionId');
  return text(payload, 'ticketId') ?? text(payload, 'ticketNumber');
}

function text(payload: object, field: string): string | null {
  const value = (payload as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : null;
}
