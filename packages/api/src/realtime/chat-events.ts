import type { EventName, StoredEvent } from '../event-catalog.ts';
import { forVisitor } from '../features/chat/present.ts';

export type ChatEvent = Extract<StoredEvent, { name: `chat.${string}` }>;

export const isChatEvent = (event: StoredEvent): event is ChatEvent =>
  event.name.startsWith('chat.');

export const sessionOf = ({ payload }: ChatEvent): string =>
  'session' in payload ? payload.session.id : payload.sessionId;

const moving = new Set<EventName>([
  'chat.waiting',
  'chat.accepted',
  'chat.transferred',
  'chat.closed',
  'member.availability_changed',
  'member.removed',
  'member.role_changed',
]);

/** Whether the event can change queue positions or whether an agent is present. */
export const movesQueue = ({ name }: StoredEvent) => moving.has(name);

type Side = 'customer' | 'staff';

/** A cache per event object; holds no state of the server. */
const texts = new WeakMap<ChatEvent, Partial<Record<Side, string>>>();

/** The frame of an event, the same for every client of a side: serialized once. */
export function sharedFrame(event: ChatEvent, side: Side): string | null {
  const known = texts.get(event) ?? {};
  texts.set(event, known);
  if (event.name === 'chat.message') {
    const { message } = event.payload;
    const data = side === 'customer' ? forVisitor(message) : message;
    known[side] ??= JSON.stringify({ type: 'chat_message', data });
  } else if (event.name === 'chat.read') {
    known[side] ??= JSON.stringify({ type: 'read', marks: event.payload.marks });
  } else if (side === 'staff') {
    const data = { ...event.payload.session, messages: [] };
    known.staff ??= JSON.stringify({ type: 'session_updated', data });
  }
  return known[side] ?? null;
}
