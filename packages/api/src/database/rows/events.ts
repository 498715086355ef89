import { json, number, type RowOf, table, text } from '../table.ts';

export const events = table('events', {
  organization_id: text(),
  seq: number(),
  name: text(),
  payload: json(),
  created_at: text(),
  /** The version of the payload. Reading an older one adds the missing fields. */
  version: number(),
  /** Its subject (`database/event-subject.ts`), to find the event when the subject is permanently deleted. */
  subject_id: text().null().notExported('computed from the payload'),
}).inDirectory();
export type EventRow = RowOf<typeof events>;

/** The current version of payloads: one more than the number of steps in `events/upcast.ts`. */
export const payloadVersion = 2;

export const outbox = table('outbox', {
  organization_id: text(),
  id: text(),
  seq: number(),
  listener: text(),
  /** When to try next; null: given up after the last attempt. */
  due_at: text().null(),
  leased_until: text().null(),
  attempts: number(),
  last_error: text().null(),
  done_at: text().null(),
  /** The ticket message that an email delivers. */
  message_id: text().null(),
  /** The recipient of an email, from its first attempt on. */
  recipient: text().null(),
})
  .inDirectory()
  .notExported('only work of a server');
export type OutboxRow = RowOf<typeof outbox>;

export const idempotencyKeys = table('idempotency_keys', {
  /** '' for operations outside an organization. */
  organization_id: text(),
  caller: text(),
  key: text(),
  fingerprint: text(),
  state: text<'running' | 'done'>(),
  status: number().null(),
  body: text().null(),
  created_at: text(),
})
  .inDirectory()
  .notExported('answers kept for a day, for whom sends a call twice');

export const counters = table('counters', {
  organization_id: text(),
  name: text(),
  value: number(),
});

/** A recurring job. */
export const schedules = table('schedules', {
  name: text(),
  due_at: text(),
  leased_until: text().null(),
  /** Since it last succeeded. */
  attempts: number(),
  last_error: text().null(),
}).inDirectory();
export type ScheduleRow = RowOf<typeof schedules>;

/** How often something happened to one subject in one period. */
export const tallies = table('tallies', {
  organization_id: text(),
  what: text(),
  subject: text(),
  since: text(),
  until: text(),
  count: number(),
})
  .inDirectory()
  .notExported('how often somebody did something, for the limits of a day');
export type TallyRow = RowOf<typeof tallies>;
