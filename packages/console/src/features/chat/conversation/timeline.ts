import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dateOnly } from '@helpdesk/sdk/rules/dates';
import m from '../messages.yaml';
import type { ChatMessage } from '../session.ts';
import type { Thread } from './thread.ts';
import type { Unsent } from './unsent.ts';

/** The receipt of the agent's own last message. */
export type Progress = 'sent' | 'delivered' | 'seen';

/** An event in a chat other than a message. */
export type Activity = Schema<'ChatTimelineEntry'>;

/** An internal note. */
export type Note = Schema<'ChatNote'>;

export type Item =
  | { kind: 'day'; key: string; text: string }
  | { kind: 'joined'; key: string; name: string; at: string }
  | { kind: 'happened'; key: string; text: string; at: string }
  | { kind: 'note'; key: string; note: Note; at: string }
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

/** The items of a chat from top to bottom: days, messages, notes, events in between, and unsent messages. */
export function timelineOf(
  thread: Thread,
  now: number,
  activity: readonly Activity[] = [],
  notes: readonly Note[] = [],
): Item[] {
  const { messages, session, unsent } = thread;
  const items: Item[] = [];
  const lastOwn = messages.findLast(({ senderType }) => senderType === 'agent');
  const between = [...happenedIn(session, activity), ...notes.map(itemOfNote)];
  if (notes.length > 0) between.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const days = new Set<string>();
  let previous: ChatMessage | undefined;

  const tellDay = (at: string) => {
    const day = dayOf(at, now);
    if (days.has(day)) return;
    days.add(day);
    items.push({ kind: 'day', key: `day ${day}`, text: day });
  };
  const tellUntil = (moment?: string) => {
    while (between[0] && (moment === undefined || moment > between[0].at)) {
      const [next] = between.splice(0, 1) as [Happened];
      if (next.kind === 'note') tellDay(next.at);
      items.push(next);
      previous = undefined;
    }
  };

  for (const message of messages) {
    tellUntil(message.createdAt);
    tellDay(message.createdAt);
    items.push({
      kind: 'message',
      key: (message.senderType === 'agent' && message.clientId) || message.id,
      message,
      isFirst: !isRun(previous, message),
      progress: message === lastOwn ? progressOf(message, thread) : null,
    });
    previous = message;
  }
  tellUntil();
  for (const [place, one] of unsent.entries()) {
    const isFirst = place === 0 && previous?.senderType !== 'agent';
    items.push({ kind: 'unsent', key: one.clientId, unsent: one, isFirst });
  }
  return items;
}

type Happened = Extract<Item, { at: string }>;

const itemOfNote = (note: Note): Happened => ({
  kind: 'note',
  key: note.id,
  note,
  at: note.createdAt,
});

/** The events of a chat. An agent who has just joined is included before the timeline is refetched. */
function happenedIn(session: Thread['session'], activity: readonly Activity[]): Happened[] {
  const items = activity.map(itemOf);
  const { acceptedAt, agent } = session ?? {};
  const isTold = activity.some(
    ({ kind, createdAt }) =>
      (kind === 'accepted' || kind === 'transferred') && acceptedAt && createdAt >= acceptedAt,
  );
  if (!acceptedAt || !agent || isTold) return items;
  return [...items, { kind: 'joined', key: 'joined', name: agent.name, at: acceptedAt }];
}

function itemOf({ id, kind, agentName: name, createdAt: at }: Activity): Happened {
  if (kind === 'accepted' || kind === 'joined') return { kind: 'joined', key: id, name, at };
  const text = {
    transferred: m.timeline.handedOverTo({ name }),
    called: m.timeline.wasRemindedThatNobodyHasAnswered({ name }),
    returned: m.timeline.backInTheQueueFrom({ name }),
    emailed: m.timeline.emailed({ name }),
    bounced: m.timeline.bounced,
    left: m.timeline.left({ name }),
  }[kind];
  return { kind: 'happened', key: id, text, at };
}

function progressOf({ seq }: ChatMessage, { session }: Thread): Progress {
  if (session && seq <= session.marks.customerRead) return 'seen';
  return session && seq <= session.marks.customerDelivered ? 'delivered' : 'sent';
}

function isRun(
  before: ChatMessage | undefined,
  { senderType, userId, createdAt, email }: ChatMessage,
) {
  return (
    before?.senderType === senderType &&
    before.userId === userId &&
    Boolean(before.email) === Boolean(email) &&
    Date.parse(createdAt) - Date.parse(before.createdAt) < RUN
  );
}

function dayOf(at: string, now: number): string {
  const day = dateOnly(at);
  if (day === dateOnly(now)) return m.timeline.today;
  return day === dateOnly(now - 86_400_000) ? m.timeline.yesterday : day;
}
