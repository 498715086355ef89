import type { Config } from '../config.ts';
import type { EventName, StoredEvent } from '../event-catalog.ts';
import { forVisitor, withAddresses } from '../features/chat/present.ts';
import { type Frame, frameOf } from './line.ts';

/** The events that a chat's sockets receive. Excludes notes: a frame would tell the visitor that there is one. */
export type ChatEvent = Exclude<
  Extract<StoredEvent, { name: `chat.${string}` }>,
  { name: 'chat.note_added' }
>;

export const isChatEvent = (event: StoredEvent): event is ChatEvent =>
  event.name.startsWith('chat.') && event.name !== 'chat.note_added';

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
type Secret = Pick<Config, 'secret'>;

/** Events are sent to all clients of a chat one after the other, so caching the last event's frames is enough. */
let last: { event: ChatEvent; frames: Partial<Record<Side, Frame | null>> } | undefined;

/** The frame of an event, created once for all clients of a side; null if each client gets its own. */
export function sharedFrame(config: Secret, event: ChatEvent, side: Side): Frame | null {
  if (last?.event !== event) last = { event, frames: {} };
  const { frames } = last;
  if (frames[side] === undefined) frames[side] = newFrame(config, event, side);
  return frames[side];
}

function newFrame(config: Secret, event: ChatEvent, side: Side): Frame | null {
  if (event.name === 'chat.message') {
    if (side === 'customer' && event.payload.message.userId === null) {
      return sharedFrame(config, event, 'staff');
    }
    const message = withAddresses(config, event.organizationId, event.payload.message);
    const data = side === 'customer' ? forVisitor(message) : message;
    return frameOf(JSON.stringify({ type: 'chat_message', data }));
  }
  if (event.name === 'chat.read') {
    if (side === 'customer') return sharedFrame(config, event, 'staff');
    return frameOf(JSON.stringify({ type: 'read', marks: event.payload.marks }));
  }
  if (side === 'customer') return null;
  const data = { ...event.payload.session, messages: [] };
  return frameOf(JSON.stringify({ type: 'session_updated', data }));
}
