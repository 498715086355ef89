import type { Schema } from '@helpdesk/sdk/contract/operations';

type Message = Schema<'TicketMessage'>;
type Entry = Schema<'TimelineEntry'>;

/** A message, or the changes between two messages. */
export type Item =
  | { kind: 'message'; id: string; message: Message }
  | { kind: 'changes'; id: string; entries: readonly Entry[] };

/** The messages of a ticket with its changes between them, oldest first. */
export function itemsOf(messages: readonly Message[], changes: readonly Entry[]): Item[] {
  const rest = [...changes];
  const items: Item[] = [];
  for (const message of messages) {
    const later = rest.findIndex(({ createdAt }) => createdAt >= message.createdAt);
    addChanges(items, rest.splice(0, later === -1 ? rest.length : later));
    items.push({ kind: 'message', id: message.id, message });
  }
  addChanges(items, rest);
  return items;
}

function addChanges(items: Item[], entries: readonly Entry[]) {
  const [first] = entries;
  if (first) items.push({ kind: 'changes', id: first.id, entries });
}

const SHOWN = 6;
const WORTH_FOLDING = 3;

/** The number of the oldest messages that are collapsed at first: never unread ones, nor the one before them. */
export function foldedCount(messages: number, firstUnread = -1): number {
  const older = Math.min(messages - SHOWN, firstUnread === -1 ? messages : firstUnread - 1);
  return older >= WORTH_FOLDING ? older : 0;
}

/** The items from a message on, without the changes immediately before it. */
export function itemsFrom(items: readonly Item[], firstMessage: number): readonly Item[] {
  if (firstMessage === 0) return items;
  const messages = items.filter(({ kind }) => kind === 'message');
  const first = messages[firstMessage];
  return first ? items.slice(items.indexOf(first)) : items;
}
