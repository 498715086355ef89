// @module-tag one-engine

import { expect, test } from 'vitest';
import { dueBy, gatheredText } from './gather.ts';
import { ticketSubject } from './news.ts';

const about = {
  key: ticketSubject('t1'),
  name: 'TK-1: Kettle',
  news: 'Ada replied',
  reply: { ticketId: 't1', messageId: 'm1', author: 'Ada' },
};

test('several replies are called replies, with the newest text on one line', () => {
  expect(gatheredText(about, { count: 3, replies: 3, words: 'It is\n\ncold ' })).toEqual({
    title: '3 new replies on TK-1: Kettle',
    message: 'Ada: It is cold',
  });
});

test('with other news among them they are called updates, and news without a message says what happened', () => {
  const news = { ...about, news: 'Ada resolved it', reply: null };
  expect(gatheredText(news, { count: 2, replies: 1, words: null })).toEqual({
    title: '2 updates on TK-1: Kettle',
    message: 'Ada resolved it',
  });
});

const at = Date.parse('2026-11-23T10:00:00.000Z');
const clock = (time: string) => `2026-11-23T${time}:00.000Z`;

test.each([
  ['the first of a subject is mailed two minutes later', [], '10:02'],
  [
    'what comes meanwhile goes into the mail of the first',
    [
      { mail_due_at: clock('10:01'), mailed_at: null },
      { mail_due_at: clock('10:02'), mailed_at: null },
    ],
    '10:01',
  ],
  [
    'what comes after a mail waits until a quarter of an hour after it',
    [{ mail_due_at: null, mailed_at: clock('09:59') }],
    '10:14',
  ],
  [
    'long after a mail it is two minutes again',
    [{ mail_due_at: null, mailed_at: clock('08:00') }],
    '10:02',
  ],
])('%s', (_, before, due) => {
  expect(dueBy(before, at)).toBe(clock(due));
});
