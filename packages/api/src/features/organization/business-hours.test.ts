import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeOnline } from '../../test/chats.ts';
import { startTestDesk, type TestDesk } from '../../test/harness.ts';
import { type BusinessHours, isWithinHours } from './business-hours.ts';

const weekdays: BusinessHours = {
  enabled: true,
  start: '09:00',
  end: '17:00',
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
};
const night: BusinessHours = { enabled: true, start: '22:00', end: '06:00', days: ['friday'] };

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
  [
    'whenever, while they are off',
    { ...weekdays, enabled: false },
    'UTC',
    '2026-11-21T03:00:00Z',
    true,
  ],
])('business hours: %s', (_, hours, timezone, at, isOpen) => {
  expect(isWithinHours(hours, timezone, new Date(at))).toBe(isOpen);
});

let desk: TestDesk;
beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.stop());

test('outside of business hours the chat offers no person, whoever is here', async () => {
  const { acme, call } = desk;
  await comeOnline(desk, acme, acme.agent);
  const isAnybodyOnline = async () => {
    const { body } = await call('publicChat.welcome', { params: { subdomain: 'acme' } });
    return body.isAnybodyOnline;
  };
  const keep = (businessHours: object) =>
    call('organization.updateGeneral', { as: acme.admin, body: { businessHours } });
  expect(await isAnybodyOnline()).toBe(true);
  const hour = new Date().getUTCHours();
  const at = (hours: number) => `${String((hour + hours + 24) % 24).padStart(2, '0')}:00`;
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  await keep({ enabled: true, start: at(3), end: at(6), days });
  expect(await isAnybodyOnline()).toBe(false);
  await keep({ enabled: true, start: at(-2), end: at(3), days });
  expect(await isAnybodyOnline()).toBe(true);
});
