import type { Json, Text } from './columns.ts';

export interface EventRow {
  organization_id: Text;
  seq: number;
  name: Text;
  payload: Json;
  created_at: Text;
  /** The version of the payload; missing fields of an older one are added when it is read. */
  version: number;
  /** What it is about (`database/event-subject.ts`), to find it when that is deleted for good. */
  subject_id: Text | null;
}

/** The version of the payloads that are written now: one more than `events/upcast.ts` has steps. */
export const payloadVersion = 2;

export interface OutboxRow {
  organization_id: Text;
  id: Text;
  seq: number;
  listener: Text;
  /** When to try next; null: given up after the last attempt. */
  due_at: Text | null;
  leased_until: Text | null;
  attempts: number;
  last_error: Text | null;
  done_at: Text | null;
  /** The message of a ticket that a mail delivers. */
  message_id: Text | null;
  /** Address of a mail, from its first attempt on. */
  recipient: Text | null;
}

export interface IdempotencyKeyRow {
  /** '' for operations outside an organization. */
  organization_id: Text;
  caller: Text;
  key: Text;
  fingerprint: Text;
  state: 'running' | 'done';
  status: number | null;
  body: Text | null;
  created_at: Text;
}

export interface CounterRow {
  organization_id: Text;
  name: Text;
  value: number;
}

/** A recurring job. */
export interface ScheduleRow {
  name: Text;
  due_at: Text;
  leased_until: Text | null;
  /** Since it last succeeded. */
  attempts: number;
  last_error: Text | null;
}

/** How often something happened to one subject in one period. */
export interface TallyRow {
  organization_id: Text;
  what: Text;
  subject: Text;
  since: Text;
  until: Text;
  count: number;
}
