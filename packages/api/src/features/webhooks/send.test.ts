import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seal } from '../../auth/seal.ts';
import type { WebhookDeliveryRow, WebhookRow } from '../../database/rows/programs.ts';
import { NotAllowed } from '../../outbound/addresses.ts';
import type { Outbound, OutboundRequest } from '../../outbound/request.ts';
import { verified } from '../../test/webhook-receiver.ts';
import { presentDelivery, presentWebhook } from './present.ts';
import { send } from './send.ts';
import type { Webhook } from './store/webhooks.ts';

const sealing = 'a secret of the server';
const [fresh, former] = ['whsec_ZnJlc2g=', 'whsec_Zm9ybWVy'];

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

const webhook: WebhookRow = {
  organization_id: 'o',
  id: 'w',
  name: 'Shop',
  url: 'https://shop.example/hook',
  event_names: '["ticket.created"]',
  filter: '',
  headers: '[]',
  is_active: 1,
  secret: seal(sealing, fresh),
  previous_secret: null,
  previous_until: null,
  made_by_id: null,
  created_at: '2030-01-01T00:00:00.000Z',
};

/** Sends to a receiver that responds with a status or fails. */
async function sendTo(answer: unknown, hook = webhook) {
  const asked: (OutboundRequest & { url: string })[] = [];
  const request = async (url: string, options: OutboundRequest) => {
    asked.push({ url, ...options });
    if (typeof answer !== 'number') throw answer;
    return { status: answer, body: 'Ok\0' + 'x'.repeat(2000) };
  };
  const outcome = await send({ request } as unknown as Outbound, sealing, hook, 'evt_1', '{"a":1}');
  return { outcome, asked: asked[0] };
}

test.each([
  [199, 'The receiver answered 199'],
  [200, null],
  [299, null],
  [300, 'The receiver answered 300'],
])('a response of %d means %j', async (status, error) => {
  const { outcome } = await sendTo(status);
  const kept = `Ok${'x'.repeat(997)}`;
  expect(outcome).toEqual({ status, error, durationMs: expect.any(Number), answer: kept });
  expect(Number.isInteger(outcome.durationMs)).toBe(true);
  expect(outcome.durationMs).toBeGreaterThanOrEqual(0);
});

const late = 'The receiver did not answer in time';

test.each([
  [Object.assign(new Error('x'), { name: 'TimeoutError' }), late],
  [Object.assign(new Error('x'), { name: 'AbortError' }), late],
  [new NotAllowed(), 'This URL must be publicly accessible. To test locally, run helpdesk listen.'],
  [
    Object.assign(new Error('at 10.0.0.7'), { code: 'ECONNREFUSED' }),
    "The receiver couldn't be reached (ECONNREFUSED)",
  ],
  [new Error('at 10.0.0.7'), "The receiver couldn't be reached"],
])('the owner sees what went wrong, without addresses: %s', async (failure, error) => {
  const { outcome } = await sendTo(failure);
  expect(outcome).toMatchObject({ status: null, error });
});

test('posts a message as JSON within fifteen seconds, signed with its number and time', async () => {
  const { asked } = await sendTo(200);
  expect(asked).toMatchObject({
    url: 'https://shop.example/hook',
    method: 'POST',
    body: '{"a":1}',
    timeout: 15_000,
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
    },
  });
});

test('sends custom headers, which cannot override the signature', async () => {
  const value = seal(sealing, 'Bearer of-the-shop');
  const stale = { name: 'X-Old', value: seal('another', 'lost'), lastFour: null };
  const forged = { name: 'webhook-id', value: seal(sealing, 'evt_forged'), lastFour: null };
  const own = [{ name: 'Authorization', value, lastFour: null }, stale, forged];
  const { asked } = await sendTo(200, { ...webhook, headers: JSON.stringify(own) });
  expect(asked?.headers).toMatchObject({
    Authorization: 'Bearer of-the-shop',
    'webhook-id': 'evt_1',
  });
  expect(asked?.headers).not.toHaveProperty('X-Old');
});

test('both secrets sign until the former one expires, then only the new one', async () => {
  const end = Date.now() + 1_000;
  const rotating = {
    ...webhook,
    previous_secret: seal(sealing, former),
    previous_until: new Date(end).toISOString(),
  };
  const signers = async (hook = rotating) => {
    const { asked } = await sendTo(200, hook);
    const received = { headers: asked?.headers ?? {}, body: asked?.body ?? '' };
    return [fresh, former].filter((secret) => {
      try {
        return verified(secret, received);
      } catch {
        return false;
      }
    });
  };
  expect(await signers()).toEqual([fresh, former]);
  vi.setSystemTime(end - 1);
  expect(await signers()).toEqual([fresh, former]);
  vi.setSystemTime(end);
  expect(await signers()).toEqual([fresh]);
  // A secret encrypted by another server is skipped, and the message is still sent.
  expect(await signers({ ...webhook, secret: seal('another', fresh) } as never)).toEqual([]);
});

const row: Webhook = {
  ...webhook,
  told_until: 7,
  failures: 2,
  resting_until: null,
  last_triggered_at: null,
  last_success_at: null,
  last_failure_at: null,
  failing_since: null,
  failing_told_at: null,
  switched_off_at: null,
  switched_off_because: null,
};
const [early, later] = ['2030-01-01T00:00:00.000Z', '2030-01-02T00:00:00.000Z'];

test.each([
  [{}, 'pending'],
  [{ last_success_at: early }, 'active'],
  [{ last_failure_at: early }, 'error'],
  [{ last_failure_at: early, last_success_at: later }, 'active'],
  [{ last_failure_at: later, last_success_at: early }, 'error'],
  [{ last_failure_at: early, last_success_at: early }, 'active'],
  [{ last_success_at: early, is_active: 0 }, 'inactive'],
] as const)('a webhook with %j has the status %s', (facts, status) => {
  expect(presentWebhook({ ...row, ...facts }, null)).toMatchObject({
    status,
    isActive: status !== 'inactive',
  });
});

test('a webhook is shown without its secrets, and a delivery with its next attempt', () => {
  const moments = { last_triggered_at: later, last_success_at: early, last_failure_at: later };
  expect(presentWebhook({ ...row, ...moments }, null)).toEqual({
    id: 'w',
    name: 'Shop',
    url: 'https://shop.example/hook',
    events: ['ticket.created'],
    filter: '',
    filterProblem: null,
    headers: [],
    isActive: true,
    status: 'error',
    retryCount: 2,
    lastTriggeredAt: later,
    lastSuccessAt: early,
    lastFailureAt: later,
    failingSince: null,
    switchedOff: null,
    createdAt: '2030-01-01T00:00:00.000Z',
  });
  const delivery: WebhookDeliveryRow = {
    organization_id: 'o',
    id: 'd',
    webhook_id: 'w',
    seq: 7,
    type: 'ticket.created',
    state: 'waiting',
    attempts: 3,
    due_at: later,
    leased_until: null,
    last_status: 500,
    duration_ms: 12,
    error: 'The receiver answered 500',
    created_at: early,
    delivered_at: null,
  };
  const shown = {
    id: 'd',
    eventId: 'evt_o_7',
    type: 'ticket.created',
    state: 'waiting',
    attempt: 3,
    status: 500,
    durationMs: 12,
    error: 'The receiver answered 500',
    createdAt: early,
    deliveredAt: null,
    nextRetryAt: later,
  };
  expect(presentDelivery(delivery)).toEqual(shown);
  expect(presentDelivery({ ...delivery, state: 'failed' })).toEqual({
    ...shown,
    state: 'failed',
    nextRetryAt: null,
  });
});
