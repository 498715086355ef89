import type { EventName, StoredEvent } from '../event-catalog.ts';
import { forVisitor } from '../features/chat/present.ts';
import { type Frame, frameOf } from './line.ts';

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

/** Events go to all clients of a chat one after the other, so the frames of the last one are enough to keep. */
let last: { event: ChatEvent; frames: Partial<Record<Side, Frame | null>> } | undefined;

/** The frame of an event, made once for all clients of a side; null where each has one of its own. */
export function sharedFrame(event: ChatEvent, side: Side): Frame | null {
  if (last?.event !== event) last = { event, frames: {} };
  const { frames } = last;
  if (frames[side] === undefined) frames[side] = newFrame(event, side);
  return frames[side];
}

function newFrame(event: ChatEvent, side: Side): Frame | null {
  if (event.name === 'chat.message') {
    const { message } = event.payload;
    const data = side === 'customer' ? forVisitor(message) : message;
    if (side === 'customer' && data === message) return sharedFrame(event, 'staff');
    return frameOf(JSON.stringify({ type: 'chat_message', data }));
  }
  if (event.name === 'chat.read') {
    if (side === 'customer') return sharedFrame(event, 'staff');
    return frameOf(JSON.stringify({ type: 'read', marks: event.payload.marks }));
  }
  if (side === 'customer') return null;
  const data = { ...event.payload.session, messages: [] };
  return frameOf(JSON.stringify({ type: 'session_updated', data }));
}
