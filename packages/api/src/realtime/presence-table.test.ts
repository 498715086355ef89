// @module-tag one-engine

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPresence, type Person } from './presence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ada: Person = { organizationId: 'acme', userId: 'ada', name: 'Ada' };
const bob: Person = { ...ada, userId: 'bob', name: 'Bob' };

/** Tables with seats. Each records what it received, such as "t1 ada* bob", where a star marks someone typing. */
function table() {
  const presence = createPresence();
  return (person: Person) => {
    const told: string[] = [];
    const seat = presence.sit(person, ({ ticketId, members }) => {
      told.push(
        [ticketId, ...members.map(({ userId, typing }) => `${userId}${typing ? '*' : ''}`)].join(
          ' ',
        ),
      );
    });
    return { ...seat, told, last: () => told.splice(0) };
  };
}

test('typing ends 5 seconds after the last frame, once', () => {
  const sit = table();
  const [one, other] = [sit(ada), sit(bob)];
  one.look('t1');
  other.look('t1');
  expect([one.last(), other.last()]).toEqual([['t1 ada', 't1 ada bob'], ['t1 ada bob']]);
  other.type('t1');
  expect(one.last()).toEqual(['t1 ada bob*']);
  vi.advanceTimersByTime(4_999);
  other.type('t1');
  vi.advanceTimersByTime(4_999);
  expect(one.last()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(one.last()).toEqual(['t1 ada bob']);
  vi.advanceTimersByTime(60_000);
  expect(one.last()).toEqual([]);
});

test('viewing the same ticket again ends typing, and otherwise sends nothing', () => {
  const sit = table();
  const one = sit(ada);
  one.look('t1');
  one.look('t1');
  one.type('t1');
  one.look('t1');
  expect(one.last()).toEqual(['t1 ada', 't1 ada*', 't1 ada']);
  vi.advanceTimersByTime(60_000);
  one.look(null);
  one.look(null);
  expect(one.last()).toEqual([]);
});

test("a member who opens another ticket leaves the previous one and can't type there", () => {
  const sit = table();
  const [one, other] = [sit(ada), sit(bob)];
  for (const seat of [one, other]) seat.look('t1');
  other.type('t1');
  one.last();
  other.last();
  other.look('t2');
  expect([one.last(), other.last()]).toEqual([['t1 ada'], ['t2 bob']]);
  other.type('t1');
  vi.advanceTimersByTime(60_000);
  expect([one.last(), other.last()]).toEqual([[], []]);
  other.look(null);
  other.type('t2');
  expect([one.last(), other.last()]).toEqual([[], []]);
});

test('a person with two tabs is typing while they type in one of them', () => {
  const sit = table();
  const [first, second] = [sit(ada), sit(ada)];
  for (const seat of [first, second]) seat.look('t1');
  first.last();
  first.type('t1');
  second.type('t1');
  second.look(null);
  expect(first.last()).toEqual(['t1 ada*', 't1 ada*', 't1 ada*']);
  first.look('t1');
  expect(first.last()).toEqual(['t1 ada']);
});

test('the same ticket ID in another organization is a different ticket', () => {
  const sit = table();
  const [ours, theirs] = [sit(ada), sit({ ...bob, organizationId: 'globex' })];
  for (const seat of [ours, theirs]) seat.look('t1');
  expect([ours.last(), theirs.last()]).toEqual([['t1 ada'], ['t1 bob']]);
});

test('members are shown with their names', () => {
  const frames: unknown[] = [];
  createPresence()
    .sit(ada, (frame) => frames.push(frame))
    .look('t1');
  const members = [{ userId: 'ada', name: 'Ada', typing: false }];
  expect(frames).toEqual([{ type: 'presence', ticketId: 't1', members }]);
});
