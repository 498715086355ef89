import { dateOnly } from '@helpdesk/sdk/rules/dates';
import type { ChatMessage } from '../session.ts';
import type { Thread } from './thread.ts';
import type { Unsent } from './unsent.ts';

/** The receipt of one's own last message. */
export type Progress = 'sent' | 'delivered' | 'seen';

export type Item =
  | { kind: 'day'; key: string; text: string }
  | { kind: 'joined'; key: string; name: string; at: string }
  | {
      kind: 'message';
      key: string;
      message: ChatMessage;
      /** The first of several consecutive messages by one person. */
      isFirst: boolean;
      progress: Progress | null;
    }
  | { kind: 'unsent'; key: string; unsent: Unsent; isFirst: boolean };

const RUN = 5 * 60_000;

/** What a panel shows from top to bottom: days, messages, who joined, and unsent messages. */
export function timelineOf(thread: Thread, now: number): Item[] {
  const { messages, session, unsent } = thread;
  const items: Item[] = [];
  const lastOwn = messages.findLast(({ senderType }) => senderType === 'agent');
  let joined = session?.acceptedAt && session.agent ? session.acceptedAt : null;
  let previous: ChatMessage | undefined;

  const join = () => {
    if (!joined) return;
    const name = session?.agent?.name ?? 'Agent';
    items.push({ kind: 'joined', key: 'joined', name, at: joined });
    joined = null;
    previous = undefined;
  };

  for (const message of messages) {
    if (joined && message.createdAt > joined) join();
    const day = dayOf(message.createdAt, now);
    if (!previous || day !== dayOf(previous.createdAt, now)) {
      if (!items.some((item) => item.kind === 'day' && item.text === day)) {
        items.push({ kind: 'day', key: `day ${day}`, text: day });
      }
    }
    items.push({
      kind: 'message',
      key: (message.senderType === 'agent' && message.clientId) || message.id,
      message,
      isFirst: !isRun(previous, message),
      progress: message === lastOwn ? progressOf(message, thread) : null,
    });
    previous = message;
  }
  join();
  for (const [place, one] of unsent.entries()) {
    const isFirst = place === 0 && previous?.senderType !== 'agent';
    items.push({ kind: 'unsent', key: one.clientId, unsent: one, isFirst });
  }
  return items;
}

function progressOf({ seq }: ChatMessage, { session }: Thread): Progress {
  if (session && seq <= session.marks.customerRead) return 'seen';
  return session && seq <= session.marks.customerDelivered ? 'delivered' : 'sent';
}

function isRun(before: ChatMessage | undefined, { senderType, userId, createdAt }: ChatMessage) {
  return (
    before?.senderType === senderType &&
    before.userId === userId &&
    Date.parse(createdAt) - Date.parse(before.createdAt) < RUN
  );
}

function dayOf(at: string, now: number): string {
  const day = dateOnly(at);
  if (day === dateOnly(now)) return 'Today';
  return day === dateOnly(now - 86_400_000) ? 'Yesterday' : day;
}
