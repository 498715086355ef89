import { expect, test } from 'vitest';
import { localTime } from '../../../ui/local-time.ts';
import { momentIn } from './when.ts';

/** A Wednesday, half past three in the afternoon. */
const now = new Date(2026, 10, 25, 15, 30);

test.each([
  ['tomorrow', '2026-11-26T09:00'],
  ['Tomorrow morning', '2026-11-26T09:00'],
  ['tomorrow afternoon', '2026-11-26T14:00'],
  ['tomorrow 2 pm', '2026-11-26T14:00'],
  ['tomorrow at 14:30', '2026-11-26T14:30'],
  ['tomorrow at 7', '2026-11-26T07:00'],
  ['today', '2026-11-25T18:00'],
  ['tonight', '2026-11-25T18:00'],
  ['this evening', '2026-11-25T18:00'],
  ['5pm', '2026-11-25T17:00'],
  ['12 am', '2026-11-26T00:00'],
  ['9:15', '2026-11-26T09:15'],
  ['in 20 min', '2026-11-25T15:50'],
  ['in an hour', '2026-11-25T16:30'],
  ['2h', '2026-11-25T17:30'],
  ['in 3 days', '2026-11-28T09:00'],
  ['1 week', '2026-12-02T09:00'],
  ['in a month', '2026-12-25T09:00'],
  ['friday', '2026-11-27T09:00'],
  ['next fri 10am', '2026-11-27T10:00'],
  ['wed', '2026-12-02T09:00'],
  ['next week', '2026-11-30T09:00'],
  ['next month', '2026-12-01T09:00'],
  ['dec 1', '2026-12-01T09:00'],
  ['Dec. 1st, 2027', '2027-12-01T09:00'],
  ['1 December at 16:00', '2026-12-01T16:00'],
  ['jan 7', '2027-01-07T09:00'],
  ['nov 25 5 pm', '2026-11-25T17:00'],
  ['2026-12-24', '2026-12-24T09:00'],
  ['2026-12-24 14:00', '2026-12-24T14:00'],
])('%j is %s', (words, moment) => {
  const found = momentIn(words, now);
  expect(found && localTime(found)).toBe(moment);
});

test.each(['', 'soon', 'feb 31', 'dec', '25:00', 'tomorrow at 13 pm', 'at', '2026-13-01', 'to'])(
  "%j isn't understood",
  (words) => {
    expect(momentIn(words, now)).toBeNull();
  },
);
