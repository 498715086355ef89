import type { Json, Text } from './columns.ts';

export interface EventRow {
  organization_id: Text;
  seq: number;
  name: Text;
  payload: Json;
  created_at: Text;
}

export interface OutboxRow {
  organization_id: Text;
  id: Text;
  seq: number;
  listener: Text;
  /** When to try (again); null: given up after the last attempt. */
  due_at: Text | null;
  leased_until: Text | null;
  attempts: number;
  last_error: Text | null;
  done_at: Text | null;
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
