import { dateOnly } from '@helpdesk/sdk/rules/dates';
import { expect, test } from 'vitest';
import { chat, noted, said } from '../../../test/chats.ts';
import { emptyThread, type Thread } from './thread.ts';
import { type Activity, type Item, timelineOf } from './timeline.ts';

const at = (time: string) => `2026-11-21T${time}:00.000Z`;
const now = Date.parse(at('10:30'));

function shown(part: Partial<Thread>): string[] {
  return timelineOf({ ...emptyThread, ...part }, now).map(lineOf);
}

function lineOf(item: Item): string {
  if (item.kind === 'day') return item.text;
  if (item.kind === 'joined') return `${item.name} joined`;
  if (item.kind === 'happened') return item.text;
  if (item.kind === 'note') return `note ${item.note.message}`;
  if (item.kind === 'unsent') return `unsent ${item.unsent.text}`;
  const { isFirst, message, progress } = item;
  return [isFirst && '>', message.message, progress].filter(Boolean).join(' ');
}

test('consecutive messages by one person are grouped; each day and each joining agent is shown once', () => {
  const accepted = chat({
    status: 'active',
    acceptedAt: at('10:07'),
    agent: { userId: 'u1', name: 'Ada' },
  });
  const agent = { senderType: 'agent', userId: 'u1' } as const;
  const messages = [
    said(1, { createdAt: '2026-11-20T09:00:00.000Z' }),
    said(2, { createdAt: at('10:05') }),
    said(3, { createdAt: at('10:06') }),
    said(4, { createdAt: at('10:08'), ...agent }),
    said(5, { createdAt: at('10:20'), ...agent }),
  ];
  expect(shown({ session: accepted, messages })).toEqual([
    'Yesterday',
    '> Words 1',
    'Today',
    '> Words 2',
    'Words 3',
    'Ada joined',
    '> Words 4',
    '> Words 5 sent',
  ]);
});

test('only our last message shows its receipt: sent, delivered or seen', () => {
  const mine = { senderType: 'agent', userId: 'u1' } as const;
  const messages = [said(1, mine), said(2, mine)];
  const marks = (customerDelivered: number, customerRead: number) =>
    chat({ marks: { customerDelivered, customerRead, staffDelivered: 0, staffRead: 0 } });
  expect(shown({ session: marks(1, 1), messages }).slice(1)).toEqual(['> Words 1', 'Words 2 sent']);
  expect(shown({ session: marks(2, 1), messages }).at(-1)).toBe('Words 2 delivered');
  expect(shown({ session: marks(2, 2), messages }).at(-1)).toBe('Words 2 seen');
});

test('unsent messages come last, in the order they were written', () => {
  const unsent = ['One', 'Two'].map((text) => ({ clientId: text, text, at: at('10:00') }));
  expect(shown({ unsent, messages: [said(1)] }).slice(1)).toEqual([
    '> Words 1',
    'unsent One',
    'unsent Two',
  ]);
});

test('a day is named once, above its first message', () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-21'];
  const messages = days.map((day, n) => said(n + 1, { createdAt: `${day}T10:0${n}:00.000Z` }));
  const oldest = dateOnly('2026-11-19T10:00:00.000Z');
  expect(shown({ messages })).toEqual([
    oldest,
    '> Words 1',
    'Yesterday',
    '> Words 2',
    'Today',
    '> Words 3',
    'Words 4',
  ]);
  const keys = timelineOf({ ...emptyThread, messages }, now).map(({ key }) => key);
  const dayKeys = [`day ${oldest}`, 'day Yesterday', 'day Today'];
  expect(keys).toEqual([dayKeys[0], 'm1', dayKeys[1], 'm2', dayKeys[2], 'm3', 'm4']);
});

test('a day is not named again after an agent has joined in it', () => {
  const session = chat({ acceptedAt: at('10:02'), agent: { userId: 'u1', name: 'Ada' } });
  const times = ['10:01', '10:03', '10:04'];
  const messages = times.map((time, n) => said(n + 1, { createdAt: at(time) }));
  expect(shown({ session, messages })).toEqual([
    'Today',
    '> Words 1',
    'Ada joined',
    '> Words 2',
    'Words 3',
  ]);
});

test('a group ends with another sender, another colleague, or five minutes of silence', () => {
  const by = (userId: string) => ({ senderType: 'agent', userId }) as const;
  const messages = [
    said(1, { createdAt: at('10:00') }),
    said(2, { createdAt: '2026-11-21T10:04:59.000Z' }),
    said(3, { createdAt: '2026-11-21T10:09:59.000Z' }),
    said(4, { createdAt: at('10:10'), ...by('u1') }),
    said(5, { createdAt: at('10:10'), ...by('u2') }),
    said(6, { createdAt: at('10:10'), senderType: 'bot', userId: 'u2' }),
  ];
  expect(shown({ messages })).toEqual([
    'Today',
    '> Words 1',
    'Words 2',
    '> Words 3',
    '> Words 4',
    '> Words 5 sent',
    '> Words 6',
  ]);
});

test('an agent who joined after the last message is shown last', () => {
  const agent = { userId: 'u1', name: 'Ada' };
  const session = chat({ acceptedAt: at('10:07'), agent });
  const messages = [said(1, { createdAt: at('10:07') })];
  expect(shown({ session, messages })).toEqual(['Today', '> Words 1', 'Ada joined']);
  expect(timelineOf({ ...emptyThread, session }, now)).toEqual([
    { kind: 'joined', key: 'joined', name: 'Ada', at: at('10:07') },
  ]);
  expect(shown({ session: { ...session, agent: null } })).toEqual([]);
  expect(shown({ session: { ...session, acceptedAt: null } })).toEqual([]);
});

test('an unsent message continues the group of our own messages, and keeps its place once stored', () => {
  const unsent = ['One', 'Two'].map((text) => ({ clientId: text, text, at: at('10:00') }));
  const mine = said(1, { senderType: 'agent', userId: 'u1', clientId: 'chosen' });
  const items = timelineOf({ ...emptyThread, messages: [mine], unsent }, now);
  expect(items.map(({ key }) => key).slice(1)).toEqual(['chosen', 'One', 'Two']);
  expect(items.map((item) => 'isFirst' in item && item.isFirst).slice(1)).toEqual([
    true,
    false,
    false,
  ]);
  const first = timelineOf({ ...emptyThread, unsent }, now);
  expect(first.map((item) => 'isFirst' in item && item.isFirst)).toEqual([true, false]);
  const theirs = said(1, { clientId: 'chosen' });
  expect(timelineOf({ ...emptyThread, messages: [theirs] }, now).at(-1)?.key).toBe('m1');
});

test('without a chat from the server no message counts as delivered', () => {
  expect(shown({ messages: [said(1, { senderType: 'agent' })] }).at(-1)).toBe('> Words 1 sent');
});

test('calls, transfers and returns to the queue are shown between the messages, each agent once', () => {
  const entry = (kind: Activity['kind'], time: string, agentName = 'Ada') =>
    ({ id: kind + time, kind, agentName, createdAt: at(time) }) as const;
  const activity = [
    entry('accepted', '10:01'),
    entry('called', '10:03'),
    entry('returned', '10:04'),
    entry('accepted', '10:06', 'Ben'),
    entry('transferred', '10:08', 'Cyd'),
  ];
  const session = chat({ acceptedAt: at('10:08'), agent: { userId: 'u3', name: 'Cyd' } });
  const messages = [said(1, { createdAt: at('10:00') }), said(2, { createdAt: at('10:05') })];
  const told = [
    'Today',
    '> Words 1',
    'Ada joined',
    'Ada was reminded to answer',
    'Returned to the queue from Ada',
    '> Words 2',
    'Ben joined',
    'Transferred to Cyd',
  ];
  const lines = (more: object) =>
    timelineOf({ ...emptyThread, messages, session: { ...session, ...more } }, now, activity).map(
      lineOf,
    );
  expect(lines({})).toEqual(told);
  expect(lines({ acceptedAt: at('10:09') })).toEqual([...told, 'Cyd joined']);
});

test('a note is shown where it was written, below its day, and ends a group of messages', () => {
  const messages = [
    said(1, { createdAt: at('10:05') }),
    said(2, { createdAt: at('10:07') }),
    said(3, { createdAt: at('10:08') }),
  ];
  const notes = [
    noted('n1', { message: 'Early', createdAt: '2026-11-20T23:00:00.000Z' }),
    noted('n2', { message: 'Between', createdAt: at('10:06') }),
    noted('n3', { message: 'Late', createdAt: at('10:20') }),
  ];
  const activity: Activity[] = [
    { id: 'a1', kind: 'called', agentName: 'Ada', createdAt: at('10:10') },
  ];
  const items = timelineOf({ ...emptyThread, messages }, now, activity, notes);
  expect(items.map(lineOf)).toEqual([
    'Yesterday',
    'note Early',
    'Today',
    '> Words 1',
    'note Between',
    '> Words 2',
    'Words 3',
    'Ada was reminded to answer',
    'note Late',
  ]);
});
