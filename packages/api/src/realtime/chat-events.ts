import type { EventName, StoredEvent } from '../events/catalog.ts';
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

/** Whether somebody's place in the queue, or whether anybody is here, may be another afterwards. */
export const movesQueue = ({ name }: StoredEvent) => moving.has(name);

type Side = 'customer' | 'staff';

const texts = new WeakMap<ChatEvent, Partial<Record<Side, string>>>();

/** The frame of an event whose text is the same for everybody on a side: written once, however many hear it. */
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
