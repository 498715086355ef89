import { expect, test } from 'vitest';
import {
  type BusinessHours,
  hoursRefusal,
  hoursText,
  isWithinHours,
  opensNext,
} from './business-hours.ts';

const weekdays: BusinessHours = {
  enabled: true,
  start: '09:00',
  end: '17:00',
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
};
const night: BusinessHours = { enabled: true, start: '22:00', end: '06:00', days: ['friday'] };
const sundays: BusinessHours = { ...night, days: ['sunday'] };

const saturdays: BusinessHours = {
  enabled: true,
  start: '00:00',
  end: '00:00',
  days: ['saturday'],
};

// 2026-11-20 is a Friday.
test.each<[string, BusinessHours, string, string, boolean]>([
  ['when it opens', weekdays, 'UTC', '2026-11-20T09:00:00Z', true],
  ['a minute before', weekdays, 'UTC', '2026-11-20T08:59:59Z', false],
  ['a minute before it closes', weekdays, 'UTC', '2026-11-20T16:59:59Z', true],
  ['when it closes', weekdays, 'UTC', '2026-11-20T17:00:00Z', false],
  ['on a Saturday', weekdays, 'UTC', '2026-11-21T10:00:00Z', false],
  ['in the morning of Tokyo', weekdays, 'Asia/Tokyo', '2026-11-20T00:30:00Z', true],
  ['on Tokyo’s Saturday', weekdays, 'Asia/Tokyo', '2026-11-21T00:30:00Z', false],
  ['in summer', weekdays, 'Europe/Berlin', '2026-07-17T07:00:00Z', true],
  ['in winter', weekdays, 'Europe/Berlin', '2026-11-20T07:30:00Z', false],
  ['late on the day it starts', night, 'UTC', '2026-11-20T23:30:00Z', true],
  ['at midnight', night, 'UTC', '2026-11-21T00:00:00Z', true],
  ['early on the day after', night, 'UTC', '2026-11-21T05:59:00Z', true],
  ['early on the day it starts', night, 'UTC', '2026-11-20T05:00:00Z', false],
  ['late on the day after', night, 'UTC', '2026-11-21T23:00:00Z', false],
  ['at night from Sunday to Monday', sundays, 'UTC', '2026-11-23T05:59:00Z', true],
  ['early on the Sunday itself', sundays, 'UTC', '2026-11-22T05:59:00Z', false],
  ['at night from Monday to Tuesday', sundays, 'UTC', '2026-11-24T05:59:00Z', false],
  ['at the minute in which a night ends', night, 'UTC', '2026-11-21T06:00:00Z', false],
  ['on a whole Saturday', saturdays, 'UTC', '2026-11-21T00:00:00Z', true],
  ['late on it', saturdays, 'UTC', '2026-11-21T23:59:59Z', true],
  ['when it is over', saturdays, 'UTC', '2026-11-22T00:00:00Z', false],
  [
    'whenever, while they are off',
    { ...weekdays, enabled: false },
    'UTC',
    '2026-11-21T03:00:00Z',
    true,
  ],
])('business hours: %s', (_, hours, timezone, at, isOpen) => {
  expect(isWithinHours(hours, timezone, Date.parse(at))).toBe(isOpen);
});

test('treats an unknown time zone as UTC', () => {
  expect(isWithinHours(weekdays, 'Mars/Olympus', Date.parse('2026-11-20T16:00:00Z'))).toBe(true);
});

test.each<[string, BusinessHours, string, string, string | null]>([
  ['in the evening', weekdays, 'Europe/Berlin', '2026-11-19T17:00:00Z', '2026-11-20T08:00:00.000Z'],
  ['before the weekend', weekdays, 'UTC', '2026-11-20T17:00:00Z', '2026-11-23T09:00:00.000Z'],
  ['on the same day', weekdays, 'UTC', '2026-11-20T08:00:00Z', '2026-11-20T09:00:00.000Z'],
  ['after the only night', night, 'UTC', '2026-11-21T07:00:00Z', '2026-11-27T22:00:00.000Z'],
  ['while it is open', weekdays, 'UTC', '2026-11-20T10:00:00Z', null],
])('when a team opens next: %s', (_, hours, timezone, at, next) => {
  expect(opensNext(hours, timezone, Date.parse(at))).toBe(next);
});

test('rejects hours of no length or without days', () => {
  const [end, days] = [
    'Business hours must not end when they start',
    'Please choose at least one working day',
  ];
  expect(hoursRefusal(weekdays)).toBeNull();
  expect(hoursRefusal(night)).toBeNull();
  expect(hoursRefusal({ ...weekdays, end: '09:00' })).toEqual({ field: 'end', sentence: end });
  expect(hoursRefusal(saturdays)).toBeNull();
  expect(hoursText(saturdays, 'UTC')).toBe('Saturday, all day (UTC)');
  expect(hoursRefusal({ ...weekdays, days: [] })).toEqual({ field: 'days', sentence: days });
  expect(hoursRefusal({ ...weekdays, days: [], enabled: false })).toBeNull();
  expect(hoursRefusal({ ...weekdays, end: '09:00', enabled: false })?.field).toBe('end');
});

test.each<[Partial<BusinessHours>, string]>([
  [{}, 'Monday to Friday, 09:00 to 17:00 (UTC)'],
  [{ enabled: false }, 'around the clock'],
  [
    { days: ['sunday', 'wednesday', 'monday', 'tuesday', 'friday'] },
    'Monday to Wednesday, Friday and Sunday, 09:00 to 17:00 (UTC)',
  ],
  [{ days: ['saturday', 'sunday'] }, 'Saturday and Sunday, 09:00 to 17:00 (UTC)'],
  [
    { days: [...weekdays.days, 'saturday', 'sunday'], end: '18:00' },
    'every day, 09:00 to 18:00 (UTC)',
  ],
])('writes hours of %j as %j', (hours, text) => {
  expect(hoursText({ ...weekdays, ...hours }, 'UTC')).toBe(text);
});
