import { randomBytes } from 'node:crypto';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { KeyCaller } from '../../../auth/caller.ts';
import { seal } from '../../../auth/seal.ts';
import { newId, now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { WebhookHealthRow, WebhookRow } from '../../../database/rows/programs.ts';
import type { Org, P } from '../../../database/types.ts';
import { notFound, Refusal } from '../../../refusal.ts';
import { eventsOf, refuseUnreadable } from '../wanted-events.ts';

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
export function createWebhook(org: Org, sealing: string, input: Schema<'WebhookInput'>) {
  const secret = newSecret();
  const id = newId();
  return org.write(async (tx) => {
    if ((await readWebhooks(tx)).length >= maxWebhooks) {
      throw new Refusal(409, `An organization can have ${maxWebhooks} webhooks`, 'too_many');
    }
    const { name, url, events, isActive = true } = input;
    await tx.insert('webhooks', {
      id,
      name,
      url,
      event_names: [...new Set(events)],
      is_active: isActive,
      secret: seal(sealing, secret),
      created_at: now(),
    });
    const { seq } = (await tx.first<{ seq: number }>(lastEvent({}))) ?? { seq: 0 };
    await tx.insert('webhook_health', { webhook_id: id, told_until: seq, failures: 0 });
    return { row: await findWebhook(tx, id), secret };
  });
}

/** Changes a webhook. When it is enabled again, events in the meantime are not delivered. */
export function updateWebhook(
  org: Org,
  id: string,
  change: Schema<'WebhookPatch'>,
  key: KeyCaller | null,
): Promise<Webhook> {
  return org.write(async (tx) => {
    const before = await findWebhook(tx, id);
    if (Object.keys(change).length === 0) return before;
    const { name, url, events, isActive } = change;
    if (events || url || isActive) refuseUnreadable(key, events ?? eventsOf(before));
    await tx.update(
      'webhooks',
      { id },
      { name, url, event_names: events && [...new Set(events)], is_active: isActive },
    );
    if (isActive && before.is_active === 0) {
      const { seq } = (await tx.first<{ seq: number }>(lastEvent({}))) ?? { seq: 0 };
      await tx.update(
        'webhook_health',
        { webhook_id: id },
        { told_until: seq, failures: 0, resting_until: null },
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

/** Disables a webhook whose receiver answers 410 Gone. */
export async function switchOff(org: Org, id: string): Promise<void> {
  await org.write((tx) => tx.update('webhooks', { id }, { is_active: false }));
}
