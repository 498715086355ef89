import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { KeyCaller, Member } from '../../auth/caller.ts';
import { now } from '../../database/ids.ts';
import type { WebhookRow } from '../../database/rows/programs.ts';
import type { Org } from '../../database/types.ts';
import { type DeliverableEvent, isDeliverable, testEventId } from '../../events/for-programs.ts';
import { eventOf } from '../../events/read.ts';
import type { Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { exampleTicket } from '../tickets/present.ts';
import { problemOf } from '../tickets/read/event-filter.ts';
import { queryWithNames } from '../tickets/read/stored-query.ts';
import { presentAttempt, presentDelivery, presentWebhook } from './present.ts';
import { notAllowed, send } from './send.ts';
import {
  keepTest,
  readAttempts,
  readDeliveries,
  recordTest,
  redeliver,
  redeliverFailed,
  testDelivery,
} from './store/deliveries.ts';
import { eventsOf, refuseFilter, refuseUnreadable } from './store/wanted-events.ts';
import {
  createWebhook,
  deleteWebhook,
  findWebhook,
  readWebhooks,
  rotateSecret,
  updateWebhook,
  type Webhook,
} from './store/webhooks.ts';

/** `messageOf` creates the payload of an event, as in the event log. */
export const createWebhookHandlers = (
  messageOf: (org: Org, event: DeliverableEvent) => Promise<object>,
): Handlers<'webhooks'> => ({
  list: async ({ org }) => ({
    data: await Promise.all((await readWebhooks(org)).map((row) => shown(org, row))),
    message: 'Webhooks retrieved successfully',
  }),

  create: async ({ server, org, key, member, body }) => {
    refuseUnreadable({ key, member }, body.events);
    refuseFilter({ key, member }, body.filter);
    refuseUnlessAllowed(server, body.url);
    const { row, secret } = await createWebhook(
      org,
      server.config.secret,
      body,
      makerOf({ key, member }),
    );
    return {
      data: { ...(await shown(org, row)), secret },
      message: 'Webhook created successfully',
    };
  },

  get: async ({ org, params }) => ({
    data: await shown(org, await findWebhook(org, params.id)),
    message: 'Webhook retrieved successfully',
  }),

  update: async ({ server, org, key, member, params, body }) => {
    if (body.url !== undefined) refuseUnlessAllowed(server, body.url);
    const by = { key, member };
    const { secret } = server.config;
    const row = await updateWebhook(org, secret, params.id, body, by, makerOf(by));
    return { data: await shown(org, row), message: 'Webhook updated successfully' };
  },

  delete: async ({ org, params }) => {
    await deleteWebhook(org, params.id);
    return { data: null, message: 'Webhook deleted successfully' };
  },

  test: async ({ server, org, params }) => {
    const webhook = await findWebhook(org, params.id);
    const seq = await recordTest(org, webhook.id);
    const message = sampleMessage(org.id, seq, webhook);
    const body = JSON.stringify(message);
    const outcome = await send(server.outbound, server.config.secret, webhook, message.id, body);
    await keepTest(org, webhook.id, seq, outcome);
    if (outcome.error !== null) {
      if (outcome.error === notAllowed) throw refusedUrl();
      throw new Refusal(502, 'Failed to test webhook', 'delivery_failed', {
        errors: [{ field: 'url', code: 'delivery_failed', message: outcome.error }],
      });
    }
    const { status, durationMs, error } = outcome;
    return {
      data: { delivered: true, status, durationMs, error },
      message: 'Test webhook sent successfully',
    };
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

  attempts: async ({ org, key, member, params }) => {
    refuseUnreadable({ key, member }, eventsOf(await findWebhook(org, params.id)));
    const { delivery, attempts } = await readAttempts(org, params.id, params.deliveryId);
    const event = delivery.type === testDelivery ? null : await eventOf(org, Number(delivery.seq));
    const isThere = event && isDeliverable(event);
    const request = isThere ? ((await messageOf(org, event)) as Record<string, unknown>) : null;
    return {
      data: { attempts: attempts.map(presentAttempt), request },
      message: 'Attempts retrieved successfully',
    };
  },

  redeliverFailed: async ({ org, key, member, params, body }) => {
    refuseUnreadable({ key, member }, eventsOf(await findWebhook(org, params.id)));
    const queued = await redeliverFailed(org, params.id, body.since);
    return { data: { queued }, message: 'The events are being redelivered' };
  },

  redeliver: async ({ org, key, member, params }) => {
    refuseUnreadable({ key, member }, eventsOf(await findWebhook(org, params.id)));
    const row = await redeliver(org, params.id, params.deliveryId);
    return { data: presentDelivery(row), message: 'The event is being redelivered' };
  },

  rotateSecret: async ({ server, org, params }) => {
    const { row, secret } = await rotateSecret(org, server.config.secret, params.id);
    return { data: { ...(await shown(org, row)), secret }, message: 'Secret rotated successfully' };
  },
});

/** The member responsible for the call: for a key that acts for itself, the member who created it. */
const makerOf = ({ key, member }: { key: KeyCaller | null; member: Member | null }) =>
  member?.user.id ?? key?.maker?.id ?? null;

async function shown(org: Org, row: Webhook) {
  const filter = await queryWithNames(org, row.filter);
  return presentWebhook({ ...row, filter }, await problemOf(org, filter));
}

function refuseUnlessAllowed({ outbound }: ServerContext, url: string) {
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

/** The test event. */
function sampleMessage(
  organizationId: string,
  seq: number,
  webhook: WebhookRow,
): Schema<'WebhookEvent'> {
  const [type = 'ticket.created'] = eventsOf(webhook);
  const at = now();
  return {
    id: testEventId(organizationId, seq),
    type,
    timestamp: at,
    organizationId,
    data: {
      ticket: exampleTicket(at),
    },
    isTest: true,
  };
}
