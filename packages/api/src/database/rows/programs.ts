import { flag, json, number, type RowOf, table, text, userId } from '../table.ts';

export const apiKeys = table('api_keys', {
  organization_id: text(),
  id: text(),
  name: text().audited(),
  public_name: text().null().audited(),
  /** User id of the member on whose behalf it acts. */
  acts_for_id: userId().null().audited(),
  /** User id of the member who created it, or last gave it more permissions. */
  made_by_id: userId().null().audited(),
  prefix: text(),
  last_four: text().audited(),
  token_hash: text().notExported('a secret'),
  /** The hash of the key that this one replaced. */
  previous_hash: text().null().notExported('a secret'),
  previous_until: text().null().audited().notExported('of a secret'),
  permissions: json().audited(),
  is_active: flag().audited(),
  expires_at: text().null().audited(),
  last_used_at: text().null(),
  usage_count: number(),
  created_at: text(),
})
  .inDirectory()
  .audited({ object: 'api_key', id: 'id', name: 'name' });
export type ApiKeyRow = RowOf<typeof apiKeys>;

export const webhooks = table('webhooks', {
  organization_id: text(),
  id: text(),
  name: text().audited(),
  url: text().audited(),
  event_names: json().audited(),
  /** A search query; empty for all tickets. */
  filter: text().audited(),
  /** Custom headers by name, with each value sealed. */
  headers: json().audited('secret'),
  is_active: flag().audited(),
  /** Sealed. So is the previous one, which still signs until `previous_until`. */
  secret: text().audited('secret').notExported('a secret'),
  previous_secret: text().null().notExported('a secret'),
  previous_until: text().null().audited().notExported('of a secret'),
  /** User id of the member who created it, or last changed what it sends where. */
  made_by_id: userId().null().audited(),
  created_at: text(),
})
  .inDirectory()
  .audited({ object: 'webhook', id: 'id', name: 'name' });
export type WebhookRow = RowOf<typeof webhooks>;

/** The health of a webhook, in a separate table, so a delivery doesn't change its organization's version. */
export const webhookHealth = table('webhook_health', {
  organization_id: text(),
  webhook_id: text(),
  /** The number of the last event that deliveries were created for. */
  told_until: number(),
  /** Since the last success. */
  failures: number(),
  /** Deliveries pause until this time. */
  resting_until: text().null(),
  last_triggered_at: text().null(),
  last_success_at: text().null(),
  last_failure_at: text().null(),
  /** The time of the first failed attempt since the last success. */
  failing_since: text().null(),
  /** When the admins were notified of the failure. */
  failing_told_at: text().null(),
  switched_off_at: text().null(),
  switched_off_because: text<'failing' | 'gone'>().null(),
}).inDirectory();
export type WebhookHealthRow = RowOf<typeof webhookHealth>;

export const webhookAttempts = table('webhook_attempts', {
  organization_id: text(),
  id: text(),
  delivery_id: text(),
  status: number().null(),
  duration_ms: number(),
  error: text().null(),
  /** The start of the response. */
  answer: text().null(),
  created_at: text(),
}).inDirectory();
export type WebhookAttemptRow = RowOf<typeof webhookAttempts>;

export const webhookDeliveries = table('webhook_deliveries', {
  organization_id: text(),
  id: text(),
  webhook_id: text(),
  /** The number of the event. */
  seq: number(),
  type: text(),
  state: text<'waiting' | 'delivered' | 'failed'>(),
  attempts: number(),
  due_at: text().null().notExported('only work of a server'),
  leased_until: text().null().notExported('only work of a server'),
  last_status: number().null(),
  duration_ms: number().null(),
  error: text().null(),
  created_at: text(),
  delivered_at: text().null(),
}).inDirectory();
export type WebhookDeliveryRow = RowOf<typeof webhookDeliveries>;
