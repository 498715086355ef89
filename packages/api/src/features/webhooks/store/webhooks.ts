import { randomBytes } from 'node:crypto';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import { seal } from '../../../auth/seal.ts';
import { newId, now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { WebhookHealthRow, WebhookRow } from '../../../database/rows/programs.ts';
import type { Org, P } from '../../../database/types.ts';
import { notFound, Refusal } from '../../../refusal.ts';
import { validateEventFilter } from '../../tickets/read/event-filter.ts';
import { queryWithIds } from '../../tickets/read/stored-query.ts';
import { changedHeaders, sealedHeaders } from '../own-headers.ts';
import { type Asking, eventsOf, refuseFilter, refuseUnreadable } from './wanted-events.ts';

export type Webhook = WebhookRow & Omit<WebhookHealthRow, 'organization_id' | 'webhook_id'>;

const withHealth = prepare((org) =>
  org
    .from('webhooks')
    .join(org.from('webhook_health').as('health'), 'health.webhook_id', 'webhooks.id')
    .orderByRaw('webhooks.created_at desc, webhooks.id desc')
    .select('health.*', 'webhooks.*'),
);
const one = prepare((org, p: P<'id'>) =>
  org
    .from('webhooks')
    .join(org.from('webhook_health').as('health'), 'health.webhook_id', 'webhooks.id')
    .where('webhooks.id', p.id)
    .select('health.*', 'webhooks.*'),
);
const lastEvent = prepare((org) => org.from('organizations').select('seq'));

export const readWebhooks = (org: Org) => org.all<Webhook>(withHealth({}));

const plain = prepare((org, p: P<'id'>) => org.from('webhooks').where('id', p.id));

/** The settings of a webhook, without its health. */
export const readWebhook = (org: Org, id: string) => org.first<WebhookRow>(plain({ id }));

export async function findWebhook(org: Org, id: string): Promise<Webhook> {
  const row = await org.first<Webhook>(one({ id }));
  if (!row) throw notFound('Webhook not found');
  return row;
}

const maxWebhooks = 50;

/** A secret in the format of Standard Webhooks. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** Creates a webhook for events from now on; returns its secret, which is stored encrypted. */
export function createWebhook(
  org: Org,
  sealing: string,
  input: Schema<'WebhookInput'>,
  madeById: string | null,
) {
  const secret = newSecret();
  const id = newId();
  return org.write(async (tx) => {
    if ((await readWebhooks(tx)).length >= maxWebhooks) {
      throw new Refusal(409, `An organization can have up to ${maxWebhooks} webhooks`, 'too_many');
    }
    const { name, url, events, filter = '', headers = [], isActive = true } = input;
    await validateEventFilter(tx, filter);
    await tx.insert('webhooks', {
      id,
      name,
      url,
      event_names: [...new Set(events)],
      filter: await queryWithIds(tx, filter),
      headers: sealedHeaders(sealing, headers, []),
      is_active: isActive,
      secret: seal(sealing, secret),
      made_by_id: madeById,
      created_at: now(),
    });
    const { seq } = (await tx.first<{ seq: number }>(lastEvent({}))) ?? { seq: 0 };
    await tx.insert('webhook_health', { webhook_id: id, told_until: seq, failures: 0 });
    return { row: await findWebhook(tx, id), secret };
  });
}

const notFailing = {
  failing_since: null,
  failing_told_at: null,
  switched_off_at: null,
  switched_off_because: null,
};

/**
 * Updates a webhook. A member who changes its events or URL, or enables it, becomes its maker. After it is enabled,
 * earlier events are not delivered.
 */
export function updateWebhook(
  org: Org,
  sealing: string,
  id: string,
  change: Schema<'WebhookPatch'>,
  by: Asking,
  madeById: string | null,
): Promise<Webhook> {
  return org.write(async (tx) => {
    const before = await findWebhook(tx, id);
    if (Object.keys(change).length === 0) return before;
    const { name, url, events, filter, isActive } = change;
    const isMore = events || url || isActive;
    if (isMore) refuseUnreadable(by, events ?? eventsOf(before));
    refuseFilter(by, filter);
    if (filter !== undefined && filter !== before.filter) await validateEventFilter(tx, filter);
    const headers = changedHeaders(sealing, before, change);
    await tx.update(
      'webhooks',
      { id },
      {
        name,
        url,
        event_names: events && [...new Set(events)],
        filter: filter && (await queryWithIds(tx, filter)),
        headers,
        is_active: isActive,
        ...(isMore && { made_by_id: madeById }),
      },
    );
    if (isActive && before.is_active === 0) {
      const { seq } = (await tx.first<{ seq: number }>(lastEvent({}))) ?? { seq: 0 };
      await tx.update(
        'webhook_health',
        { webhook_id: id },
        { told_until: seq, failures: 0, resting_until: null, ...notFailing },
      );
    }
    return findWebhook(tx, id);
  });
}

/** Deletes a webhook; the database deletes its deliveries and its health with it. */
export function deleteWebhook(org: Org, id: string): Promise<void> {
  return org.write(async (tx) => {
    await findWebhook(tx, id);
    await tx.remove('webhooks', { id });
  });
}

const day = 24 * 60 * 60 * 1000;

/** Creates a new secret; the previous one also signs for a day. */
export function rotateSecret(org: Org, sealing: string, id: string) {
  const secret = newSecret();
  return org.write(async (tx) => {
    const before = await findWebhook(tx, id);
    await tx.update(
      'webhooks',
      { id },
      {
        secret: seal(sealing, secret),
        previous_secret: before.secret,
        previous_until: new Date(Date.now() + day).toISOString(),
      },
    );
    return { row: await findWebhook(tx, id), secret };
  });
}

/** Disables a webhook, and notifies the admins once. */
export function switchOff(org: Org, id: string, because: 'failing' | 'gone'): Promise<void> {
  return org.write(async (tx) => {
    const before = await readWebhook(tx, id);
    if (!before || before.is_active === 0) return;
    await tx.update('webhooks', { id }, { is_active: false });
    const off = { switched_off_at: now(), switched_off_because: because };
    await tx.update('webhook_health', { webhook_id: id }, off);
    await tx.record('webhook.switched_off', { webhookId: id, webhookName: before.name, because });
  });
}

const failingOf = prepare((org, p: P<'id'>) =>
  org.from('webhook_health').where('webhook_id', p.id).select('failing_since', 'failing_told_at'),
);

/** Occasional failures are reported at most once a day. */
async function isUntold(org: Org, id: string): Promise<boolean> {
  const row = await org.first<Pick<WebhookHealthRow, 'failing_since' | 'failing_told_at'>>(
    failingOf({ id }),
  );
  if (!row?.failing_since) return false;
  const { failing_since: since, failing_told_at: told } = row;
  return told === null || (told < since && Date.now() - Date.parse(told) >= day);
}

/** Notifies the admins once that a webhook has begun to fail. */
export async function tellFailing(org: Org, { id, name }: WebhookRow, reason: string) {
  if (!(await isUntold(org, id))) return;
  await org.write(async (tx) => {
    if (!(await isUntold(tx, id))) return;
    await tx.update('webhook_health', { webhook_id: id }, { failing_told_at: now() });
    await tx.record('webhook.failing', { webhookId: id, webhookName: name, reason });
  });
}
