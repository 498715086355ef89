import { randomBytes } from 'node:crypto';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import { newId, now } from '../../database/ids.ts';
import { prepare } from '../../database/prepare.ts';
import type { WebhookHealthRow, WebhookRow } from '../../database/rows/programs.ts';
import type { Org, P } from '../../database/types.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { seal } from '../../http/seal.ts';

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

export async function findWebhook(org: Org, id: string): Promise<Webhook> {
  const row = await org.first<Webhook>(one({ id }));
  if (!row) throw notFound('Webhook not found');
  return row;
}

const mostWebhooks = 50;

/** A secret as Standard Webhooks libraries take it. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** Has an address told of what happens from now on; answers its secret, which is kept sealed. */
export function createWebhook(org: Org, sealing: string, input: Schema<'WebhookInput'>) {
  const secret = newSecret();
  const id = newId();
  return org.write(async (tx) => {
    if ((await readWebhooks(tx)).length >= mostWebhooks) {
      throw new Refusal(409, `An organization can have ${mostWebhooks} webhooks`, 'too_many');
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

/** Changes a webhook. Switched on again it starts afresh: what happened meanwhile is not told. */
export function updateWebhook(
  org: Org,
  id: string,
  change: Schema<'WebhookPatch'>,
): Promise<Webhook> {
  return org.write(async (tx) => {
    const before = await findWebhook(tx, id);
    if (Object.keys(change).length === 0) return before;
    const { name, url, events, isActive } = change;
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

export function deleteWebhook(org: Org, id: string): Promise<void> {
  return org.write(async (tx) => {
    await findWebhook(tx, id);
    await tx.remove('webhook_deliveries', { webhook_id: id });
    await tx.remove('webhook_health', { webhook_id: id });
    await tx.remove('webhooks', { id });
  });
}

const day = 24 * 60 * 60 * 1000;

/** A new secret; the old one goes on signing beside it for a day. */
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
