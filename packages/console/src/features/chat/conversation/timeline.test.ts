import { expect, test } from 'vitest';
import { chat, said } from '../../../test/chats.ts';
import { emptyThread, type Thread } from './thread.ts';
import { type Item, timelineOf } from './timeline.ts';

const at = (time: string) => `2026-11-21T${time}:00.000Z`;
const now = Date.parse(at('10:30'));

function shown(part: Partial<Thread>): string[] {
  return timelineOf({ ...emptyThread, ...part }, now).map(lineOf);
}

function lineOf(item: Item): string {
  if (item.kind === 'day') return item.text;
  if (item.kind === 'joined') return `${item.name} joined`;
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

test('unsent messages come last, in the order in which they were written', () => {
  const unsent = ['One', 'Two'].map((text) => ({ clientId: text, text, at: at('10:00') }));
  expect(shown({ unsent, messages: [said(1)] }).slice(1)).toEqual([
    '> Words 1',
    'unsent One',
    'unsent Two',
  ]);
});
