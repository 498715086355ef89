import type { Schema } from '@helpdesk/sdk/contract/operations';
import { newId, now } from '../../database/ids.ts';
import type { Desk } from '../../http/desk.ts';
import type { Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { readDeliveries, redeliver } from './deliveries.ts';
import { presentDelivery, presentWebhook } from './present.ts';
import { notAllowed, send } from './send.ts';
import {
  createWebhook,
  deleteWebhook,
  findWebhook,
  readWebhooks,
  rotateSecret,
  updateWebhook,
} from './store.ts';

export const webhooks: Handlers<'webhooks'> = {
  list: async ({ org }) => ({
    data: (await readWebhooks(org)).map(presentWebhook),
    message: 'Webhooks retrieved successfully',
  }),

  create: async ({ desk, org, body }) => {
    refuseUnlessAllowed(desk, body.url);
    const { row, secret } = await createWebhook(org, desk.config.secret, body);
    return { data: { ...presentWebhook(row), secret }, message: 'Webhook created successfully' };
  },

  get: async ({ org, params }) => ({
    data: presentWebhook(await findWebhook(org, params.id)),
    message: 'Webhook retrieved successfully',
  }),

  update: async ({ desk, org, params, body }) => {
    if (body.url !== undefined) refuseUnlessAllowed(desk, body.url);
    const row = await updateWebhook(org, params.id, body);
    return { data: presentWebhook(row), message: 'Webhook updated successfully' };
  },

  delete: async ({ org, params }) => {
    await deleteWebhook(org, params.id);
    return { data: null, message: 'Webhook deleted successfully' };
  },

  test: async ({ desk, org, params }) => {
    const webhook = await findWebhook(org, params.id);
    const message = sampleMessage(org.id, webhook.event_names);
    const body = JSON.stringify(message);
    const outcome = await send(desk.outbound, desk.config.secret, webhook, message.id, body);
    if (outcome.error !== null) {
      if (outcome.error === notAllowed) throw refusedUrl();
      throw new Refusal(502, 'Failed to test webhook', 'delivery_failed', {
        errors: [{ field: 'url', code: 'delivery_failed', message: outcome.error }],
      });
    }
    return { data: { delivered: true, ...outcome }, message: 'Test webhook sent successfully' };
  },

  deliveries: async ({ org, params, query: { limit, offset } }) => {
    await findWebhook(org, params.id);
    const { rows, total } = await readDeliveries(org, params.id, limit, offset);
    return {
      data: rows.map(presentDelivery),
      message: 'Deliveries retrieved successfully',
      pagination: { limit, offset, total },
    };
  },

  redeliver: async ({ org, params }) => ({
    data: presentDelivery(await redeliver(org, params.id, params.deliveryId)),
    message: 'The event is sent again',
  }),

  rotateSecret: async ({ desk, org, params }) => {
    const { row, secret } = await rotateSecret(org, desk.config.secret, params.id);
    return { data: { ...presentWebhook(row), secret }, message: 'Secret rotated successfully' };
  },
};

function refuseUnlessAllowed({ outbound }: Desk, url: string) {
  try {
    outbound.check(url);
  } catch {
    throw refusedUrl();
  }
}

const refusedUrl = () =>
  new Refusal(400, notAllowed, 'url_not_allowed', {
    errors: [{ field: 'url', code: 'url_not_allowed', message: notAllowed }],
  });

/** What a test sends: a ticket that does not exist, and says so. */
function sampleMessage(organizationId: string, eventNames: string): Schema<'WebhookEvent'> {
  const [type = 'ticket.created'] = JSON.parse(eventNames) as Schema<'WebhookEventName'>[];
  const at = now();
  return {
    id: `evt_test_${newId()}`,
    type,
    timestamp: at,
    organizationId,
    data: {
      ticket: {
        id: 'test',
        ticketNumber: 'TEST-0000-000000',
        subject: 'A test of your webhook',
        description: 'Nobody wrote this ticket. It only shows that events reach you.',
        status: 'open',
        priority: 'normal',
        customerEmail: 'customer@example.com',
        customerName: 'Test Customer',
        createdAt: at,
        updatedAt: at,
      },
    },
  };
}
