import type { Flag, Json, Text } from './columns.ts';

export interface ApiKeyRow {
  organization_id: Text;
  id: Text;
  name: Text;
  public_name: Text | null;
  /** User id of the member for whom it acts. */
  acts_for_id: Text | null;
  /** User id of the member who made it, or was the last to give it more. */
  made_by_id: Text | null;
  prefix: Text;
  last_four: Text;
  token_hash: Text;
  /** Of the key that this one replaced. */
  previous_hash: Text | null;
  previous_until: Text | null;
  permissions: Json;
  is_active: Flag;
  expires_at: Text | null;
  last_used_at: Text | null;
  usage_count: number;
  created_at: Text;
}

export interface WebhookRow {
  organization_id: Text;
  id: Text;
  name: Text;
  url: Text;
  event_names: Json;
  /** A typed query; empty for all tickets. */
  filter: Text;
  /** Its own headers by name, each value sealed. */
  headers: Json;
  is_active: Flag;
  /** Sealed, as is the previous one, which still signs until `previous_until`. */
  secret: Text;
  previous_secret: Text | null;
  previous_until: Text | null;
  /** User id of the member who made it, or was the last to choose what is sent where. */
  made_by_id: Text | null;
  created_at: Text;
}

/** The health of a webhook, in a separate table, so that a delivery does not change its organization's version. */
export interface WebhookHealthRow {
  organization_id: Text;
  webhook_id: Text;
  /** The number of the last event that deliveries were created for. */
  told_until: number;
  /** Since the last success. */
  failures: number;
  /** No delivery is sent before. */
  resting_until: Text | null;
  last_triggered_at: Text | null;
  last_success_at: Text | null;
  last_failure_at: Text | null;
  /** When the first attempt failed after which none has succeeded. */
  failing_since: Text | null;
  /** When the admins were told of that. */
  failing_told_at: Text | null;
  switched_off_at: Text | null;
  switched_off_because: 'failing' | 'gone' | null;
}

export interface WebhookAttemptRow {
  organization_id: Text;
  id: Text;
  delivery_id: Text;
  status: number | null;
  duration_ms: number;
  error: Text | null;
  /** The beginning of it. */
  answer: Text | null;
  created_at: Text;
}

export interface WebhookDeliveryRow {
  organization_id: Text;
  id: Text;
  webhook_id: Text;
  /** The number of the event. */
  seq: number;
  type: Text;
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  due_at: Text | null;
  leased_until: Text | null;
  last_status: number | null;
  duration_ms: number | null;
  error: Text | null;
  created_at: Text;
  delivered_at: Text | null;
}
